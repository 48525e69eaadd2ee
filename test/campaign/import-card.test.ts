import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { withStaging } from '../../src/campaign/archive/staging.ts';
import { importFile } from '../../src/campaign/import/import.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { type NpcProfile, NpcProfileSchema } from '../../src/contracts/npc-profile.ts';
import { validator } from '../../src/contracts/validate.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { narratoria } from '../skills/scaffold/support/narratoria.ts';
import { makeTempFolder } from '../support/skills.ts';
import {
  cardChunk,
  END,
  header,
  MANIFEST,
  PIXELS,
  pngOf,
  rawPng,
  text,
  V1_CARD,
  V2_CARD,
  V3_CARD,
  WORLD_INFO,
  zipOf,
} from './import-support.ts';

/** A machine that is busy with other tests takes its time. */
const PATIENCE_MS = 120_000;

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let count = 0;
let room: string;
let campaign: string;
beforeEach(() => {
  count += 1;
  room = path.join(scratch, String(count));
  campaign = path.join(room, 'campaign');
  mkdirSync(campaign, { recursive: true });
  writeFileSync(path.join(campaign, 'manifest.json'), MANIFEST);
});

function take(
  name: string,
  content: Buffer | object,
  options: { into?: string; name?: string } = { into: campaign },
) {
  const file = path.join(room, name);
  writeFileSync(file, Buffer.isBuffer(content) ? content : JSON.stringify(content));
  const campaigns = path.join(room, 'campaigns');
  return withStaging(campaigns, (staging) =>
    importFile(file, {
      campaigns,
      staging,
      importedAt: new Date('2026-11-15T12:00:00Z'),
      check: async (folder) => void loadCampaign(folder),
      ...options,
    }),
  );
}

const read = (file: string) => readFileSync(path.join(campaign, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as JsonObject;

function profileOf(name: string): NpcProfile {
  const profile = readJson(`characters/npcs/${name}/profile.json`);
  expect(validator(NpcProfileSchema)(profile)).toEqual([]);
  return profile as NpcProfile;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

const charx = (card: object = V3_CARD) =>
  zipOf([
    { name: 'card.json', data: JSON.stringify(card), compress: true },
    { name: 'assets/icon/main.png', data: pngOf() },
    { name: 'assets/bg/storm.png', data: pngOf(text('Comment', 'storm')) },
    { name: 'assets/other/pose.live2d', data: 'not for us' },
  ]);

describe('a card becomes someone to meet', () => {
  it('from a V2 card in a picture', async () => {
    await take('mira.png', pngOf(cardChunk('chara', V2_CARD)));
    expect(profileOf('mira-solveig')).toEqual({
      name: 'Mira Solveig',
      role: 'A lighthouse keeper on the last rock before open water',
      personality: { traits: ['stubborn', 'kind', 'sleepless'] },
      speech_patterns: {
        examples: ['The one who keeps it lit.', 'Eat. Then ask.', 'Do not thank me. The sea might hear.'],
      },
      appearance: 'She has grey eyes and wears a coat that was never hers.',
      background:
        'Mira Solveig is a lighthouse keeper on the last rock before open water. She came here after the ferry was lost, and she has not left since.',
      portrait: 'art/characters/mira-solveig.png',
      metadata: { importance: 'major', tags: ['lighthouse', 'storm'] },
    });
    expect(read('lore/people/mira-solveig.md')).toBe(
      '# The meeting with Mira Solveig\n\nYou are washed ashore in the old lighthouse during a storm. Mira Solveig finds your bag first.\n\nMira Solveig sets down the lamp and looks at you. "You are heavier than you look, stranger." You cough up water.\n',
    );
    const portrait = readFileSync(path.join(campaign, 'art/characters/mira-solveig.png'));
    expect(portrait).toEqual(pngOf());
  });

  it('with its lorebook as lore, and keywords beside it', async () => {
    await take('mira.png', pngOf(cardChunk('chara', V2_CARD)));
    expect(read('lore/the-rock/the-lamp.md')).toBe(
      '# The Lamp\n\nThe lamp burns fish oil. Mira Solveig trims it at four.\n',
    );
    expect(read('lore/the-rock/the-lamp.md.keywords.txt')).toBe('@order 10\nthe lamp\nlight\noil\n');
    expect(read('lore/the-rock/the-constance.md.keywords.txt')).toBe('@order 5\n/ferr(y|ies)/i\n');
    expect(read('lore/the-rock/the-constance.md')).toBe(
      '# The Constance\n\nThe ferry was called the Constance.\n',
    );
    expect(filesIn(path.join(campaign, 'lore', 'the-rock'))).toHaveLength(4);
  });

  it('and nothing is lost', async () => {
    await take('mira.png', pngOf(cardChunk('chara', V2_CARD)));
    expect(readJson('extensions/mira-solveig.json')).toMatchObject({
      source: {
        file: 'mira.png',
        format: 'chara_card_v2',
        creator: 'tidewriter',
        imported_at: '2026-11-15T12:00:00.000Z',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      original: V2_CARD,
    });
    const told = filesIn(campaign).filter(
      (file) => !file.startsWith('extensions/') && !file.endsWith('.png'),
    );
    for (const file of told) {
      expect(read(file)).not.toMatch(/password|rhyme|secret sauce|\{\{/);
    }
  });

  it.each([
    ['V1', V1_CARD, 'Mira Solveig'],
    ['V2', V2_CARD, 'Mira Solveig'],
    ['V3', V3_CARD, 'Mira'],
    ['a version to come', { ...V2_CARD, spec: 'chara_card_v9' }, 'Mira Solveig'],
    ['no version', { data: V1_CARD }, 'Mira Solveig'],
    ['the old names', { char_name: 'Mira Solveig', char_persona: V1_CARD.description }, 'Mira Solveig'],
  ])('from JSON of %s', async (_, card, called) => {
    await take('card.json', card);
    expect(profileOf('mira-solveig').background).toContain(`${called} is a lighthouse keeper`);
    expect(loadCampaign(campaign).people.map(({ name }) => name)).toEqual(['Mira Solveig']);
  });

  it('whose lines are found under any of their names', async () => {
    const mes_example = 'Mira: "One of the lines."\nMira Solveig: "Another of them."\nSol: "A third line."';
    await take('c.json', { ...V3_CARD, data: { ...V3_CARD.data, nickname: 'Sol', mes_example } });
    expect(profileOf('mira-solveig').speech_patterns?.examples).toHaveLength(3);
  });

  it('preferring the newer card of a picture with two', async () => {
    const older = { ...V2_CARD, data: { ...V2_CARD.data, name: 'Old Mira' } };
    await take('both.png', pngOf(cardChunk('chara', older), cardChunk('ccv3', V3_CARD)));
    expect(readdirSync(path.join(campaign, 'characters/npcs'))).toEqual(['mira-solveig']);
    expect(readJson('extensions/mira-solveig.json')).toMatchObject({ source: { format: 'chara_card_v3' } });
  });

  it('from compressed and international text in a picture', async () => {
    const data = Buffer.from(JSON.stringify(V1_CARD)).toString('base64');
    const packed = Buffer.concat([Buffer.from('chara\0\0', 'latin1'), deflateSync(Buffer.from(data))]);
    await take('z.png', pngOf({ type: 'zTXt', data: packed }), { into: campaign, name: 'one' });
    const plain = Buffer.from(`chara\0\0\0\0\0${data}`, 'latin1');
    await take('i.png', pngOf({ type: 'iTXt', data: plain }), { into: campaign, name: 'two' });
    expect(profileOf('one').name).toBe('Mira Solveig');
    expect(profileOf('two').name).toBe('Mira Solveig');
  });

  it('from .charx, with its pictures in their places', async () => {
    const result = await take('mira.charx', charx());
    expect(profileOf('mira-solveig').portrait).toBe('art/characters/mira-solveig.png');
    expect(filesIn(path.join(campaign, 'art'))).toEqual([
      'characters/mira-solveig.png',
      'locations/mira-solveig-storm.png',
    ]);
    expect(read('extensions/mira-solveig/assets/other/pose.live2d')).toBe('not for us');
    expect(result).toMatchObject({
      imported: { remarks: expect.arrayContaining(['1 picture on the network was not fetched.']) },
    });
  });

  it('with pictures that stand in the card itself', async () => {
    const uri = `data:image/png;base64,${pngOf(text('Comment', 'x'.repeat(3000))).toString('base64')}`;
    const assets = [{ type: 'icon', name: 'main', uri, ext: 'png' }];
    const avatar = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    await take('inline.json', { ...V3_CARD, data: { ...V3_CARD.data, assets, avatar } });
    expect(profileOf('mira-solveig').portrait).toBe('art/characters/mira-solveig.png');
    expect(read('extensions/mira-solveig.json')).toContain('data:image/png;base64,… (see files)');
    expect(readJson('extensions/mira-solveig.json')).toMatchObject({ original: { data: { avatar } } });
  });

  it('whatever a card leaves out or gets wrong', { timeout: PATIENCE_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          Object.fromEntries(
            [
              'description',
              'personality',
              'scenario',
              'first_mes',
              'mes_example',
              'tags',
              'alternate_greetings',
              'character_book',
              'assets',
              'creator',
              'nickname',
            ].map((field) => [
              field,
              fc.oneof(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.jsonValue()),
            ]),
          ),
          { requiredKeys: [] },
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((name) => /\p{L}/u.test(name)),
        async (data, name) => {
          for (const file of ['characters', 'extensions', 'lore', 'art'])
            rmSync(path.join(campaign, file), { recursive: true, force: true });
          await take('any.json', { spec: 'chara_card_v2', spec_version: '2.0', data: { ...data, name } });
          expect(loadCampaign(campaign).people).toHaveLength(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never over what is there, and all of it or nothing', async () => {
    await take('mira.json', V2_CARD);
    const before = filesIn(campaign);
    await expect(take('mira.json', V2_CARD)).rejects.toMatchObject({ code: 'invalid_usage' });
    expect(filesIn(campaign)).toEqual(before);
    await take(
      'mira.json',
      { ...V1_CARD, scenario: '', first_mes: '' },
      { into: campaign, name: 'mira-the-second' },
    );
    expect(readdirSync(path.join(campaign, 'characters/npcs'))).toEqual(['mira-solveig', 'mira-the-second']);
  });

  it('never outside the campaign', async () => {
    mkdirSync(path.join(room, 'outside'));
    symlinkSync(path.join(room, 'outside'), path.join(campaign, 'extensions'));
    await expect(take('mira.json', V2_CARD)).rejects.toMatchObject({ code: 'invalid_campaign' });
    expect(readdirSync(path.join(room, 'outside'))).toEqual([]);
    expect(filesIn(campaign)).toEqual(['manifest.json']);
    const climbing = { ...V1_CARD, name: '../../../up' };
    rmSync(path.join(campaign, 'extensions'));
    await take('up.json', climbing);
    expect(readdirSync(path.join(campaign, 'characters/npcs'))).toEqual(['up']);
  });
});

describe('a card alone becomes a small campaign', () => {
  it.each([
    ['a full card', pngOf(cardChunk('ccv3', V3_CARD)), 'the-story-of-mira-solveig'],
    [
      'a card with nothing but a name',
      Buffer.from(JSON.stringify({ spec: 'chara_card_v2', data: { name: '海' } })),
      'the-story-of-海',
    ],
  ])('that validates and plays: %s', async (_, card, name) => {
    const home = path.join(room, 'home');
    mkdirSync(home);
    writeFileSync(path.join(room, 'card'), card);
    const run = (...args: string[]) => narratoria(args, { home, cwd: room });
    const imported = await run('campaign', 'import', 'card');
    expect(imported.code, imported.stderr).toBe(0);
    const validated = await run('campaign', 'validate', name, '--json');
    expect(JSON.parse(validated.stdout)).toMatchObject({ valid: true });
    const { code, stdout, stderr } = await run('play', name, '--auto', '1', '--seed', '1', '--json');
    expect(code, stderr).toBe(0);
    const scenes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Scene);
    expect(scenes).toHaveLength(2);
    expect(scenes[0]?.prose.join(' ')).toContain(
      name.endsWith('海') ? '海' : 'You are heavier than you look, stranger.',
    );
  });
});

describe('a lorebook becomes lore', () => {
  it('from world info, in the order it is shown in', async () => {
    const result = await take('Dry Harbour.json', WORLD_INFO);
    expect(result).toMatchObject({ kind: 'lorebook', imported: { name: 'dry-harbour' } });
    expect(read('lore/dry-harbour/the-salt-company.md')).toBe(
      '# The Salt Company\n\nIt owns the pans, the carts and the debts.\n',
    );
    expect(read('lore/dry-harbour/the-salt-company.md.keywords.txt')).toBe('salt company\ncompany\n');
    expect(read('lore/dry-harbour/walkers.md.keywords.txt')).toBe('walkers\nsalt\n');
    expect(readJson('extensions/dry-harbour.json')).toMatchObject({
      original: WORLD_INFO,
      source: { format: 'world_info' },
    });
    expect(loadCampaign(campaign).topics.map(({ name }) => name)).toContain('the Salt Company');
  });

  it.each([
    ['V2', V2_CARD.data.character_book],
    ['V2 with a description', { description: 'About a rock.', ...V2_CARD.data.character_book }],
    ['V3', { spec: 'lorebook_v3', data: V2_CARD.data.character_book }],
  ])('from a book of %s by itself', async (_, book) => {
    await take('book.json', book);
    expect(filesIn(path.join(campaign, 'lore'))).toEqual([
      'the-rock/the-constance.md',
      'the-rock/the-constance.md.keywords.txt',
      'the-rock/the-lamp.md',
      'the-rock/the-lamp.md.keywords.txt',
    ]);
  });

  it('that makes no places and no factions', async () => {
    await take('locations.json', { name: 'Locations', entries: [{ keys: ['a'], content: 'An inn.' }] });
    expect(filesIn(path.join(campaign, 'lore'))).toEqual([
      'locations-book/a.md',
      'locations-book/a.md.keywords.txt',
    ]);
  });

  it('with names that do not collide', async () => {
    const entries = ['Inn', 'inn', 'Inn!'].map((name) => ({ name, keys: [], content: `About ${name}` }));
    await take('inns.json', { name: 'Inns', entries });
    expect(filesIn(path.join(campaign, 'lore'))).toEqual(['inns/inn-2.md', 'inns/inn-3.md', 'inns/inn.md']);
  });

  it('into a campaign, not into any folder', async () => {
    await expect(take('book.json', WORLD_INFO, { into: room })).rejects.toMatchObject({
      code: 'invalid_campaign',
    });
  });
});

const deep = `{"spec":"chara_card_v2","data":{"name":"D","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
const lessDeep = `{"spec":"chara_card_v2","data":{"name":"D","x":${'['.repeat(200)}${']'.repeat(200)}}}`;
const hostile: [string, Buffer, RegExp][] = [
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), /not UTF-8/],
  ['no JSON', Buffer.from('hello'), /nothing that can be imported/],
  ['nothing at all', Buffer.alloc(0), /nothing that can be imported/],
  ['half of some JSON', Buffer.from('{"name":'), /not valid JSON/],
  ['a list', Buffer.from('[1]'), /not an object/],
  ['JSON of something else', Buffer.from('{"hello":1}'), /neither a character card nor a lorebook/],
  ['JSON nested too deeply', Buffer.from(lessDeep), /nested too deeply/],
  ['JSON nested without end', Buffer.from(deep), /nested too deeply|not valid JSON/],
  [
    'a card without a name',
    Buffer.from('{"spec":"chara_card_v2","data":{"description":"x"}}'),
    /what the character is called/,
  ],
  [
    'a name without end',
    Buffer.from(JSON.stringify({ ...V1_CARD, name: 'x'.repeat(500) })),
    /name is longer/,
  ],
  [
    'a text without end',
    Buffer.from(JSON.stringify({ ...V1_CARD, description: 'x'.repeat(300_000) })),
    /description is longer/,
  ],
  ['too large a file', Buffer.alloc(17 * 1024 * 1024, 0x20), /larger than 16 MiB/],
  [
    'too many entries',
    Buffer.from(JSON.stringify({ entries: Array.from({ length: 2001 }, () => ({ content: 'x' })) })),
    /more than 2000/,
  ],
  ['a picture without a card', pngOf(), /no character card in this picture/],
  ['bad base64', pngOf(text('chara', '!!!not base64!!!')), /not valid base64/],
  ['base64 of nothing', pngOf(text('chara', '')), /not valid base64/],
  [
    'base64 of what is not UTF-8',
    pngOf(text('chara', Buffer.from([0xff, 0xfe]).toString('base64'))),
    /not UTF-8/,
  ],
  ['base64 of what is no JSON', pngOf(text('chara', Buffer.from('no').toString('base64'))), /not valid JSON/],
  [
    'a picture that is cut off',
    pngOf(cardChunk('chara', V1_CARD)).subarray(0, -20),
    /cut off|longer than the file/,
  ],
  [
    'a part longer than the file',
    rawPng(header(), { type: 'tEXt', data: Buffer.from('x'), length: 0x7fffffff }),
    /longer than the file/,
  ],
  [
    'a wrong checksum',
    rawPng(header(), { ...cardChunk('chara', V1_CARD), crc: 1 }, PIXELS, END),
    /checksum of its part tEXt/,
  ],
  [
    'a part without a name',
    rawPng(header(), { type: '\0\0\0\0', data: Buffer.alloc(0) }, END),
    /no proper name/,
  ],
  ['a picture without a header', rawPng(cardChunk('chara', V1_CARD), END), /no header/],
  [
    'a picture too large to show',
    rawPng(header(60_000, 60_000), cardChunk('chara', V1_CARD), END),
    /60000 by 60000/,
  ],
  ['a text without a name', rawPng(header(), { type: 'tEXt', data: Buffer.from('abc') }, END), /has no name/],
  [
    'a text that swells',
    rawPng(
      header(),
      {
        type: 'zTXt',
        data: Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.alloc(40 * 1024 * 1024))]),
      },
      END,
    ),
    /take up more than 32 MiB/,
  ],
  ['an archive with a broken card', zipOf([{ name: 'card.json', data: '{' }]), /not valid JSON/],
  [
    'an asset that is not base64',
    Buffer.from(
      JSON.stringify({
        ...V3_CARD,
        data: { ...V3_CARD.data, assets: [{ type: 'icon', name: 'main', uri: 'data:image/png;base64,%%%' }] },
      }),
    ),
    /not valid base64/,
  ],
];

describe('narratoria campaign import', () => {
  it('leaves shipped campaigns alone, and says what it refuses', async () => {
    writeFileSync(path.join(room, 'mira.json'), JSON.stringify(V1_CARD));
    const run = (...args: string[]) => narratoria(['campaign', 'import', ...args], { home: room });
    const shipped = await run('mira.json', '--into', 'low-water');
    expect(shipped.code).toBe(2);
    expect(shipped.stderr).toContain('low-water is built in and cannot be changed.');
    const missing = await run('nowhere.png', '--json');
    expect(missing.code).toBe(1);
    expect(JSON.parse(missing.stdout)).toMatchObject({ error: { code: 'file_unreadable' } });
    execFileSync('mkfifo', [path.join(room, 'pipe')]);
    for (const file of ['campaign', 'pipe', '/dev/zero'])
      expect((await run(file)).stderr).toContain('cannot be read. [file_unreadable]');
  });

  it('refuses an archive of a campaign that cannot be played, and shows why', async () => {
    writeFileSync(path.join(room, 'bad.zip'), zipOf([{ name: 'manifest.json', data: '{ "title": 3 }' }]));
    const { code, stdout, stderr } = await narratoria(['campaign', 'import', 'bad.zip'], { home: room });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/manifest\.json:1:12: error: /);
    expect(stderr).toContain('Nothing was imported: the campaign cannot be played. [invalid_campaign]');
    expect(readdirSync(path.join(room, 'campaigns'))).toEqual([]);
  });
});

describe('a hostile card', () => {
  it.each(hostile)('%s gives one clear error', async (_, content, message) => {
    await expect(take('hostile', content)).rejects.toMatchObject({
      code: 'invalid_card',
      message: expect.stringMatching(message),
    });
    expect(filesIn(campaign)).toEqual(['manifest.json']);
  });

  it('whichever bytes of a picture are changed', { timeout: PATIENCE_MS }, async () => {
    const sound = pngOf(cardChunk('chara', V2_CARD));
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.nat(255), async (position, value) => {
        const changed = Buffer.from(sound);
        fc.pre(changed[position] !== value);
        changed[position] = value;
        const outcome = await take('changed.png', changed).catch((error: { code?: string }) => error.code);
        expect(outcome).toBe('invalid_card');
      }),
      { numRuns: 300 },
    );
  });

  it('is told to the user in one line, with nothing for the terminal to obey', async () => {
    const name = `Eve\u001b[2J\u0007`;
    writeFileSync(path.join(room, 'eve.json'), JSON.stringify({ ...V1_CARD, name }));
    const { code, stdout } = await narratoria(['campaign', 'import', 'eve.json', '--into', 'campaign'], {
      home: room,
    });
    expect(code).toBe(0);
    expect(stdout).toContain('Added eve');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
