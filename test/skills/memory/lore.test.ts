import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bestAnswers, withMeaning } from '../../../skills/memory/src/remembering/answer.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { ingestCampaign } from '../../../src/campaign/ingest/ingest.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { campaignFolder } from '../../campaign/support/folder.ts';
import { callScript, scratchFolder } from '../shipped/support/scripts.ts';
import { openWorld, outputOf, type TestWorld } from '../shipped/support/world.ts';

const cwd = scratchFolder();
let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const folder = campaignFolder({
    'manifest.json': JSON.stringify({ title: 'T', version: '1.0.0' }),
    'lore/bell.md':
      '# The bell\n\nThe bell was moved to the mill after the flood, because the tower had cracked.\n\nIt weighs nine hundredweight.\n',
    'lore/ferry.md': '# The ferry\n\nThe ferry crosses twice a day, and Aldric pays nothing.\n',
    'world/setting.md': '# Oxley\n\nStrangers in Oxley are entered in a book.\n',
    'lore/bread.md': '# Bread\n\nOn Fridays the bread is baked with caraway.\n',
  });
  await ingestCampaign({
    folder: new CampaignFolder(folder),
    campaign: loadCampaign(folder),
    store: world.store.campaign('test'),
    now: () => new Date('2026-11-15T12:00:00Z'),
  });
});
afterAll(() => world.close());

const recall = async (input: JsonObject) =>
  outputOf(await world.run([{ id: 'lore', script: 'memory/recall-lore', input }]), 'lore')[
    'lore'
  ] as JsonObject[];

describe('recall-lore', () => {
  it('looks into the setting as well', async () => {
    const [first] = await recall({ query: 'What happens to strangers here?' });
    expect(first).toMatchObject({ source: 'world/setting.md' });
  });

  it('finds what a compound word is about', () => {
    const passage = (id: string, text: string) => ({
      id,
      text,
      source: '',
      headings: [],
      relevance: 0.5,
      nearness: 0,
    });
    const passages = [
      passage('a', 'The inn has a green door.'),
      passage('b', 'Bedmoss keeps for five years.'),
    ];
    expect(bestAnswers(passages, 'What becomes of the moss?')[0]?.id).toBe('b');
  });

  it('answers a question with the passage that answers it, and says where it stands', async () => {
    const [first] = await recall({ query: 'Why was the bell moved?' });
    expect(first).toMatchObject({
      id: expect.stringMatching(/^lore\/bell\.md#/),
      source: 'lore/bell.md',
      text: expect.stringContaining('because the tower had cracked'),
      relevance: expect.any(Number),
    });
  });

  it('finds what the scene is about besides, after the answer', async () => {
    const found = await recall({
      query: 'Why was the bell moved?',
      about: ['Aldric', 'the ferry'],
      limit: 5,
    });
    const sources = found.map(({ source }) => source);
    expect(sources[0]).toBe('lore/bell.md');
    expect(sources).toContain('lore/ferry.md');
    expect(sources).not.toContain('lore/bread.md');
    expect(await recall({ query: 'Why was the bell moved?', about: ['Aldric'], limit: 1 })).toHaveLength(1);
  });

  it('finds nothing when it is started by itself', async () => {
    const end = await callScript('memory/recall-lore', { input: { query: 'the bell' } }, { cwd });
    expect([end.ok, end.output]).toEqual([true, { lore: [] }]);
  });
});

describe('which sentence answers', () => {
  const passage = (source: string, heading: string, text: string) => ({
    ...{ id: `${source}#0`, source, headings: [heading], text, relevance: 0.8, nearness: 0 },
  });
  const passages = [
    passage(
      'lore/walkers.md',
      'Those who walked',
      'About one a year goes. They leave their shoes and their keys. Nobody follows a walker. Walkers go at first light.',
    ),
    passage(
      'lore/venn.md',
      'Matthias Venn',
      'Matthias turned his foot in, like a man who listens. Everyone liked Matthias. Matthias owed me for a barrow.',
    ),
    passage(
      'lore/bell.md',
      'The bell',
      'A ringer was called for the bell. It is rung by the youngest child. It is the yellow of butter.',
    ),
  ];
  const answerTo = (question: string) => bestAnswers(passages, question)[0]?.answers[0]?.text;

  it.each([
    ['Was Matthias popular?', 'Everyone liked Matthias.'],
    ['Did Matthias owe anyone anything?', 'Matthias owed me for a barrow.'],
    ['What do the walkers leave behind?', 'They leave their shoes and their keys.'],
    ['Has anybody ever gone after a walker, or followed one?', 'Nobody follows a walker.'],
    ['How often does somebody walk?', 'About one a year goes.'],
    ['At what hour do they walk?', 'Walkers go at first light.'],
    ['Who rings the bell?', 'It is rung by the youngest child.'],
    ['What colour is the bell?', 'It is the yellow of butter.'],
  ])('%s', (question, answer) => {
    expect(answerTo(question)).toBe(answer);
  });

  it('tells nothing that has neither the words nor the meaning of the question', () => {
    const answered = bestAnswers(passages, 'Who is Lady Mistletoe?');
    const near = (meaning: number) =>
      new Map(answered.flatMap(({ answers }) => answers.map(({ text }) => [text, meaning] as const)));
    const told = (meaning: number) => withMeaning(answered, near(meaning)).flatMap(({ answers }) => answers);
    expect(told(0.2)).toEqual([]);
    expect(told(0.6).length).toBeGreaterThan(0);
  });
});
