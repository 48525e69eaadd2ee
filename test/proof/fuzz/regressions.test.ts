import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { locate, parseJsonDocument } from '../../../src/base/json-document.ts';
import { silentLog } from '../../../src/base/log.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { readImage } from '../../../src/campaign/ingest/image.ts';
import { FileProgress } from '../../../src/campaign/ingest/progress.ts';
import { referencesInProse } from '../../../src/campaign/ingest/references.ts';
import { scanCampaign } from '../../../src/campaign/ingest/scan.ts';
import { takeAll } from '../../../src/campaign/ingest/take.ts';
import { inspectCampaign } from '../../../src/campaign/inspect/index.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { ApiErrorSchema } from '../../../src/contracts/api/settings.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { bannedFiles } from '../../../src/models/inference/crash-record.ts';
import { chooseForHome } from '../../../src/models/language/use.ts';
import { distributionOf } from '../../../src/rules/dice/odds.ts';
import { parseDice } from '../../../src/rules/dice/parse.ts';
import { answerClientError } from '../../../src/server/client-error.ts';
import { goodCampaign } from '../../campaign/gallery/good.ts';

/** Inputs that fuzzing has found, each with what it did before. */

const root = mkdtempSync(path.join(tmpdir(), 'narratoria-regressions-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function campaignWith(name: string, files: Record<string, string | Buffer>): string {
  const folder = path.join(root, name);
  for (const [file, content] of Object.entries({ ...goodCampaign(), ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

describe('dice', () => {
  it.each([
    ['10d10000*10d10000', 'counted for hours'],
    ['2d10000', 'brought a hundred million pairs together'],
    ['1000d10000r<10000', 'threw four thousand million dice'],
    ['1000d100kh500', 'looked through all dice for each of them'],
  ])('%s: %s', (formula) => {
    const odds = distributionOf(parseDice(formula));
    expect([...odds.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  });

  it('a name that every object has: was a function instead of a number', () => {
    expect([...distributionOf(parseDice('1+constructor')).keys()]).toEqual([1]);
  });
});

describe('campaigns', () => {
  it.each(['1/0 == 1', 'dyn("1h").constructor', 'int("x") > 2'])(
    'the condition %s: broke the validator off',
    (expression) => {
      const beat = { id: 'beat_001', title: 'T', description: 'D.', conditions: { custom: { expression } } };
      const folder = campaignWith(`expression-${expression.length}`, {
        'plot/beats.json': JSON.stringify({ beats: [beat] }),
      });
      expect(validateCampaign(folder).map(({ code }) => code)).toContain('never_holds');
    },
  );

  it('JSON that lies deep in itself: ended the taking in of all files', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const folder = new CampaignFolder(campaignWith('deep', { 'extensions/deep.json': deep }));
    const scan = scanCampaign(folder);
    const progress = new FileProgress([], undefined);
    const { taken, problems } = await takeAll(scan, new Map(), { folder, now: () => new Date(0), progress });
    expect(problems.map(({ file }) => file)).toContain('extensions/deep.json');
    expect(taken.length).toBeGreaterThan(5);
  });

  it.each([
    ['[', 'looked for the end of each bracket in the rest of the file, which took minutes'],
    ['<!--', 'did so for each comment'],
    ['`', 'for each length that a fence could have'],
  ])('a file of nothing but %s: %s', (piece) => {
    const text = `# Endless\n\n${piece.repeat(400_000 / piece.length)}`;
    const folder = campaignWith(`endless-${piece.length}-${piece.charCodeAt(0)}`, {
      'lore/locations/endless.md': text,
    });
    expect(validateCampaign(folder).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('a word that does not end: was looked at from each of its letters for the name of a file', () => {
    const found = referencesInProse('lore/a.md', `${'a'.repeat(400_000)} see art/lamp.png`);
    expect(found).toContain('art/lamp.png');
  });

  it('a picture with no size anywhere in it: was copied once for each of its bytes', async () => {
    const file = path.join(root, 'endless.jpg');
    writeFileSync(file, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2 ** 22)]));
    await expect(readImage(file)).rejects.toThrow('no PNG, JPEG or WebP');
  });

  it('a page that is no text where nobody reads it: could be played and not inspected', () => {
    const folder = campaignWith('nul', { 'world/notes.md': 'A\n\n\0\n', 'world/notes.json': '{' });
    const unread = inspectCampaign(folder).files.filter(({ file }) => file.startsWith('world/notes'));
    expect(unread.map(({ words }) => words)).toEqual([null, null]);
  });
});

it('a document with thousands of mistakes: was parsed anew for each of them', () => {
  const document = parseJsonDocument(JSON.stringify(Array.from({ length: 5000 }, () => ({ a: [1, 2] }))));
  const places = Array.from({ length: 5000 }, (_, index) => locate(document, `/${index}/a/1`).column);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('a model whose name no file can have: was an error of the server', async () => {
  for (const what of ['m'.repeat(5000), 'a\0b'])
    await expect(chooseForHome(root, { what }, silentLog())).rejects.toMatchObject({ code: 'invalid_usage' });
});

it('a name that no file can have in the record of crashes: kept the models from being opened', () => {
  const file = path.join(root, 'crashes.json');
  const crash = { size: 1, mtimeMs: 1, count: 9, how: 'SIGABRT' };
  const crashes = ['x'.repeat(5000), 'a\0b'].map((name) => ({ ...crash, file: name }));
  writeFileSync(file, JSON.stringify({ crashes }));
  expect(bannedFiles(file)).toEqual([]);
});

it.each([
  ['GET / HTTP/1.1\r\nhost: \0\r\n\r\n', 400],
  ['nonsense\r\n\r\n', 400],
  [`GET /${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`, 431],
])('what is not HTTP, %#: was answered in another shape and without guards', async (bytes, status) => {
  const server = createServer().on('clientError', answerClientError);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.once('close', () => resolve(text));
    socket.once('error', () => {}); // it hangs up on us, and closes after that
  });
  server.close();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("default-src 'self'");
  expect(validator(ApiErrorSchema)(JSON.parse(body))).toEqual([]);
});
