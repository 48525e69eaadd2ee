import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/base/random.ts';
import type { BackgroundFacts } from '../../../src/engine/facts/background.ts';
import { type DueScene, takeFacts } from '../../../src/engine/facts/take.ts';
import { itemCalled } from '../../../src/engine/world.ts';
import { factsPrompt, factsSchema, readFacts } from '../../../src/prompts/tasks/facts.ts';
import { PERSONA, smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const prose = ['An usher holds out a slip. A porter goes off with the trunk.'];
const people = [
  { name: 'the usher', about: 'brings slips', quote: 'An usher holds out' },
  { name: 'the porter', about: 'carries trunks', quote: 'A porter goes off' },
];

it('whom a telling has brought in is there when the next scene begins, and who has gone is not', () => {
  const world = { ...worldOf(campaign), here: [], factsDue: [2] };
  const scene = { scene: 2, prose, place: world.place, here: [] } as unknown as DueScene;
  const answer = { ...readFacts({}), people, away: ['the porter'], here: ['the usher'] };
  const facts = { answer: () => answer } as unknown as BackgroundFacts;
  const { here, canon } = takeFacts(world, [scene], facts, { campaign, persona: PERSONA }).world;
  expect(canon).toHaveLength(2);
  expect(here).toEqual(['person:usher']);
});

it('what the player has found out gives way to what replaces it', () => {
  const old = 'Iz is on no list';
  const list = { found: [old, 'It rains'].map((text) => ({ id: fingerprint(text), text })) };
  expect(factsPrompt([], list)).toContain('1. Iz is on no list');
  expect(JSON.stringify(factsSchema(list))).toContain('"replaced"');
  const scene = { scene: 2, prose: ['“Iz,” Ansa reads out.'], place: null, here: [] };
  const learned = [{ name: 'list', about: 'Iz is on the list', quote: 'Ansa reads out' }];
  const answer = readFacts({ learned, replaced: [1] }, list);
  const facts = { answer: () => readFacts(JSON.parse(JSON.stringify(answer))) } as unknown as BackgroundFacts;
  const world = { ...worldOf(campaign), found: [old, 'It rains'], factsDue: [2] };
  const due = [scene as unknown as DueScene];
  const { found } = takeFacts(world, due, facts, { campaign, persona: PERSONA }).world;
  expect(found).toEqual(['It rains', 'Iz is on the list']);
});

it('how things stand is carried on from telling to telling, until one notes it anew', () => {
  const stood = ['The porter waits at the quay with the trunk'];
  expect(factsPrompt([], { situation: stood })).toContain(`- ${stood[0]}`);
  const take = (json: Parameters<typeof readFacts>[0]) => {
    const scene = { scene: 2, prose, place: null, here: [] } as unknown as DueScene;
    const facts = { answer: () => readFacts(json) } as unknown as BackgroundFacts;
    const world = { ...worldOf(campaign), situation: stood, factsDue: [2] };
    return takeFacts(world, [scene], facts, { campaign, persona: PERSONA }).world;
  };
  const noted = take({ situation: ['The trunk is gone', 7, ''] });
  expect(noted).toMatchObject({ situation: ['The trunk is gone'], situationOf: 2 });
  expect(take({}).situation).toEqual(stood);
});

it('what is raised and not answered is carried on, and forgotten once a telling says that nothing is', () => {
  const raised = ['Who sent for the drill?'];
  expect(factsPrompt([], { unanswered: raised })).toContain(`- ${raised[0]}`);
  const take = (json: Parameters<typeof readFacts>[0]) => {
    const scene = { scene: 2, prose, place: null, here: [] } as unknown as DueScene;
    const facts = { answer: () => readFacts(json) } as unknown as BackgroundFacts;
    const world = { ...worldOf(campaign), unanswered: raised, factsDue: [2] };
    return takeFacts(world, [scene], facts, { campaign, persona: PERSONA }).world.unanswered;
  };
  expect(take({ unanswered: ['Why is it wet?', 7, ''] })).toEqual(['Why is it wet?']);
  expect(take({ unanswered: [] })).toEqual([]);
  expect(take({})).toEqual(raised);
});

it('what is somebody’s by name has no article', () => {
  expect(itemCalled('Iz’s bill').name).toBe('Iz’s bill');
  expect(itemCalled('bill').name).toBe('the bill');
});
