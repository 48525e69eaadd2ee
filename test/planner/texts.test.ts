import { afterAll, describe, expect, inject, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { createRandom } from '../../src/base/random.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { preparePlan } from '../../src/plan/prepare.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import type { Embedder } from '../../src/store/embedder.ts';
import { openSkills, requestFor, scratchFolder } from './support/skills.ts';
import { hasRightSkills, labelledTexts, type TextSet } from './support/texts.ts';

const skills = await openSkills();
const embedder = openEmbedder({ home: scratchFolder(), log: silentLog() });
afterAll(() => embedder.close());

/** The share of texts that get the right skills, and those that do not. */
async function measure(half: TextSet, withMeanings: Embedder | null) {
  const planner = new BuiltInPlanner({ random: createRandom('texts'), embedder: withMeanings });
  const texts = labelledTexts(half);
  const wrong: string[] = [];
  for (const labelled of texts) {
    const plan = await planner.generatePlan(requestFor(skills, labelled.text));
    preparePlan(plan, { skills });
    if (!hasRightSkills(plan, labelled, skills.skills)) wrong.push(labelled.text);
  }
  return { share: 1 - wrong.length / texts.length, wrong };
}

const SETS: readonly TextSet[] = [
  'development',
  'test',
  'varied-seen',
  'varied-held-out',
  'fresh',
  'second-fresh',
  'third-fresh',
];

describe('the labelled texts', () => {
  it('are many, in two halves that share none, with every kind of action', () => {
    const [development, test] = [labelledTexts('development'), labelledTexts('test')];
    expect(development.length + test.length).toBeGreaterThanOrEqual(200);
    expect(test.length).toBeGreaterThanOrEqual(100);
    const texts = [...development, ...test].map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    for (const half of [development, test]) {
      expect(new Set(half.map(({ verb }) => verb)).size).toBeGreaterThanOrEqual(10);
      expect(new Set(half.flatMap(({ sceneType }) => sceneType ?? [])).size).toBe(4);
    }
  });

  it.each(SETS)('get the right skills by words alone: %s', async (half) => {
    const { share, wrong } = await measure(half, null);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it.skipIf(inject('whyNoMiniLm') !== null).each(SETS)(
    'get the right skills by words and meaning: %s',
    { timeout: 120_000 },
    async (half) => {
      const { share, wrong } = await measure(half, embedder);
      expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
    },
  );
});
