import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../../src/contracts/intent.ts';
import { withReputations } from '../../src/engine/factions.ts';
import { attempt, type Circumstances, settle } from '../../src/engine/resolve.ts';
import { storyRules } from '../../src/engine/rules.ts';
import { itemCalled, startingWorld, type World } from '../../src/engine/world.ts';
import { ACTS, type Act, verbOf } from '../../src/rules/acts.ts';
import type { Outcome } from '../../src/rules/roll.ts';
import { PERSONA, smallCampaign, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const rolled = storyRules(
  { rolls: ['persuade', 'threaten', 'sneak', 'try', 'fight', 'take', 'give', 'go', 'help'] },
  null,
);
const circumstances: Circumstances = { campaign, persona: PERSONA, rules: rolled, scene: 4 };
const done = (world: World, intent: Partial<Intent> & { act: Act }, result: Outcome | null = null) =>
  settle(world, attempt(world, { text: intent.act, ...intent }, circumstances), result, circumstances);

const IDS = [
  'person:iz',
  'person:ansa',
  'person:old',
  'place:mill',
  'place:quay',
  'thing:quay/bell',
  'thing:mill/wheel',
  'item:brass-key',
  'nobody',
];
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  target: fc.constantFrom(...IDS),
  item: fc.constantFrom('item:brass-key', 'item:rope', 'item:bell', 'item:none'),
  want: fc.constantFrom('want:iz/0', 'want:nobody/9'),
  topic: fc.constantFrom('topic:none', 'person:iz'),
  result: fc.constantFrom<Outcome | null>('failure', 'partial', 'success', null),
  here: fc.subarray(['person:iz', 'person:ansa', 'person:old']),
});

describe('whatever is done', () => {
  it('keeps opinions within their bounds, makes nothing out of nothing, and takes nothing twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let world = worldOf(campaign, { plot: { ...worldOf(campaign).plot, dead: { 'person:old': 1 } } });
        const takenOnce = new Set<string>();
        for (const { here, result, ...intent } of steps) {
          const before: World = { ...world, here };
          const resolved = done(before, intent, result);
          world = resolved.world;
          for (const value of Object.values(world.opinions)) expect(Math.abs(value)).toBeLessThanOrEqual(100);
          for (const value of Object.values(
            withReputations(before, world, campaign, resolved.deed).reputations,
          ))
            expect(Math.abs(value)).toBeLessThanOrEqual(100);
          // The dead feel nothing any more.
          expect(world.opinions['person:old']).toBeUndefined();
          const had = new Set(before.items.map(({ id }) => id));
          const has = new Set(world.items.map(({ id }) => id));
          expect(has.size).toBe(world.items.length);
          const gained = [...has].filter((id) => !had.has(id));
          const lost = [...had].filter((id) => !has.has(id));
          expect(gained.length + lost.length).toBeLessThanOrEqual(1);
          if (gained.length === 1) {
            expect(verbOf(intent.act)).toBe('take');
            expect(intent.target.startsWith(`thing:${before.place?.slice('place:'.length)}/`)).toBe(true);
            expect(takenOnce.has(intent.target)).toBe(false);
            takenOnce.add(intent.target);
          }
          if (lost.length === 1)
            expect([verbOf(intent.act), here.includes(intent.target)]).toEqual(['give', true]);
          if (result === 'failure') expect([...gained, ...lost]).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a deed', () => {
  const start = worldOf(campaign);

  it('cannot give to somebody who is not here, nor what one has not got', () => {
    expect(done(start, { act: 'give', target: 'person:ansa', item: 'item:rope' }).world.items).toEqual(
      start.items,
    );
    expect(done(start, { act: 'give', target: 'person:iz', item: 'item:crown' }).world.items).toEqual(
      start.items,
    );
    const { world } = done(start, { act: 'give', target: 'person:iz', item: 'item:rope' });
    expect(world.items.map(({ id }) => id)).toEqual(['item:brass-key']);
  });

  it('cannot take what is elsewhere or gone', () => {
    expect(done(start, { act: 'take', target: 'thing:mill/wheel' }).world.items).toEqual(start.items);
    const { world } = done(start, { act: 'take', target: 'thing:quay/bell' });
    expect(world.items.at(-1)).toEqual({ id: 'item:bell', name: 'the bell' });
    const given = done(world, { act: 'give', target: 'person:iz', item: 'item:bell' }).world;
    const again = done(given, { act: 'take', target: 'thing:quay/bell' }).world;
    expect(again.items.map(({ id }) => id)).not.toContain('item:bell');
  });

  it('that failed does not do what it was meant to do', () => {
    expect(done(start, { act: 'go', target: 'place:mill' }, 'failure').world.place).toBe('place:quay');
    expect(done(start, { act: 'go', target: 'place:mill' }, 'partial').world.place).toBe('place:mill');
    const { world, deed } = done(
      { ...start, opinions: { 'person:iz': 50 } },
      { act: 'help', target: 'person:iz', want: 'want:iz/0' },
      'failure',
    );
    expect(world.opinions['person:iz']).toBe(50);
    expect(world.threads).toEqual({});
    expect(world.deeds).toEqual({});
    expect(deed.reveals).toBeNull();
  });

  it.each(['persuade', 'ask_favour', 'bargain'] as const)('is refused when %s wins nothing', (act) => {
    expect(done(start, { act, target: 'person:iz' }, 'failure').deed.outcome).toBe('refused');
    expect(done(start, { act, target: 'person:iz' }, 'success').deed.outcome).toBe('done');
  });

  it('that persuades may bring out a secret; a lie that is believed does not', () => {
    const secret = (act: Act) => done(start, { act, target: 'person:iz' }, 'success').deed.reveals;
    expect(secret('persuade')).toBe('s1');
    expect(secret('deceive')).toBeNull();
  });

  it('leaves a secret that a scene of the author tells to the author', () => {
    const facts = campaign.facts.map((fact) => (fact.id === 's1' ? { ...fact, toldBy: ['a_knot'] } : fact));
    const kept = { ...circumstances, campaign: { ...campaign, facts } };
    const intent = { act: 'persuade', target: 'person:iz', text: '' } as const;
    const revealed = (where: Circumstances) =>
      settle(start, attempt(start, intent, where), 'success', where).deed.reveals;
    expect(revealed(circumstances)).toBe('s1');
    expect(revealed(kept)).not.toBe('s1');
  });

  it('hurts those who lose a fight until they have slept', () => {
    const hurt = done(start, { act: 'fight', target: 'person:iz' }, 'partial').world;
    expect(hurt.hurt).toBe(4);
    expect(done(hurt, { act: 'look' }).world.hurt).toBe(4);
    expect(attempt(hurt, { act: 'try', text: 'try' }, circumstances).check?.modifiers).toContainEqual({
      value: -1,
      reason: 'You are hurt',
    });
    expect(done(hurt, { act: 'rest' }).world.hurt).toBeNull();
  });
});

describe('factions', () => {
  it('take to heart what is done to their people; their friends and foes hear of it', () => {
    const before = worldOf(campaign, { here: ['person:iz', 'person:tomas'] });
    const { deed } = done(before, { act: 'ask', target: 'person:iz' });
    const world = { ...before, opinions: { 'person:iz': 30 } };
    expect(withReputations(before, world, campaign, deed).reputations).toEqual({
      'faction:pilots': 10,
      'faction:wrights': 15,
      'faction:tax': -100,
    });
    expect(withReputations(before, before, campaign, deed)).toBe(before);
  });

  it('do not hear of what nobody else has seen, unless it weighs something', () => {
    const before = worldOf(campaign, { here: ['person:iz'] });
    const world = { ...before, opinions: { 'person:iz': 30 } };
    const heardOf = (act: 'ask' | 'promise' | 'help') =>
      withReputations(before, world, campaign, done(before, { act, target: 'person:iz' }).deed).reputations;
    expect(heardOf('ask')).toEqual(before.reputations);
    expect(heardOf('promise')).toEqual(before.reputations);
    expect(heardOf('help')).toEqual({ ...before.reputations, 'faction:pilots': 10 });
  });
});

describe('what is carried', () => {
  it.each([
    ['a brass lamp', 'the brass lamp', 'item:brass-lamp'],
    ['your form', 'your form', 'item:form'],
    ['My form', 'your form', 'item:form'],
    ['his lamp', 'the lamp', 'item:lamp'],
    ["her aunt's spectacles", "her aunt's spectacles", 'item:aunts-spectacles'],
    ['two tickets', 'two tickets', 'item:two-tickets'],
  ])('is called as one speaks of it: %s', (given, name, id) => {
    expect(itemCalled(given)).toEqual({ id, name });
  });

  it('is the player’s own from the beginning', () => {
    const persona = { ...PERSONA, items: ["her aunt's spectacles"] };
    expect(startingWorld(smallCampaign(), persona).items).toMatchObject([{ name: "your aunt's spectacles" }]);
  });
});
