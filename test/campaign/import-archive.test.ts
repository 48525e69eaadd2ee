import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nameProblem } from '../../src/campaign/archive/names.ts';
import { packFolder } from '../../src/campaign/archive/pack.ts';
import { withStaging } from '../../src/campaign/archive/staging.ts';
import { importFile } from '../../src/campaign/import/import.ts';
import { PROGRAM } from '../skills/scaffold/support/narratoria.ts';
import { makeTempFolder } from '../support/skills.ts';
import { campaignWith, MANIFEST, type RawEntry, zipOf } from './import-support.ts';

/** A machine that is busy with other tests takes its time. */
const PATIENCE_MS = 120_000;

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let count = 0;
let room: string;
let campaigns: string;
beforeEach(() => {
  count += 1;
  room = path.join(scratch, String(count));
  campaigns = path.join(room, 'home', 'campaigns');
  mkdirSync(room);
});

function take(archive: Buffer | string, options: Partial<Parameters<typeof importFile>[1]> = {}) {
  const file = typeof archive === 'string' ? archive : path.join(room, 'thing-1.0.0.narratoria.zip');
  if (typeof archive !== 'string') writeFileSync(file, archive);
  return withStaging(campaigns, (staging) =>
    importFile(file, { campaigns, staging, importedAt: new Date(0), check: async () => {}, ...options }),
  );
}

/** Every file under a folder with its bytes. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file).toString('base64')]),
  );
}

/** Everything in the room but the archive itself. */
function traces(): string[] {
  return Object.keys(contentOf(room)).filter((file) => !file.endsWith('.zip'));
}

describe('what is packed', () => {
  const part = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.constantFrom('lore', 'The Quay', 'ünïcödé', '海', 'a.b.c', 'x'.repeat(150)),
    )
    .filter((name) => !name.includes('/') && nameProblem(name) === null && !/^[.]|~$|^#/.test(name));
  const file = fc.record({
    path: fc.array(part, { minLength: 1, maxLength: 4 }),
    ending: fc.constantFrom('.md', '.json', '.png', '.txt', ''),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 2000 }),
      fc.nat(300_000).map((length) => new Uint8Array(length)),
    ),
  });

  it('comes out again byte for byte', { timeout: PATIENCE_MS }, async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 12 }), async (files) => {
        round += 1;
        const folder = path.join(room, `campaign-${round}`);
        mkdirSync(folder);
        writeFileSync(path.join(folder, 'manifest.json'), MANIFEST);
        for (const { path: parts, ending, bytes } of files) {
          const target = `${path.join(folder, ...parts)}${ending}`;
          try {
            mkdirSync(path.dirname(target), { recursive: true });
            writeFileSync(target, bytes, { flag: 'wx' });
          } catch {
            // two names of the draw do not fit beside each other
          }
        }
        const archive = path.join(room, `p${round}.narratoria.zip`);
        const packed = await packFolder(folder, archive).catch((error: Error) => {
          // names that only some systems tell apart are refused, and nothing else is
          expect(error.message).toMatch(/the same name on some systems|name that|cannot be packed/);
          return null;
        });
        fc.pre(packed !== null);
        const result = await take(archive, { name: `c${round}` });
        expect(contentOf(result.folder)).toEqual(contentOf(folder));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same archive every time, whenever and wherever the files were written', async () => {
    const [one, other] = [path.join(room, 'one'), path.join(room, 'other')];
    for (const folder of [one, other]) mkdirSync(path.join(folder, 'lore'), { recursive: true });
    const files = [
      ['manifest.json', MANIFEST],
      ['lore/b.md', 'b'.repeat(5000)],
      ['lore/a.md', 'a'],
    ] as const;
    for (const [name, content] of files) writeFileSync(path.join(one, name), content);
    for (const [name, content] of files.toReversed()) writeFileSync(path.join(other, name), content);
    execFileSync('touch', ['-d', '2001-02-03', path.join(other, 'lore/a.md')]);
    await packFolder(one, path.join(room, 'one.zip'));
    await packFolder(other, path.join(room, 'other.zip'));
    expect(readFileSync(path.join(room, 'one.zip'))).toEqual(readFileSync(path.join(room, 'other.zip')));
  });
});

const bomb = Buffer.alloc(3 * 1024 * 1024);
const hostile: [string, Buffer, RegExp][] = [
  ['a name that climbs out', campaignWith({ name: '../evil.md', data: 'x' }), /leads out/],
  ['a name that climbs out further in', campaignWith({ name: 'lore/../../evil.md', data: 'x' }), /leads out/],
  ['an absolute name', campaignWith({ name: '/tmp/evil.md', data: 'x' }), /absolute/],
  ['a drive letter', campaignWith({ name: 'C:/evil.md', data: 'x' }), /drive letter/],
  ['a drive letter without a slash', campaignWith({ name: 'c:evil.md', data: 'x' }), /drive letter/],
  ['backslashes', campaignWith({ name: '..\\evil.md', data: 'x' }), /backslash/],
  ['a line break in a name', campaignWith({ name: 'lore/a\nb.md', data: 'x' }), /control characters/],
  ['a zero byte in a name', campaignWith({ name: 'lore/a\0.md', data: 'x' }), /control characters/],
  ['a turned name', campaignWith({ name: 'lore/\u202Edm.exe', data: 'x' }), /control characters/],
  [
    'a name that is not UTF-8',
    campaignWith({ name: Buffer.from([0x61, 0xff, 0xfe]), data: 'x' }),
    /not UTF-8/,
  ],
  ['an empty name', campaignWith({ name: '', data: 'x' }), /no name/],
  ['an empty part', campaignWith({ name: 'lore//a.md', data: 'x' }), /empty part/],
  ['a device of Windows', campaignWith({ name: 'lore/NUL.md', data: 'x' }), /device/],
  ['a stream of Windows', campaignWith({ name: 'lore/a.md:hidden', data: 'x' }), /Windows/],
  ['an endless name', campaignWith({ name: 'x'.repeat(5000), data: 'x' }), /too long/],
  ['a link', campaignWith({ name: 'lore/link', data: '/etc/passwd', mode: 0o120777 }), /link or a device/],
  ['a link as a folder', campaignWith({ name: 'lore/', data: '', mode: 0o120777 }), /link or a device/],
  ['a device', campaignWith({ name: 'lore/dev', data: '', mode: 0o020666 }), /link or a device/],
  ['the same name twice', campaignWith({ name: 'a.md', data: '1' }, { name: 'a.md', data: '2' }), /twice/],
  [
    'names that differ in capitals',
    campaignWith({ name: 'Lore/a.md' }, { name: 'lore/b.md' }),
    /same name on some/,
  ],
  [
    'names that differ in accents',
    campaignWith({ name: 'é.md' }, { name: 'e\u0301.md' }),
    /same name on some/,
  ],
  [
    'a file that is a folder too',
    campaignWith({ name: 'lore', data: 'x' }, { name: 'lore/a.md' }),
    /twice|same name/,
  ],
  ['a bomb', campaignWith({ name: 'lore/bomb.md', data: bomb, compress: true }), /a hundred times/],
  [
    'a bomb that lies',
    campaignWith({ name: 'lore/b.md', data: bomb, compress: true, claims: 100 }),
    /cannot be read/,
  ],
  [
    'a size that promises too much',
    campaignWith({ name: 'b.md', data: 'x', compress: true, claims: 5000 }),
    /cannot be read/,
  ],
  [
    'a file of gigabytes',
    campaignWith({ name: 'b.md', data: 'x', compress: true, claims: 3_000_000_000 }),
    /larger than/,
  ],
  [
    'many large files',
    campaignWith(
      ...Array.from(
        { length: 6 },
        (_, index): RawEntry => ({
          name: `${index}.bin`,
          data: Buffer.alloc(4000, 1),
          compress: true,
          claims: 500_000_000,
          method: 8,
        }),
      ),
    ),
    /a hundred times|larger than 2 GiB/,
  ],
  [
    'entries without end',
    zipOf(Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}.md` }))),
    /20001 entries/,
  ],
  [
    'files that share their bytes',
    zipOf([
      { name: 'manifest.json', data: MANIFEST.padEnd(9000) },
      ...Array.from(
        { length: 40 },
        (_, index): RawEntry => ({ name: `${index}.md`, data: MANIFEST.padEnd(9000), overlaps: true }),
      ),
    ]),
    /overlap/,
  ],
  ['a wrong CRC', campaignWith({ name: 'a.md', data: 'x', crc: 1 }), /CRC/],
  [
    'an encrypted file',
    campaignWith({ name: 'a.md', data: 'x'.repeat(20), claims: 8, flags: 0x801 }),
    /encrypted/,
  ],
  ['an unknown compression', campaignWith({ name: 'a.md', data: 'x', method: 14 }), /not supported/],
  [
    'half an archive',
    campaignWith({ name: 'a.md', data: 'x'.repeat(500) }).subarray(0, 300),
    /cannot be read/,
  ],
  ['an archive that is empty', zipOf([]), /neither a campaign nor/],
  ['an archive of something else', zipOf([{ name: 'holiday.jpg', data: 'x' }]), /neither a campaign nor/],
];

describe('a hostile archive', () => {
  it.each(hostile)('%s is refused, and leaves nothing behind', async (_, archive, message) => {
    await expect(take(archive)).rejects.toMatchObject({
      code: 'invalid_archive',
      message: expect.stringMatching(message),
    });
    expect(traces()).toEqual([]);
    expect(readdirSync(scratch).filter((name) => name.startsWith('evil'))).toEqual([]);
  });

  it('never writes outside, whichever bytes of it are changed', { timeout: PATIENCE_MS }, async () => {
    const sound = campaignWith(
      { name: 'lore/a.md', data: 'An honest file.'.repeat(20), compress: true },
      { name: 'art/b.png', data: 'b' },
    );
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          round += 1;
          const archive = Buffer.from(sound);
          for (const [position, value] of changes) archive[position] = value;
          const name = `m${round}`;
          const outcome = await take(archive, { name }).catch((error: { code?: string }) => error.code);
          if (typeof outcome === 'string') expect(['invalid_archive', 'invalid_card']).toContain(outcome);
          else expect(typeof outcome).toBe('object');
          expect(traces().filter((file) => !file.startsWith(`home/campaigns/m`))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never writes outside, whatever its names are', { timeout: PATIENCE_MS }, async () => {
    const parts = fc.constantFrom(
      '..',
      '.',
      '',
      'a',
      'A',
      '/',
      '\\',
      'C:',
      '~',
      'lore',
      'con',
      'x\u0000',
      '\u202E',
      'é',
      'e\u0301',
      ' ',
    );
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(parts, { minLength: 1, maxLength: 5 }), { maxLength: 4 }),
        async (names) => {
          round += 1;
          const archive = campaignWith(
            ...names.map((name): RawEntry => ({ name: name.join('/'), data: 'x' })),
          );
          await take(archive, { name: `n${round}` }).catch(() => null);
          expect(traces().filter((file) => !/^home\/campaigns\/n\d+\//.test(file))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the checksum list', () => {
  const sum = (data: string) => createHash('sha256').update(data).digest('hex');
  const listed = (lines: string, ...entries: RawEntry[]) =>
    zipOf([{ name: 'manifest.json', data: MANIFEST }, ...entries, { name: 'SHA256SUMS', data: lines }]);
  const manifestLine = `${sum(MANIFEST)}  manifest.json\n`;

  it('is compared with every file', async () => {
    const result = await take(listed(manifestLine));
    expect(result).toMatchObject({ kind: 'campaign', unpacked: { files: 1, isVerified: true } });
    expect(existsSync(path.join(result.folder, 'SHA256SUMS'))).toBe(false);
  });

  it.each([
    ['a file that differs', listed(`${sum('other')}  manifest.json\n`), /not what the checksum list says/],
    [
      'a file that is not listed',
      listed(manifestLine, { name: 'lore/extra.md', data: 'x' }),
      /not on its checksum list/,
    ],
    ['a file that is missing', listed(`${manifestLine}${sum('x')}  lore/gone.md\n`), /but not in it/],
    ['a line that makes no sense', listed(`${manifestLine}nonsense\n`), /Line 2/],
    ['a file listed twice', listed(manifestLine + manifestLine), /Line 2/],
  ])('finds %s', async (_, archive, message) => {
    await expect(take(archive)).rejects.toMatchObject({
      code: 'invalid_archive',
      message: expect.stringMatching(message),
    });
    expect(traces()).toEqual([]);
  });

  it('may be missing from an archive made by hand, with the folder itself around its files', async () => {
    const archive = zipOf([
      { name: 'my story/', mode: 0o040755 },
      { name: 'my story/manifest.json', data: MANIFEST },
      { name: 'my story/lore/a.md', data: 'A.' },
      { name: 'my story/.DS_Store', data: 'x' },
      { name: '__MACOSX/my story/._manifest.json', data: 'x' },
    ]);
    const result = await take(archive);
    expect(Object.keys(contentOf(result.folder)).toSorted()).toEqual(['lore/a.md', 'manifest.json']);
    expect(result).toMatchObject({ unpacked: { isVerified: false } });
  });

  it('is one that sha256sum reads', async () => {
    const folder = path.join(room, 'made');
    mkdirSync(path.join(folder, 'lore'), { recursive: true });
    writeFileSync(path.join(folder, 'manifest.json'), MANIFEST);
    writeFileSync(path.join(folder, 'lore', 'Two words.md'), 'x');
    await packFolder(folder, path.join(room, 'made.zip'));
    const bytes = readFileSync(path.join(room, 'made.zip')).toString('latin1');
    expect(bytes).toContain(`${sum('x')}  lore/Two words.md\n${sum(MANIFEST)}  manifest.json\n`);
  });
});

describe('putting it in its place', () => {
  const first = campaignWith({ name: 'lore/first.md', data: 'first' });
  const second = campaignWith({ name: 'lore/second.md', data: 'second' });

  it('is named after the archive, or as the user says', async () => {
    expect(path.basename((await take(first)).folder)).toBe('thing');
    expect(path.basename((await take(first, { name: 'other' })).folder)).toBe('other');
    await expect(take(first, { name: '../up' })).rejects.toMatchObject({ code: 'invalid_usage' });
    await expect(take(first, { name: '.hidden' })).rejects.toMatchObject({ code: 'invalid_usage' });
  });

  it('says in one plain sentence that an archive was cut short', async () => {
    await expect(take(first.subarray(0, first.length - 30))).rejects.toMatchObject({
      message: 'The archive cannot be read: its end is missing.',
    });
  });

  it('is named by itself where the archive has a name of somebody else', async () => {
    const folder = path.join(room, 'bell');
    mkdirSync(folder);
    writeFileSync(
      path.join(folder, 'manifest.json'),
      JSON.stringify({ title: 'The Bell Foundry', version: '1.0.0' }),
    );
    const { file } = await packFolder(folder, path.join(room, 'g.zip'));
    expect((await take(file)).folder).toBe(path.join(campaigns, 'the-bell-foundry'));
    const byHand = path.join(room, 'h.zip');
    writeFileSync(byHand, zipOf([{ name: 'bell/manifest.json', data: MANIFEST }]));
    expect((await take(byHand)).folder).toBe(path.join(campaigns, 'bell'));
  });

  it('leaves a campaign of that name alone, unless it is to be replaced', async () => {
    const { folder } = await take(first);
    await expect(take(second, { name: 'thing' })).rejects.toMatchObject({ code: 'invalid_usage' });
    const beside = await take(second);
    expect(beside).toMatchObject({ folder: path.join(campaigns, 'thing-2') });
    expect(beside.remarks).toEqual([
      'There is a campaign called thing already, so this one is called thing-2.',
    ]);
    expect(readdirSync(path.join(folder, 'lore'))).toEqual(['first.md']);
    await take(second, { replace: true });
    expect(readdirSync(path.join(folder, 'lore'))).toEqual(['second.md']);
    expect(readdirSync(campaigns)).toEqual(['thing', 'thing-2']);
  });

  it('never takes the name of a shipped campaign', async () => {
    const { folder } = await take(zipOf([{ name: 'low-water/manifest.json', data: MANIFEST }]), {});
    expect(path.basename(folder)).toBe('thing');
    const file = path.join(room, 'low-water-2.0.0.narratoria.zip');
    writeFileSync(file, first);
    expect((await take(file)).folder).toBe(path.join(campaigns, 'low-water-2'));
    for (const options of [{ name: 'low-water' }, { replace: true }])
      await expect(take(file, options)).rejects.toThrow('the name of a campaign that came with Narratoria');
    expect(readdirSync(campaigns)).toEqual(['low-water-2', 'thing']);
  });

  it('does not take the place of a campaign by somebody else', async () => {
    const by = (title: string, author: string) =>
      zipOf([{ name: 'manifest.json', data: JSON.stringify({ title, author, version: '1.0.0' }) }]);
    const { folder } = await take(by('The Well', 'Ada'));
    await expect(take(by('The Pit', 'Eve'), { replace: true })).rejects.toThrow(
      '“The Pit” cannot replace “The Well”: it has another title and another author.',
    );
    await take(by('The Well, Revised', 'Ada'), { replace: true });
    await take(by('The Well, revised', 'Ada Lovelace'), { replace: true });
    expect(readFileSync(path.join(folder, 'manifest.json'), 'utf8')).toContain('Ada Lovelace');
  });

  it('keeps the old one when the new one is no good', async () => {
    const { folder } = await take(first);
    const broken = campaignWith(
      { name: 'lore/second.md', data: 'second' },
      { name: 'z.md', data: 'x', crc: 7 },
    );
    await expect(take(broken, { replace: true })).rejects.toMatchObject({ code: 'invalid_archive' });
    const check = async () => {
      throw new Error('not valid');
    };
    await expect(take(second, { replace: true, check })).rejects.toThrow('not valid');
    expect(readdirSync(path.join(folder, 'lore'))).toEqual(['first.md']);
    expect(readdirSync(campaigns)).toEqual(['thing']);
  });

  it('does not follow a link that stands in its place', async () => {
    mkdirSync(campaigns, { recursive: true });
    mkdirSync(path.join(room, 'elsewhere'));
    symlinkSync(path.join(room, 'elsewhere'), path.join(campaigns, 'thing'));
    expect((await take(first)).folder).toBe(path.join(campaigns, 'thing-2'));
    await take(first, { replace: true });
    expect(readdirSync(path.join(room, 'elsewhere'))).toEqual([]);
    expect(statSync(path.join(campaigns, 'thing', 'manifest.json')).isFile()).toBe(true);
  });

  it('is all there or not at all, whenever the program is killed', { timeout: PATIENCE_MS }, async () => {
    const many = (word: string) =>
      campaignWith(
        ...Array.from(
          { length: 300 },
          (_, index): RawEntry => ({ name: `lore/${index}.md`, data: `# ${word}\n\n${word} ${index}.` }),
        ),
      );
    const folder = path.join(campaigns, 'thing');
    await take(many('old'));
    for (const delay of [150, 300, 450, 600, 750, 900]) {
      writeFileSync(path.join(room, 'new.zip'), many('new'));
      const child = spawn(
        process.execPath,
        [PROGRAM, 'campaign', 'import', path.join(room, 'new.zip'), '--name', 'thing', '--replace'],
        {
          env: { ...process.env, NARRATORIA_HOME: path.join(room, 'home') },
          stdio: 'ignore',
        },
      );
      const ended = new Promise((resolve) => child.on('close', resolve));
      setTimeout(() => child.kill('SIGKILL'), delay);
      await ended;
      await take(first, { name: 'another', replace: true });
      const lore = readdirSync(path.join(folder, 'lore')).map((name) =>
        readFileSync(path.join(folder, 'lore', name), 'utf8').slice(2, 5),
      );
      expect(lore).toHaveLength(300);
      expect(new Set(lore).size).toBe(1);
      expect(readdirSync(campaigns).toSorted()).toEqual(['another', 'thing']);
    }
  });

  it('brings back what an import that was killed had set aside', async () => {
    const { folder } = await take(first);
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.on('close', resolve));
    const staging = path.join(campaigns, `.import-${dead.pid}-abc`);
    mkdirSync(path.join(staging, 'old'), { recursive: true });
    mkdirSync(path.join(staging, 'new'));
    renameSync(folder, path.join(staging, 'old', 'thing'));
    await take(second, { name: 'another' });
    expect(readdirSync(campaigns).toSorted()).toEqual(['another', 'thing']);
    expect(readdirSync(path.join(folder, 'lore'))).toEqual(['first.md']);
  });
});
