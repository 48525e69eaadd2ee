import { describe, expect, it } from 'vitest';
import { withConsequence } from '../../../src/engine/plot/consequences.ts';
import { smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const start = worldOf(campaign);
const done = (sentence: string, world = start) => withConsequence(world, sentence, campaign, 7);

describe('a consequence', () => {
  it.each([
    `Player gains 'Burden of Knowledge'`,
    'The player gains ‘Burden of Knowledge’.',
    'player learns "Burden of Knowledge"',
    'Player acquires “Burden of Knowledge”',
  ])('%s is a state of the player', (sentence) => {
    const { plot, items } = done(sentence);
    expect(plot.gained).toEqual(['Burden of Knowledge']);
    expect(items).toEqual(start.items);
    expect(plot.facts).toEqual([sentence]);
  });

  it('puts a thing in the bag once, and takes it out again', () => {
    const gained = done(`Player receives 'the harbour key'`, done(`Player gains 'Harbour key'`));
    expect(gained.items.filter(({ id }) => id === 'item:harbour-key')).toHaveLength(1);
    const lost = done(`Player loses 'a harbour key'`, gained);
    expect(lost.items.map(({ id }) => id)).not.toContain('item:harbour-key');
    expect(lost.plot.gained).toEqual([]);
    expect(done(`Player no longer has 'brass key'`).items.map(({ id }) => id)).toEqual(['item:rope']);
  });

  it.each([
    ['Knows of the second bell', false],
    ['Knows the bell', false],
    ['The key to the mill', true],
    ['A letter from the ministry that nobody has read', true],
  ])('%s: a thing to carry or not', (gained, isThing) => {
    expect(done(`Player gains '${gained}'`).items.length > start.items.length).toBe(isThing);
  });

  it.each(['Iz becomes watchful', 'Iz is now watchful.', 'Iz turns watchful'])(
    '%s: what has become of somebody',
    (sentence) => {
      expect(done(sentence).plot.states).toEqual({ 'person:iz': 'watchful' });
    },
  );

  it.each([
    ['Relationship with Iz: sworn to silence', 25],
    ['Relationship with Ansa Quill: a bitter enemy.', -30],
    ['Relationship with Ansa: no longer an enemy', 25],
    ['Relationship with Ansa: does not trust you', -30],
    ['Relationship with Iz: knows your name', 0],
    ['Relationship with Iz: +20', 20],
    ['Relationship with Iz: -15', -15],
  ])('%s moves their opinion by %i', (sentence, step) => {
    const { opinions, plot } = done(sentence);
    expect(Object.values(opinions)).toEqual([step]);
    expect(Object.values(plot.states)).toHaveLength(1);
  });

  it('keeps opinions within its bounds', () => {
    let world = start;
    for (let times = 0; times < 9; times += 1) world = done('Relationship with Iz: devoted', world);
    expect(world.opinions).toEqual({ 'person:iz': 100 });
  });

  it.each(['Iz dies', 'Iz is dead.', 'Iz is killed by the sea', 'Iz drowns', 'Iz becomes dead', 'iz: dead'])(
    '%s: a death',
    (sentence) => {
      const world = done(sentence);
      expect(world.plot.dead).toEqual({ 'person:iz': 7 });
      expect(world.here).toEqual([]);
      expect(withConsequence(world, 'Iz dies', campaign, 9).plot.dead).toEqual({ 'person:iz': 7 });
    },
  );

  it.each([
    ['water: rising', { water: 'rising' }],
    ['bridge_open: true', { bridge_open: true }],
    ['Bridge open: no', { 'Bridge open': false }],
    ['count: 214', { count: 214 }],
    ['debt: -5.5', { debt: -5.5 }],
    ['__proto__: bad', JSON.parse('{"__proto__":"bad"}')],
  ])('%s is so in the world', (sentence, flags) => {
    expect(done(sentence).plot.flags).toEqual(flags);
  });

  it.each(['Nobody dies of it', 'The sea becomes salt', 'It rains.', 'Relationship with Nobody: friend'])(
    '%s is remembered and does nothing else',
    (sentence) => {
      const world = done(sentence);
      expect(world).toEqual({ ...start, plot: { ...start.plot, facts: [sentence] } });
      expect(done(sentence, world).plot.facts).toEqual([sentence]);
    },
  );
});

describe('what has become of somebody counts in what they think of the player', () => {
  const opinionsAfter = (sentence: string) => Object.values(done(sentence).opinions);

  it('as the words say, and no less than the tier they name', () => {
    expect(opinionsAfter('Iz becomes wary')).toEqual([-31]);
    expect(opinionsAfter('Iz becomes friendly')).toEqual([31]);
    expect(opinionsAfter('Iz becomes forgiven over tea')).toEqual([25]);
  });

  it('but not when the words say nothing of that, or name somebody else', () => {
    expect(opinionsAfter('Iz becomes watchful')).toEqual([]);
    expect(opinionsAfter('Iz becomes wary of Ansa Quill')).toEqual([]);
  });
});
