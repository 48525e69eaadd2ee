import { afterAll, describe, expect, inject, it } from 'vitest';
import { actionTexts } from '../../scripts/action-texts.ts';
import { silentLog } from '../../src/base/log.ts';
import { createRandom } from '../../src/base/random.ts';
import { nameable } from '../../src/engine/typed/nameable.ts';
import { readTyped } from '../../src/engine/typed/read.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { preparePlan } from '../../src/plan/prepare.ts';
import weights from '../../src/planner/actions/weights.json' with { type: 'json' };
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import { readPlayerText } from '../../src/planner/read-text.ts';
import { createSimilarity } from '../../src/planner/similarity.ts';
import { verbOf } from '../../src/rules/acts.ts';
import type { Embedder } from '../../src/store/embedder.ts';
import { openSkills, requestFor, scratchFolder } from './support/skills.ts';
import {
  hasRightSkills,
  labelledTexts,
  type TextSet,
  typedTexts,
  WORLDS,
  type World,
} from './support/texts.ts';

const skills = await openSkills();
const embedder = openEmbedder({ home: scratchFolder(), log: silentLog() });
afterAll(() => embedder.close());
const noModel = inject('whyNoMiniLm') !== null;

/** The share of texts that get the right skills, and those that do not. */
async function measurePlans(set: TextSet, withMeanings: Embedder | null) {
  const planner = new BuiltInPlanner({ random: createRandom('texts'), embedder: withMeanings });
  const texts = labelledTexts(set);
  const wrong: string[] = [];
  for (const labelled of texts) {
    const plan = await planner.generatePlan(requestFor(skills, labelled.text));
    preparePlan(plan, { skills });
    if (!hasRightSkills(plan, labelled, skills.skills)) wrong.push(labelled.text);
  }
  return { share: 1 - wrong.length / texts.length, wrong };
}

/** The shares of typed texts whose act and target are right, and whose skills are. */
async function measureTyped(world: World, withMeanings: Embedder | null) {
  const { texts } = typedTexts(world);
  const meanings = createSimilarity(withMeanings);
  const wrong: string[] = [];
  let [intents, needs] = [0, 0];
  for (const { text, acts, named, skills: needed, around } of texts) {
    const typed = await readTyped(text, { ...around, meanings });
    const { needsOpinion, isRisky, needsReputation } = await readPlayerText(text, around.brief, meanings, {
      known: nameable(around.brief, around.campaign),
    });
    const found = [needsOpinion && 'perception', isRisky && 'dice', needsReputation && 'reputation'];
    const isRight =
      'intent' in typed
        ? acts.some((act) => act === typed.intent.act || act === verbOf(typed.intent.act)) &&
          (named.length === 0 || named.some((name) => namesIn(typed.intent).includes(name)))
        : acts.length === 0;
    const hasSkills = acts.length === 0 || found.filter((one) => one !== false).join() === needed.join();
    intents += isRight ? 1 : 0;
    needs += hasSkills ? 1 : 0;
    if (!isRight || !hasSkills) wrong.push(`${text} → ${JSON.stringify(typed)}`);
  }
  return { intents: intents / texts.length, skills: needs / texts.length, wrong };
}

function namesIn({ target, topic, item }: { target?: string; topic?: string; item?: string }): string[] {
  return [target, topic, item].flatMap((id) => id?.split(/[:/]/).at(-1) ?? []);
}

describe('texts that the weights were not made of', () => {
  it.each<[TextSet, number]>([
    ['test', 0.85],
    ['third-fresh', 0.75],
  ])('get the right skills by words alone: %s', async (set, least) => {
    const { share, wrong } = await measurePlans(set, null);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it.skipIf(noModel).each<[TextSet, number]>([
    ['test', 0.85],
    ['third-fresh', 0.8],
  ])('get the right skills by words and meaning: %s', async (set, least) => {
    const { share, wrong } = await measurePlans(set, embedder);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it.skipIf(noModel).each<[World, number, number]>([
    ['ferry-house', 0.92, 0.88],
    ['farmhouse', 0.92, 0.88],
    ['tram-depot', 0.92, 0.88],
    ['caravanserai', 0.9, 0.84],
    ['lighthouse', 0.92, 0.88],
    ['theatre', 0.9, 0.82],
    ['five-scenes', 0.9, 0.8],
    ['five-more-scenes', 0.88, 0.72],
  ])('mean something where names are known: %s', async (world, leastSkills, leastActs) => {
    const { intents, skills: share, wrong } = await measureTyped(world, embedder);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(leastSkills);
    expect(intents, wrong.join('\n')).toBeGreaterThanOrEqual(leastActs);
  });
});

describe('the weights', () => {
  it('are made of the texts as they are, and of none that they are measured by', () => {
    const corpus = actionTexts();
    expect(weights.words.labels, 'run scripts/train-actions.ts').toEqual([
      ...new Set(corpus.map(({ label }) => label)),
    ]);
    const counts = new Map<string, number>();
    for (const { features } of corpus)
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const features = [...counts].filter(([, count]) => count >= 2).map(([feature]) => feature);
    expect(weights.words.features, 'run scripts/train-actions.ts').toEqual(features);
    const measured = [
      ...(['test', 'third-fresh'] as const).flatMap(labelledTexts),
      ...WORLDS.flatMap((world) => typedTexts(world).texts),
    ].map(({ text }) => text.toLowerCase());
    const shared = corpus
      .map(({ text }) => text)
      .filter((text) => text.includes(' ') && measured.includes(text.toLowerCase()));
    expect(shared).toEqual([]);
  });
});
