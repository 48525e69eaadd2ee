import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTokenCounter } from '../../src/base/tokens.ts';
import { readDescription } from '../../src/campaign/import/description.ts';
import { readPng } from '../../src/campaign/import/png.ts';
import { readAudio } from '../../src/campaign/ingest/audio.ts';
import { chunkText } from '../../src/campaign/ingest/chunk.ts';
import { keywordsInProse } from '../../src/campaign/ingest/keywords.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { sentencesOf } from '../../src/sdk/language.ts';
import { isVerifying } from '../support/length.ts';
import { goodCampaign } from './gallery/good.ts';
import { cardChunk, pngOf, V2_CARD } from './import-support.ts';
import { campaignFolder, type Files } from './support/folder.ts';

/** Each of these took minutes or gigabytes once; the default time limit of a test is far more than they need. */

const KIB = 1024;
const MANY = isVerifying ? 40_000 : 10_000;
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const problemsWith = (files: Files) => {
  const folder = campaignFolder({ ...goodCampaign(), ...files });
  return { folder, problems: validateCampaign(folder) };
};
const saying = ({ file, line, code }: { file: string; line: number; code: string }) =>
  `${file}:${line} ${code}`;

describe('a hostile page', () => {
  it('may have a heading of nothing but spaces', async () => {
    const text = `# a${' '.repeat(400 * KIB)}b\n\nText.\n`;
    const { folder, problems } = problemsWith({ 'lore/locations/long.md': text, 'lore/long.md': text });
    expect(problems.filter(({ code }) => code === 'long_heading').map(saying)).toEqual([
      'lore/locations/long.md:1 long_heading',
      'lore/long.md:1 long_heading',
    ]);
    expect(loadCampaign(folder).topics.map(({ name }) => name)).toContain('a');
    expect(chunkText(text, await loadTokenCounter()).at(-1)?.content).toBe('Text.');
    expect(keywordsInProse(text)).toEqual(['']);
  });

  it('may have a name in bold that is longer than any pattern', () => {
    const { folder } = problemsWith({
      'lore/locations/long.md': `# Hall\n\nThe **${'a'.repeat(400 * KIB)}** is here.\n`,
    });
    const hall = loadCampaign(folder).places.find(({ name }) => name === 'Hall');
    expect(hall?.things).toEqual([]);
  });

  it(`may name ${MANY} things`, () => {
    const text = `# Hall\n\n${lines(MANY, (index) => `The **lamp${index}** is.`)}`;
    const { folder } = problemsWith({ 'lore/locations/long.md': text });
    const hall = loadCampaign(folder).places.find(({ name }) => name === 'Hall');
    expect(hall?.things).toHaveLength(MANY);
  });

  it.each(['.', 'a. ', '!?', '…”'])('may say %j again and again', (mark) => {
    const text = `${mark.repeat(300 * KIB)}b`;
    expect(sentencesOf(text).join(' ').length).toBeGreaterThan(text.length / 2);
  });
});

describe('hostile fields', () => {
  it('may not be longer than 64 KiB', () => {
    const text = `---\n${lines(90_000, (index) => `k${index}: v`)}\n---\n\nText.\n`;
    const { problems } = problemsWith({ 'lore/factions/pilots.md': text, 'lore/the-wreck.md': text });
    const found = problems.filter(({ code }) => code === 'too_large');
    expect(found.map(({ file }) => file)).toEqual(['lore/factions/pilots.md', 'lore/the-wreck.md']);
    expect(found[0]?.line).toBeGreaterThan(5000);
  });

  it('may be thousands on one line, and the one that is there twice is found', () => {
    const fields = Array.from({ length: 9000 }, (_, index) => `k${index}: v`).join(', ');
    const { problems } = problemsWith({
      'lore/the-wreck.md': `---\na: {${fields.slice(0, 60_000)}, k1: w}\n---\n\nText.\n`,
    });
    expect(problems.map(saying)).toContain('lore/the-wreck.md:2 invalid_yaml');
  });

  it('of a profile may name fifty thousand people whom nobody knows', () => {
    const odile = JSON.parse(String(goodCampaign()['characters/npcs/odile/profile.json'])) as object;
    const relationships = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, index) => [`Who ${index}`, 'x']),
    );
    const { problems } = problemsWith({
      'characters/npcs/odile/profile.json': JSON.stringify({ ...odile, relationships }),
    });
    expect(problems.filter(({ code }) => code === 'unknown_person')).toHaveLength(1000);
    expect(problems.find(({ code }) => code === 'too_many_warnings')?.message).toContain('more warnings');
  });
});

it('thirty-five thousand constraints are held against as many sentences, and the one that is broken is found', () => {
  const { problems } = problemsWith({
    'world/constraints.md': lines(
      35_000,
      (index) => `- No thing${'abcdefghij'[index % 10]}${letters(index)}.`,
    ),
    'world/setting.md': `${lines(35_000, (index) => `The stone${letters(index)} is here.`)}\nA thing${'abcdefghij'[7]}${letters(7777)} is here.\n`,
  });
  const found = problems.filter(({ code }) => code === 'contradicts_constraints');
  expect(found.map(saying)).toEqual(['world/setting.md:35001 contradicts_constraints']);
});

function letters(number: number): string {
  return [...String(number)].map((digit) => 'qrstuvwxyz'[Number(digit)]).join('');
}

describe('a campaign that is too much', () => {
  it.each([
    [
      'text',
      Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`lore/l${index}.md`, 'a '.repeat(500 * KIB)]),
      ),
      '.:1 too_much',
    ],
    [
      'sentences',
      { 'lore/a.md': '\n'.repeat(250_000), 'lore/b.md': '1. '.repeat(100_000) },
      'lore/b.md:1 too_much',
    ],
    [
      'beats',
      {
        'plot/beats.json': JSON.stringify({
          beats: Array.from({ length: 1001 }, (_, index) => ({
            id: `beat_${String(index).padStart(3, '0')}`,
            title: 'A beat',
            description: 'Something happens.',
          })),
        }),
      },
      'plot/beats.json:1 too_much',
    ],
  ])('is refused for its %s, with the place', (_, files, said) => {
    const { folder, problems } = problemsWith(files);
    expect(problems.map(saying)).toContain(said);
    expect(() => loadCampaign(folder)).toThrow(/limit|more than/);
  });
});

describe('a hostile card', () => {
  it('may describe somebody in nothing but spaces', () => {
    const spaces = ' '.repeat(190 * KIB);
    const described = readDescription(`Hair: red${spaces}and long\n${spaces}b${spaces}:`, 'Mira');
    expect(described.appearance.join(' ')).toContain('has red and long hair');
  });

  const MIB = KIB * KIB;
  const packed = deflateSync(Buffer.alloc(31 * MIB, 65));
  const compressed = (keyword: string) => ({
    type: 'zTXt',
    data: Buffer.concat([Buffer.from(`${keyword}\0\0`), packed]),
  });

  it('may not hold more than 32 MiB in compressed texts together', () => {
    const assets = Array.from({ length: 30 }, (_, index) => compressed(`chara-ext-asset_:${index}`));
    expect(() => readPng(pngOf(cardChunk('chara', V2_CARD), ...assets))).toThrow('more than 32 MiB');
  });

  it('is read without the texts that are not its own', () => {
    const before = process.memoryUsage().arrayBuffers;
    const others = Array.from({ length: 30 }, (_, index) => compressed(`comment${index}`));
    const { texts } = readPng(pngOf(cardChunk('chara', V2_CARD), ...others));
    expect([...texts.keys()]).toEqual(['chara']);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(400 * MIB);
  });
});

describe('a hostile recording', () => {
  const room = mkdtempSync(path.join(tmpdir(), 'narratoria-noise-'));
  afterAll(() => rmSync(room, { recursive: true, force: true }));

  it('that only looks like the beginning of a frame is given up on', { timeout: 60_000 }, async () => {
    const file = path.join(room, 'noise.mp3');
    writeFileSync(file, Buffer.alloc(8 * KIB * KIB, 0xff));
    await expect(readAudio('music/noise.mp3', file)).rejects.toThrow('This is no MP3');
  });
});
