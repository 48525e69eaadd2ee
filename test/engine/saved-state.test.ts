import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { intentFrom } from '../../src/engine/intents.ts';
import { keptWorld, lastScores, offeredIn, worldIn } from '../../src/engine/saved-state.ts';
import { LOW_WATER, openStory, scratchFolder } from '../play/support/story.ts';
import { smallCampaign, worldOf } from './support/small-world.ts';

const world = worldOf(smallCampaign());

/** A state as stories were saved before acts, opinions and reputations had their names. */
function oldState(): JsonObject {
  const { opinions: _, reputations: __, ...rest } = world;
  return {
    world: {
      ...rest,
      regard: { 'person:iz': 40 },
      standing: { 'faction:pilots': -12 },
      recent: [{ verb: 'fight', target: 'person:iz', result: 'partial' }],
      deeds: { 'person:iz': { verb: 'give', scene: 3, item: 'the rope' } },
      episodes: [
        { scene: 2, verb: 'fight', text: 'Fight Iz', person: 'person:iz', place: null, outcome: 'triumph' },
      ],
    } as unknown as JsonObject,
    offered: [
      {
        id: 'talk|person:iz|topic:rope',
        text: 'Ask Iz about the rope',
        because: [],
        intent: { verb: 'talk', target: 'person:iz', text: 'Ask Iz about the rope', tags: ['topic:rope'] },
      },
    ],
  };
}

describe('a state of an earlier version', () => {
  it('has the scores that were in its world', () => {
    expect(lastScores(oldState())).toEqual({
      opinions: { 'person:iz': 40 },
      reputations: { 'faction:pilots': -12 },
    });
  });

  it('has acts where verbs were, and nothing left of the old names', () => {
    const read = worldIn(oldState());
    expect(read.recent).toEqual([{ act: 'fight', target: 'person:iz', result: 'partial' }]);
    expect(read.deeds).toEqual({ 'person:iz': { act: 'give', scene: 3, item: 'the rope' } });
    expect(read.episodes[0]).toMatchObject({ act: 'fight', text: 'Fight Iz', outcome: 'triumph' });
    expect(JSON.stringify(read)).not.toMatch(/"(?:verb|regard|standing)":/);
  });

  it('keeps those away who were driven off, and those who had just left', () => {
    const { absent: _, ...kept } = keptWorld(world);
    const away = { 'person:iz': 3 };
    const left = {
      'person:iz': 'place:quay|2|dusk',
      'person:ansa': 'place:quay|3|dusk',
      'person:obe': '|1|noon',
    };
    const read = worldIn({ world: { ...kept, away, left } });
    expect(read.absent).toEqual({
      'person:iz': { day: 3, from: null },
      'person:ansa': { day: 3, from: { place: 'place:quay', part: 'dusk' } },
      'person:obe': { day: 1, from: { place: null, part: 'noon' } },
    });
    expect(read).not.toHaveProperty('away');
    expect(read).not.toHaveProperty('left');
  });

  it('offers what it offered', () => {
    expect(offeredIn(oldState())).toEqual([
      {
        id: 'talk|person:iz|topic:rope',
        text: 'Ask Iz about the rope',
        because: [],
        intent: { act: 'talk', text: 'Ask Iz about the rope', target: 'person:iz', topic: 'topic:rope' },
      },
    ]);
  });

  it('is played on', async () => {
    const { session, close } = await openStory({
      campaign: LOW_WATER,
      seed: 'a',
      skillRoots: [scratchFolder()],
    });
    const opening = await session.open();
    const { scores: _, world: kept, offered, ...rest } = structuredClone(session.state) as JsonObject;
    const asOffered = (offered as JsonObject[]).map((choice) => {
      const { act, ...intent } = choice['intent'] as JsonObject;
      return { ...choice, intent: { ...intent, verb: act, tags: [] } } as JsonObject;
    });
    session.resume({
      scene: 1,
      state: {
        ...rest,
        world: { ...(kept as JsonObject), regard: { 'person:iz': 50 }, standing: {} },
        offered: asOffered,
      },
      sceneObject: opening as unknown as JsonObject,
    });
    const next = await session.choose('talk|person:iz');
    await close();
    expect(next.effects).toContainEqual(
      expect.objectContaining({ kind: 'opinion', person: 'person:iz', from: 50, to: 54 }),
    );
    expect(lastScores(session.state).opinions['person:iz']).toBe(54);
    expect(session.state['world']).not.toHaveProperty('regard');
  });
});

describe('a state of this version', () => {
  it('keeps the world without scores, and reads as it was kept', () => {
    const state = { world: keptWorld(world), scores: { opinions: { 'person:iz': 1 }, reputations: {} } };
    const { opinions: _, reputations: __, ...kept } = world;
    expect(worldIn(state)).toEqual(kept);
    expect(lastScores(state).opinions).toEqual({ 'person:iz': 1 });
  });
});

describe('an intent', () => {
  it.each<[string, JsonObject, object]>([
    ['amends', { verb: 'help', tags: ['amends'] }, { act: 'make_amends' }],
    ['a favour', { verb: 'persuade', tags: ['favour'] }, { act: 'ask_favour' }],
    ['somebody asked about', { verb: 'talk', tags: ['person:ansa'] }, { act: 'talk', topic: 'person:ansa' }],
    ['a topic before a person', { verb: 'talk', tags: ['topic:a', 'person:b'] }, { topic: 'topic:a' }],
    ['a gift', { verb: 'give', tags: ['item:rope', 'want:iz/0'] }, { item: 'item:rope', want: 'want:iz/0' }],
    [
      'what the plot waits for',
      { verb: 'talk', tags: ['wanted:b_1/2'] },
      { wanted: { owner: 'b_1', index: 2 } },
    ],
    ['a decision', { verb: 'decide', tags: ['outcome:b_1/0'] }, { decides: { owner: 'b_1', index: 0 } }],
    ['a word nobody knows', { verb: 'yodel' }, { act: 'talk' }],
    [
      'an act of this version',
      { act: 'climb', target: 'thing:wall' },
      { act: 'climb', target: 'thing:wall' },
    ],
    ['nonsense', { act: 7, target: 8, wanted: { owner: 1 } }, { act: 'talk' }],
  ])('is read: %s', (_, value, expected) => {
    const intent = intentFrom(value, 'Ask Iz about it');
    expect(intent).toMatchObject({ text: 'Ask Iz about it', ...expected });
    expect(intent).not.toHaveProperty('tags');
    expect(intent).not.toHaveProperty('verb');
  });

  it('of words alone is what they mean', () => {
    expect(intentFrom(undefined, 'Wait a little')).toEqual({ act: 'wait', text: 'Wait a little' });
    expect(intentFrom('x', 'Purple dishwasher')).toEqual({ act: 'look', text: 'Purple dishwasher' });
  });
});
