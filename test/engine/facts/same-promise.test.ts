import { expect, it } from 'vitest';
import { withDeedsOf } from '../../../src/engine/facts/same-promise.ts';
import { givenWord } from '../../../src/engine/given-word.ts';
import type { FoundPromise } from '../../../src/prompts/tasks/facts.ts';
import { smallCampaign } from '../support/small-world.ts';

const campaign = smallCampaign();
const scene = { scene: 4, here: ['person:iz'] };
const found: FoundPromise = {
  ...{ name: 'you', about: 'to bring the lamp', quote: 'I will bring it', to: 'Iz' },
  ...{ act: 'give', target: 'Iz', what: 'lamp', not: false, days: 1 },
};
const match = (given: Parameters<typeof givenWord>[1], when = 4, promise = found) =>
  withDeedsOf([promise], { due: [givenWord('person:iz', given, when)], day: 2 }, scene, {
    campaign,
    player: 'Sal',
  });

it('a promise of the scene that the telling speaks of gets the deed that keeps it, and is no second promise', () => {
  const { due, others } = match({ text: 'do as you said: Swear it', isSaid: true });
  expect(others).toEqual([]);
  expect(due).toMatchObject([
    { text: 'bring the lamp', deed: { act: 'give', target: 'person:iz', what: 'lamp', until: 3 } },
  ]);
  expect(due[0]).not.toHaveProperty('isSaid');
});

it('what the author wrote stays as it is', () => {
  const deed = { act: 'show', what: 'the lamp' };
  expect(match({ text: 'let her see the lamp', deed }).due).toMatchObject([
    { text: 'let her see the lamp', deed },
  ]);
  expect(match({ text: 'let her see the lamp' }).due).toMatchObject([
    { text: 'let her see the lamp', deed: { act: 'give' } },
  ]);
});

it('a promise of an earlier scene, or of somebody else, is another', () => {
  expect(match({ text: 'wait' }, 3).others).toEqual([found]);
  const theirs = { ...found, name: 'Iz', to: 'you' };
  expect(match({ text: 'wait' }, 4, theirs).others).toEqual([theirs]);
});
