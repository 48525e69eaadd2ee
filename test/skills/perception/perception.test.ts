import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstImpression, weightsFrom } from '../../../skills/npc-perception/src/perception/impression.ts';
import { opinion } from '../../../skills/npc-perception/src/perception/opinion.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { checkFor } from '../../../src/engine/check.ts';
import { storyRules } from '../../../src/engine/rules.ts';
import { decayedScore } from '../../../src/rules/decay.ts';
import { opinionBonus } from '../../../src/rules/opinion.ts';
import { openWorld, outputOf, type TestWorld } from '../shipped/support/world.ts';

/** As DESIGN says it: over 30 one, over 55 two, over 80 three; mirrored below zero. */
function expectedModifier(score: number): number {
  const size = Math.abs(score);
  const worth = size > 80 ? 3 : size > 55 ? 2 : size > 30 ? 1 : 0;
  return worth === 0 ? 0 : Math.sign(score) * worth;
}

const SCORES = Array.from({ length: 201 }, (_, index) => index - 100);

describe('what an opinion is worth in a roll', () => {
  it('is right for every score from −100 to 100, for the skill and for the engine', () => {
    const rules = storyRules(null, null);
    const persona = {
      name: 'You',
      race: null,
      calling: null,
      background: null,
      traits: [],
      stats: {},
      items: [],
      relationships: {},
      answers: [],
    };
    const person = {
      ...{ id: 'person:aldric', name: 'Aldric', shortName: 'Aldric', pronoun: 'he', haunts: [] },
      source: { file: 'a', line: 1 },
      profile: { name: 'Aldric', role: 'smith', personality: { traits: [] } },
    } as Parameters<typeof checkFor>[0]['person'];
    for (const score of SCORES) {
      const expected = expectedModifier(score);
      expect([score, opinion(score, 1, '')['modifier']]).toEqual([score, expected]);
      expect([score, opinionBonus(score)]).toEqual([score, expected]);
      const check = checkFor({ rules, persona, act: 'persuade', person, opinion: score, episode: null });
      expect([score, check?.modifiers.reduce((sum, { value }) => sum + value, 0)]).toEqual([score, expected]);
    }
  });

  it('has the same bounds between whole numbers, and goes with the scale', () => {
    expect([30.01, 55.01, 80.01].map((score) => opinionBonus(score))).toEqual([1, 2, 3]);
    expect([-30.01, -55.01, -80.01].map((score) => opinionBonus(score))).toEqual([-1, -2, -3]);
    expect([-90, -40, 0, 40, 90].map((score) => opinionBonus(score, 2))).toEqual([-6, -2, 0, 2, 6]);
  });
});

describe('fading', () => {
  const score = fc.double({ min: -100, max: 100, noNaN: true });
  const rate = fc.double({ min: 0, max: 1, noNaN: true });
  const units = fc.double({ min: 0, max: 500, noNaN: true });

  it('never turns an opinion round and never makes it stronger', () => {
    fc.assert(
      fc.property(score, rate, units, (given, lost, elapsedUnits) => {
        const faded = decayedScore({ score: given, rate: lost, elapsedUnits });
        expect(Math.abs(faded)).toBeLessThanOrEqual(Math.abs(given) + 1e-9);
        expect(faded * given).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the same for love and hatred, and more with more time', () => {
    fc.assert(
      fc.property(score, rate, units, units, (given, lost, one, two) => {
        const left = (elapsedUnits: number, from = given) =>
          Math.abs(decayedScore({ score: from, rate: lost, elapsedUnits }));
        expect(left(one, -given)).toBeCloseTo(left(one), 9);
        expect(left(one + two)).toBeLessThanOrEqual(left(one) + 1e-9);
      }),
    );
  });

  it('takes a tenth in a week, and half of that where opinions are strong', () => {
    expect(decayedScore({ score: 40, rate: 0.1, elapsedUnits: 1 })).toBeCloseTo(36, 9);
    expect(decayedScore({ score: -50, rate: 0.1, elapsedUnits: 1 })).toBeCloseTo(-47.5, 9);
    expect(decayedScore({ score: 49.9, rate: 0.1, elapsedUnits: 1 })).toBeCloseTo(44.91, 9);
  });
});

describe('a first impression', () => {
  const person = { id: 'person:aldric', factions: ['faction:smiths'], likes: ['honest'], dislikes: ['idle'] };
  const weights = weightsFrom({});

  it('owes half to the faction, a third to what is seen, the rest to chance', () => {
    const by = (reputation: number, traits: string[]) =>
      firstImpression(person, { traits, reputation: { 'faction:smiths': reputation }, seed: 's', weights });
    expect(by(100, []) - by(0, [])).toBeCloseTo(50, 9);
    expect(by(0, ['honest']) - by(0, [])).toBeCloseTo(30, 9);
    expect(by(0, ['idle']) - by(0, [])).toBeCloseTo(-30, 9);
  });

  it('differs by the seed by a fifth of the scale at most, and stays within bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -100, max: 100 }), (seed, reputation) => {
        const known = { traits: [], reputation: { 'faction:smiths': reputation }, weights };
        const score = firstImpression(person, { ...known, seed });
        expect(Math.abs(score - reputation / 2)).toBeLessThanOrEqual(20);
        expect(firstImpression(person, { ...known, seed })).toBe(score);
      }),
    );
  });

  it('keeps weights that sum to more than 1 within it', () => {
    const { faction, traits, chance } = weightsFrom({
      factionInfluenceWeight: 1,
      traitInfluenceWeight: 1,
      varianceWeight: 0,
    });
    expect([faction, traits, chance]).toEqual([0.5, 0.5, 0]);
  });
});

describe('opinions in a story', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const update = (npc: string, change: number, reason = 'x') => ({
    script: 'npc-perception/update-perception',
    input: { changes: [{ npc, change, reason }] },
  });
  const seen = (result: Awaited<ReturnType<TestWorld['run']>>, id: string, npc: string) =>
    (outputOf(result, id)['perception'] as Record<string, JsonObject>)[npc];

  it('take up what the factions think, and are there in the next plan', async () => {
    await world.run([
      {
        id: 'rep',
        script: 'reputation/update-reputation',
        input: { changes: [{ faction: 'faction:smiths', change: 80 }] },
      },
    ]);
    const meet = { npcs: [{ id: 'person:aldric', factions: ['faction:smiths'] }], seed: 'one' };
    const first = await world.run([
      { id: 'meet', script: 'npc-perception/initialize-perception', input: meet },
    ]);
    const score = Number(seen(first, 'meet', 'person:aldric')?.['score']);
    expect(score).toBeGreaterThanOrEqual(20);
    const again = await world.run([{ id: 'ask', script: 'npc-perception/query-perception', input: {} }]);
    expect(seen(again, 'ask', 'person:aldric')?.['score']).toBe(score);
  });

  it('take up what the caller says of a faction, where nothing was ever kept', async () => {
    const meet = {
      npcs: [{ id: 'person:tess', factions: ['faction:tanners'] }],
      seed: 'one',
      reputation: { 'faction:tanners': -100 },
    };
    const result = await world.run([
      { id: 'meet', script: 'npc-perception/initialize-perception', input: meet },
    ]);
    expect(seen(result, 'meet', 'person:tess')?.['score']).toBeLessThanOrEqual(-30);
  });

  it('both count when two scripts change one at the same time, and both reasons are kept', async () => {
    const npcId = `person:mara-${Date.now()}`;
    const changes = Array.from({ length: 4 }, (_, index) => ({
      id: `change-${index}`,
      ...update(npcId, 10, `reason ${index}`),
    }));
    const result = await world.run(changes);
    expect(result.toolResults.map(({ state }) => state)).toEqual(Array(4).fill('success'));
    const [record] = await world.story.exactMatch('perception', { npcId });
    expect(record?.perceptionScore).toBe(40);
    expect(record?.eventHistory.split('\n')).toHaveLength(4);
  });

  it('stay within bounds', async () => {
    const result = await world.run([{ id: 'much', ...update('person:iz', 150) }]);
    expect(seen(result, 'much', 'person:iz')).toMatchObject({ score: 100, tier: 'devoted', modifier: 3 });
  });

  it('fade with the time of the story', async () => {
    await world.run([{ id: 'a', ...update('person:tom', 40) }], { inGameTime: '2001-01-01T08:00:00.000Z' });
    const later = await world.run(
      [{ id: 'ask', script: 'npc-perception/query-perception', input: { npcs: ['person:tom'] } }],
      { inGameTime: '2001-01-15T08:00:00.000Z' },
    );
    expect(seen(later, 'ask', 'person:tom')?.['score']).toBe(32.4);
  });
});
