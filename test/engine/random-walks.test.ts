import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Random } from '../../src/base/random.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import type { Option } from '../../src/contracts/question.ts';
import { ROOT } from '../play/support/story.ts';
import { isVerifying, rounds } from '../support/length.ts';
import { type Policy, type Step, walk } from './support/walk.ts';

const CAMPAIGNS = ['low-water', 'part-heard', 'the-extra-sleeper', 'the-honourable-snail'];
const campaignOf = async (name: string) => {
  const campaign = await loadCampaign(path.join(ROOT, 'campaigns', name));
  return campaign;
};

const SCENES = isVerifying ? 40 : 12;

const random: Policy = (options, draw) => draw.pick(options);
const prefers =
  (acts: readonly string[]): Policy =>
  (options, draw: Random) => {
    const liked = options.filter(
      ({ intent, answers }) => acts.includes(intent.act) || acts.includes(answers ?? ''),
    );
    return draw.pick(liked.length > 0 ? liked : options.slice(0, 4));
  };
const POLICIES: Readonly<Record<string, Policy>> = {
  first: ([option]) => option as Option,
  random,
  kind: prefers(['help', 'give', 'meet', 'comfort', 'promise']),
  cruel: prefers(['threaten', 'refuse', 'accuse', 'lie', 'use']),
  curious: prefers(['ask', 'look', 'read', 'search', 'ask_back']),
  restless: prefers(['go']),
};

describe.each(CAMPAIGNS)('walks through %s', (name) => {
  it.each(rounds(['random', 'cruel'], Object.keys(POLICIES)))(
    'of a player who is %s end each scene on a question with answers',
    async (policy) => {
      const campaign = await campaignOf(name);
      const steps = await walk(campaign, POLICIES[policy] as Policy, {
        seed: `walk/${policy}`,
        scenes: SCENES,
      });
      expect(steps.flatMap((step) => faultsIn(step))).toEqual([]);
    },
  );

  it('are the same for the same seed and the same choices', async () => {
    const campaign = await campaignOf(name);
    const [one, other] = [1, 2].map(() => walk(campaign, random, { seed: 'twice', scenes: SCENES }));
    expect((await one)?.map(({ settlement }) => settlement.brief)).toEqual(
      (await other)?.map(({ settlement }) => settlement.brief),
    );
  });
});

/** What is wrong with the end of a scene. */
function faultsIn({ scene, settlement: { brief, ending, world } }: Step): string[] {
  if (ending !== null) return [];
  const { people, options, question } = brief;
  const here = new Set(people.map(({ id }) => id));
  const answers = options.filter((option) => option.answers !== undefined);
  const faults = [
    ...(question.next === null ? ['no question'] : []),
    ...(answers.length < 2 ? [`${answers.length} answers to ${JSON.stringify(question.next)}`] : []),
    ...(options.length < (brief.authored?.hasChoices === true ? 2 : 3)
      ? [`only ${options.length} options`]
      : []),
    ...(new Set(options.map(({ id }) => id)).size === options.length ? [] : ['the same option twice']),
    ...options.flatMap(({ id, intent: { target } }) =>
      target?.startsWith('person:') && !here.has(target) ? [`${id}: not here`] : [],
    ),
    ...people.flatMap(({ id }) => (world.plot.dead[id] === undefined ? [] : [`${id} is dead and here`])),
  ];
  return faults.map((fault) => `scene ${scene}: ${fault}`);
}
