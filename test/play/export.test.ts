import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { Book } from '../../src/engine/export/index.ts';
import { toEpub, toHtml, toMarkdown } from '../../src/engine/export/index.ts';
import { trustSkills, writeSkills } from '../support/skills.ts';
import { converse, runProgram, typing } from './support/saved.ts';
import { minimalCampaign, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
trustSkills();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const picture = {
  bytes: Buffer.from('89504e470d0a1a0a', 'hex'),
  mediaType: 'image/png',
  extension: 'png',
  isDrawn: true,
};

const BOOK: Book = {
  id: '6f1c1d52-6a0c-4e0e-9c0a-1f2d3c4b5a69',
  title: 'Salt & <Sundry> "quoted"',
  campaign: 'Low Water',
  author: 'A. Author',
  player: 'Ada',
  ending: 'The end, & more',
  begunAt: '2026-11-15T10:00:00.000Z',
  lastPlayedAt: '2026-11-16T01:02:03.456Z',
  chapters: [
    {
      title: 'The Quay',
      scenes: [
        {
          scene: 1,
          chosen: null,
          prose: ['One *star* & <b>two</b>.', '# Not a heading \u0001\uD800!'],
          ending: null,
        },
        { scene: 2, chosen: 'Ask > tell', prose: ['1. Not a list', '“Yes,” says Iz.'], ending: null },
      ],
    },
    {
      title: 'The Quay & co',
      scenes: [{ scene: 3, chosen: 'Go', prose: ['Gone.'], ending: 'The end, & more' }],
    },
  ],
  cast: [
    { name: 'Iz', role: 'Gleaner', picture },
    { name: 'Ansa <3', role: '', picture: null },
  ],
  provenance: ['The scenes were put into words by a program (storyteller).', 'Told with Narratoria.'],
};

/** The files of an archive in the order they lie in it. */
async function unzip(bytes: Buffer): Promise<{ entry: Entry; content: Buffer }[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const files: { entry: Entry; content: Buffer }[] = [];
  return await new Promise((resolve, reject) => {
    zip.on('error', reject).on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            files.push({ entry, content: Buffer.concat(chunks) });
            zip.readEntry();
          });
      }),
    );
    zip.readEntry();
  });
}

/** Complains of a document whose tags do not close in order, or that has a bare & or < or a character XML forbids. */
function wellFormed(xml: string): string[] {
  const open: string[] = [];
  const complaints: string[] = [];
  const text = xml.replace(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|<\?[^>]*\?>|<!DOCTYPE html>/g,
    (tag, closing, name, attributes = '', empty) => {
      if (name === undefined) return '';
      const names = [...attributes.matchAll(/\s([\w:.-]+)=/g)].map(([, key]) => key);
      if (new Set(names).size !== names.length) complaints.push(`an attribute twice in ${tag}`);
      if (closing !== '') {
        if (open.pop() !== name) complaints.push(`${tag} closes something else`);
      } else if (empty === '') open.push(name);
      return '';
    },
  );
  if (open.length > 0) complaints.push(`left open: ${open.join(', ')}`);
  if (/[<>]/.test(text.replaceAll('>', ''))) complaints.push('a bare <');
  if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(xml)) complaints.push('a bare &');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(xml) || !xml.isWellFormed())
    complaints.push('a forbidden character');
  return complaints;
}

describe('an EPUB', () => {
  let files: Awaited<ReturnType<typeof unzip>>;
  let bytes: Buffer;
  const text = (name: string) =>
    files.find(({ entry }) => entry.fileName === name)?.content.toString('utf8') ?? '';

  beforeAll(async () => {
    bytes = await toEpub(BOOK);
    files = await unzip(bytes);
  });

  it('begins with its media type, stored, with nothing beside it', () => {
    const [first] = files;
    expect(first?.entry).toMatchObject({ fileName: 'mimetype', compressionMethod: 0, extraFieldLength: 0 });
    expect(bytes.subarray(30, 38).toString('latin1')).toBe('mimetype');
    expect(bytes.subarray(38, 58).toString('latin1')).toBe('application/epub+zip');
  });

  it('has a container that leads to the package', () => {
    const [, target = ''] = /full-path="([^"]+)"/.exec(text('META-INF/container.xml')) ?? [];
    expect(text(target)).toContain('<package');
  });

  it('has the metadata it must have, once each', () => {
    const opf = text('OEBPS/package.opf');
    expect(opf).toMatch(/unique-identifier="book-id"/);
    expect(opf.match(/<dc:identifier id="book-id">urn:uuid:[0-9a-f-]{36}<\/dc:identifier>/g)).toHaveLength(1);
    expect(
      opf.match(/<meta property="dcterms:modified">\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/meta>/g),
    ).toHaveLength(1);
    expect(opf.match(/<dc:language>en<\/dc:language>/g)).toHaveLength(1);
    expect(opf).toContain('<dc:title>Salt &amp; &lt;Sundry&gt; &quot;quoted&quot;</dc:title>');
  });

  it('lists every file once, with an id of its own, and its navigation', () => {
    const opf = text('OEBPS/package.opf');
    const items = [
      ...opf.matchAll(/<item id="([^"]+)" href="([^"]+)" media-type="[^"]+"( properties="nav")?\/>/g),
    ];
    const names = files.map(({ entry }) => entry.fileName);
    const inside = names.filter((name) => name.startsWith('OEBPS/') && name !== 'OEBPS/package.opf');
    expect(items.map(([, , href]) => `OEBPS/${href}`).sort()).toEqual(inside.sort());
    expect(new Set(items.map(([, id]) => id)).size).toBe(items.length);
    expect(new Set(names).size).toBe(names.length);
    expect(items.filter(([, , , nav]) => nav !== undefined)).toHaveLength(1);
    const spine = [...opf.matchAll(/<itemref idref="([^"]+)"\/>/g)].map(([, id]) => id);
    expect(spine.every((id) => items.some(([, item]) => item === id))).toBe(true);
    expect(spine).toEqual(['title-page', 'cast', 'chapter-1', 'chapter-2', 'provenance']);
    const nav = text('OEBPS/nav.xhtml');
    expect(nav.match(/epub:type="toc"/g)).toHaveLength(1);
    for (const [, href] of nav.matchAll(/<a href="([^"]+)"/g)) expect(inside).toContain(`OEBPS/${href}`);
  });

  it('is well-formed throughout, whatever stands in the story', () => {
    const documents = files.filter(({ entry }) => /\.(?:xhtml|opf|xml)$/.test(entry.fileName));
    expect(documents.length).toBeGreaterThan(6);
    for (const { entry, content } of documents)
      expect(wellFormed(content.toString('utf8')), entry.fileName).toEqual([]);
    expect(wellFormed('<a><b></a></b> & \u0001')).toHaveLength(4);
    const chapter = text('OEBPS/chapter-1.xhtml');
    expect(chapter).toContain('One *star* &amp; &lt;b&gt;two&lt;/b&gt;.');
    const ids = [...chapter.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same bytes for the same story', async () => {
    expect((await toEpub(BOOK)).equals(bytes)).toBe(true);
  });
});

describe('a book', () => {
  it('is one page of HTML that needs nothing else', () => {
    const html = toHtml(BOOK);
    expect(html).toContain('data:image/png;base64,iVBORw0KGgo=');
    expect(html).toContain('alt="Portrait of Iz"');
    expect(html).not.toMatch(/<script|https?:|src="(?!data:)/);
    expect(html).toContain('put into words by a program');
    expect(wellFormed(html)).toEqual([]);
  });

  it('is Markdown in which the story is never markup', () => {
    const markdown = toMarkdown(BOOK);
    expect(markdown).toContain('One \\*star\\* &amp; \\<b\\>two\\</b\\>.');
    expect(markdown).toContain('\\# Not a heading');
    expect(markdown).toContain('\\1. Not a list');
    expect(markdown).toContain('> Ask \\> tell');
    expect(markdown).toContain('![Iz][portrait-1]');
    expect(markdown.match(/^#+ /gm)).toHaveLength(5);
  });
});

describe('story export', () => {
  it('has all of the story, says where it comes from, and gives no secret away', async () => {
    const home = path.join(scratch, 'home');
    mkdirSync(home, { recursive: true });
    const secret = 'plover-42-rosemary';
    const events = [
      { type: 'log', level: 'info', message: `key ${secret}` },
      {
        type: 'state_patch',
        patch: { narration: { paragraphs: [`The word is ${secret}, says the wind.`, 'It rains.'] } },
      },
      { type: 'done', ok: true },
    ];
    const lines = events.map(
      (event) => `console.log(${JSON.stringify(JSON.stringify({ version: '0', ...event }))});`,
    );
    writeSkills(path.join(home, 'skills'), {
      bard: {
        scripts: { 'narrate.mjs': lines.join('\n') },
        manifest: { capabilities: ['narration'], priority: 99 },
      },
    });
    const skill = path.join(home, 'skills/bard');
    writeFileSync(
      path.join(skill, 'config-schema.json'),
      JSON.stringify({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: {
          apiKey: {
            type: 'string',
            title: 'Key',
            description: 'A key.',
            format: 'password',
            'x-sensitive': true,
          },
        },
      }),
    );
    const folder = minimalCampaign(path.join(scratch, 'told'), 'The Wind');
    await converse(home, [folder, '--seed', '1'], typing('1'));
    // Only now the setting makes a secret of it: what was kept before has it in plain words.
    expect((await runProgram(home, ['skill', 'config', 'bard', `apiKey=${secret}`])).exitCode).toBe(0);

    for (const format of ['md', 'html', 'epub', 'json']) {
      const { exitCode, stdout } = await runProgram(home, [
        'story',
        'export',
        'last',
        '--format',
        format,
        '--json',
      ]);
      expect(exitCode, stdout).toBe(0);
      const { file, scenes } = JSON.parse(stdout);
      expect(scenes).toBe(2);
      const bytes = readFileSync(file);
      const contents =
        format === 'epub'
          ? (await unzip(bytes)).map(({ content }) => content.toString('utf8'))
          : [bytes.toString('utf8')];
      expect(contents.join('\n')).toContain('says the wind');
      expect(contents.join('\n')).toContain('by a program (bard)');
      expect(contents.join('\n')).not.toContain(secret);
    }
    const journal = JSON.parse(readFileSync(path.join(home, 'the-wind.json'), 'utf8'));
    expect(journal).toMatchObject({
      format: 'narratoria-story',
      story: { seed: '1', persona: { name: 'You' } },
    });
    expect(journal.scenes).toHaveLength(2);
    expect(journal.scenes[1]).toHaveProperty('trace.toolResults');
    expect(JSON.stringify(journal)).not.toContain(folder);

    const again = await runProgram(home, ['story', 'export', 'last', '--format', 'md', '-o', 'the-wind.md']);
    expect([again.exitCode, again.stderr]).toEqual([2, expect.stringContaining('was left as it is')]);
  }, 180_000);
});
