import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { metOnTheWay } from '../../src/engine/encounter.ts';
import { sceneTypeFor, withQuestionAsked } from '../../src/engine/scene-type.ts';
import type { World } from '../../src/engine/world.ts';
import { answersWith, beat, rolled, settled, smallCampaign, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);
const HELP: Intent = { act: 'help', text: 'Help Iz', target: 'person:iz', want: 'want:iz/0' };
const GO: Intent = { act: 'go', text: 'Go to the mill', target: 'place:mill' };

describe('the type of a scene', () => {
  it('follows what happens', async () => {
    const asked = { act: 'ask', text: 'Ask Iz', target: 'person:iz' } as const;
    expect((await settled(campaign, base, asked)).brief.sceneType).toBe('dialogue');
    const told = smallCampaign({ beats: [beat(1)] });
    expect((await settled(told, base, asked)).brief.sceneType).toBe('resolution');
    const nothing = { deed: null, effects: [], hasBeat: false, isOver: false };
    expect(sceneTypeFor(nothing)).toBe('travel');
    expect(sceneTypeFor({ ...nothing, isOver: true })).toBe('resolution');
    const hurt = [{ kind: 'hurt', isHurt: true }] as const;
    expect(sceneTypeFor({ ...nothing, effects: hurt, hasBeat: true })).toBe('danger');
  });

  it('is a talk when the way leads to somebody who speaks, and danger when they threaten', async () => {
    const { brief } = await settled(campaign, base, GO);
    expect(brief.people.map(({ id }) => id)).toEqual(['person:ansa']);
    expect(brief.question.next?.from).toBe('person:ansa');
    expect(brief.sceneType).toBe('dialogue');
    const threat = { kind: 'threat', from: 'person:ansa', about: null, text: 'Go.' } as const;
    expect(withQuestionAsked({ ...brief, sceneType: 'travel' }, threat)).toBe('danger');
    expect(withQuestionAsked({ ...brief, sceneType: 'travel' }, null)).toBe('travel');
  });
});

describe('the way to a place where nobody is', () => {
  const empty: World = {
    ...base,
    place: 'place:loft',
    plot: { ...base.plot, dead: { 'person:old-tom': 1 } },
  };
  const people = campaign.people.map(({ id }) => id);
  const dead = people.find((id) => id.startsWith('person:old')) ?? '';
  const world = { ...empty, plot: { ...empty.plot, dead: { [dead]: 1 } } };
  const met = (scene: number, after = world, before: World = { ...base, here: [] }) =>
    metOnTheWay(before, after, { campaign, random: createRandom('seed'), scene });

  it('now and then brings somebody along, by the seed, and never the dead', () => {
    const all = Array.from({ length: 40 }, (_, scene) => met(scene));
    const somebody = all.filter((one) => one.length > 0);
    expect(somebody.length).toBeGreaterThan(5);
    expect(somebody.length).toBeLessThan(30);
    expect(all.flat()).not.toContain(dead);
    expect(all).toEqual(Array.from({ length: 40 }, (_, scene) => met(scene)));
    const left = Array.from({ length: 40 }, (_, scene) => met(scene, world, { ...base, here: people }));
    expect(left.flat()).toEqual([]);
  });

  it('brings nobody where somebody is, or where one stays', () => {
    const scenes = Array.from({ length: 20 }, (_, scene) => scene);
    expect(scenes.flatMap((scene) => met(scene, { ...base, place: 'place:mill' }))).toEqual([]);
    expect(scenes.flatMap((scene) => met(scene, base))).toEqual([]);
  });
});

describe('what somebody wants', () => {
  it('is taken up, meets an obstacle that is rolled, and is seen through', async () => {
    const first = await settled(campaign, base, HELP);
    expect(first.roll).toBeNull();
    const begun = { ...first.world, here: ['person:iz'] };
    expect(begun.threads['want:iz/0']).toBe(1);

    const failed = await settled(campaign, begun, HELP, { scene: 4, answers: rolled('failure') });
    expect(failed.roll?.outcome).toBe('failure');
    expect(failed.world.threads['want:iz/0']).toBe(1);
    const dear = await settled(campaign, begun, HELP, { scene: 4, answers: rolled('partial') });
    expect(dear.world.threads['want:iz/0']).toBe(2);
    expect(dear.world.part).not.toBe(begun.part);

    const over = { ...dear.world, here: ['person:iz'] };
    const last = await settled(campaign, over, HELP, { scene: 5 });
    expect(last.roll).toBeNull();
    expect(last.effects).toContainEqual(expect.objectContaining({ kind: 'promise', kept: true }));
    expect(last.effects).toContainEqual(expect.objectContaining({ kind: 'state', words: 'in your debt' }));
  });
});

describe('what people remember', () => {
  it('is the most telling deed, until something as telling is done', async () => {
    const at = (world: World) => ({ ...world, here: ['person:iz'] });
    const deed = async (world: World, act: Intent['act'], scene: number) =>
      (await settled(campaign, at(world), { act, text: act, target: 'person:iz' }, { scene })).world;
    const accused = await deed(base, 'accuse', 2);
    const refused = await deed(accused, 'refuse', 3);
    expect(refused.deeds['person:iz']).toMatchObject({ act: 'accuse', scene: 2 });
    const helped = await deed(refused, 'help', 4);
    expect(helped.deeds['person:iz']).toMatchObject({ act: 'help', scene: 4 });
    const later = await deed(accused, 'refuse', 40);
    expect(later.deeds['person:iz']).toMatchObject({ act: 'refuse' });
  });

  it('also comes from the choices of an author', async () => {
    const intent: Intent = { act: 'confess', text: 'Own up', target: 'person:iz', authored: { index: 0 } };
    const { world } = await settled(campaign, base, intent);
    expect(world.deeds['person:iz']).toMatchObject({ act: 'confess' });
  });
});

describe('when something presses elsewhere', () => {
  const far = beat(1, { priority: 'high', location: 'The Mill' });
  const story = smallCampaign({ beats: [far] });
  const asking = { act: 'ask', text: 'Ask Iz', target: 'person:iz' } as const;

  it('word of it is the question after two scenes of the player’s own, but cuts off no stronger one', async () => {
    const waiting = { ...base, plot: { ...base.plot, ready: { beat_001: 2 }, knocked: { beat_001: 2 } } };
    const { brief } = await settled(story, waiting, asking, { scene: 6, answers: answersWith() });
    expect(brief.question.next).toMatchObject({ kind: 'way', about: 'place:mill' });
    const [first] = brief.options;
    expect(first).toMatchObject({ answers: 'go', intent: { act: 'go', target: 'place:mill' } });
    const accusing = { act: 'accuse', text: 'Accuse Iz', target: 'person:iz' } as const;
    const stronger = await settled(story, { ...waiting, here: ['person:iz'] }, accusing, { scene: 6 });
    expect(stronger.brief.question.next).toMatchObject({ kind: 'demand', from: 'person:iz' });
  });
});
