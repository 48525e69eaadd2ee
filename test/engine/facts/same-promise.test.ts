import { expect, it } from 'vitest';
import type { BackgroundFacts } from '../../../src/engine/facts/background.ts';
import { proposalsFrom } from '../../../src/engine/facts/proposals.ts';
import { withDeedsOf } from '../../../src/engine/facts/same-promise.ts';
import { type DueScene, takeFacts } from '../../../src/engine/facts/take.ts';
import { givenWord } from '../../../src/engine/given-word.ts';
import { type FoundPromise, readFacts } from '../../../src/prompts/tasks/facts.ts';
import { PERSONA, settled, smallCampaign, worldOf } from '../support/small-world.ts';

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

it('what was put off by a promise to somebody else is that promise, and no second one', async () => {
  const putOff = await settled(campaign, worldOf(campaign, { here: ['person:iz'] }), {
    ...{ act: 'put_off', text: 'Ask Iz to wait till you have told Ansa', target: 'person:iz' },
  });
  const { due } = putOff.world;
  expect(due).toMatchObject([{ kind: 'promise', person: 'person:iz', given: 3 }]);
  const toAnsa = { ...found, to: 'Ansa Quill' };
  const where = { campaign, player: 'Sal' };
  const after = withDeedsOf([toAnsa], { due, day: 1 }, { scene: 3, here: ['person:iz'] }, where);
  expect(after).toEqual({ due: [], others: [toAnsa] });
  const later = withDeedsOf([toAnsa], { due, day: 1 }, { scene: 4, here: ['person:iz'] }, where);
  expect(later.due).toEqual(due);
});

it('what others promise one another is known, and promised to nobody else', () => {
  const theirs = { ...found, name: 'Iz', to: 'Ansa Quill', about: 'to bring the lamp' };
  const prose = ['“I will bring it,” says Iz to Ansa.'];
  const where = { campaign, player: 'Sal' };
  const made = (promise: FoundPromise) =>
    proposalsFrom({ promises: [promise], feelings: [] }, { prose, here: ['person:iz'] }, where).proposals;
  expect(made(theirs)).toEqual([]);
  expect(made({ ...theirs, to: 'you' })).toHaveLength(1);
  const answer = { ...readFacts({}), promises: [theirs] };
  const world = { ...worldOf(campaign), factsDue: [2] };
  const due = { ...{ scene: 2, prose, place: 'place:quay', here: ['person:iz'] }, known: [] };
  const facts = { answer: () => answer } as unknown as BackgroundFacts;
  const taken = takeFacts(world, [due as unknown as DueScene], facts, { campaign, persona: PERSONA });
  expect(taken.world.found).toEqual(['Iz has promised Ansa Quill: bring the lamp']);
});
