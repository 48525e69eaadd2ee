import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFor, HURT } from '../../src/engine/check.ts';
import { rollFor, rollSeed } from '../../src/engine/roll.ts';
import { statBonus, storyRules } from '../../src/engine/rules.ts';
import { bandOf, oddsOf } from '../../src/rules/roll.ts';
import { PERSONA, smallCampaign } from './support/small-world.ts';

const rules = storyRules(null, null);
const iz = smallCampaign().people[0] ?? null;
const check = (more: Partial<Parameters<typeof checkFor>[0]>) =>
  checkFor({
    rules,
    persona: { ...PERSONA, traits: [] },
    act: 'persuade',
    person: null,
    opinion: 0,
    episode: null,
    ...more,
  });

describe('the standard rules', () => {
  it('fail up to six, succeed at a price up to nine, and succeed from ten', () => {
    const said = Array.from({ length: 11 }, (_, index) => bandOf(index + 2, rules.bands).outcome[0]);
    expect(said.join('')).toBe('fffffpppsss');
    expect(bandOf(-5, rules.bands).outcome).toBe('failure');
    expect(bandOf(40, rules.bands).outcome).toBe('success');
  });

  it('say the exact odds of two dice', () => {
    const { failure, partial, success } = oddsOf(rules.dice, rules.bands, 0);
    expect([failure, partial, success].map((share) => Math.round(share * 36))).toEqual([15, 15, 6]);
  });
});

describe('odds', () => {
  const formula = fc.constantFrom('2d6', '1d20', '3d6', '4d6kh3', '1d100', '2d6+1');
  const bounds = fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 0, max: 60 }));

  it('sum to one under any rules', () => {
    fc.assert(
      fc.property(formula, bounds, fc.integer({ min: -9, max: 9 }), (dice, [low, wide], modifier) => {
        const bands = [
          { outcome: 'failure' as const, up_to: low },
          { outcome: 'partial' as const, up_to: low + wide },
          { outcome: 'success' as const },
        ];
        const odds = oddsOf(dice, bands, modifier);
        expect(odds.failure + odds.partial + odds.success).toBeCloseTo(1, 9);
        for (const share of Object.values(odds)) expect(share).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it.each([-2, 0, 1, 3])('are what rolling comes to, with %i added', (value) => {
    const made = check({ also: { value, reason: 'why' } });
    const counts = { failure: 0, partial: 0, success: 0 };
    const rolls = 4000;
    for (let scene = 0; scene < rolls; scene += 1)
      counts[rollFor(made as NonNullable<typeof made>, '', rollSeed('odds', scene), null).outcome] += 1;
    for (const outcome of ['failure', 'partial', 'success'] as const) {
      // Four standard deviations of a share out of 4000 are at most 0.032.
      expect(Math.abs(counts[outcome] / rolls - (made?.odds[outcome] ?? 0))).toBeLessThan(0.032);
    }
  });
});

describe('what counts in a roll', () => {
  it('is nothing where nothing is rolled', () => {
    expect(check({ act: 'talk' })).toBeNull();
    expect(check({ act: 'persuade' })?.modifiers).toEqual([]);
  });

  it('is a fitting trait, once, by its name', () => {
    const persona = { ...PERSONA, traits: ['stubborn', 'silver-tongued', 'charming'] };
    expect(check({ persona })?.modifiers).toEqual([{ value: 1, reason: 'silver-tongued' }]);
    expect(check({ persona, act: 'fight' })?.modifiers).toEqual([]);
  });

  it.each([
    [30, 0],
    [31, 1],
    [55, 1],
    [56, 2],
    [80, 2],
    [81, 3],
    [100, 3],
    [-30, 0],
    [-31, -1],
    [-56, -2],
    [-81, -3],
    [-100, -3],
    [0, 0],
  ])('is the opinion of the other: %i counts %i', (opinion, bonus) => {
    const reason = bonus > 0 ? 'Iz thinks well of you' : 'Iz distrusts you';
    expect(check({ person: iz, opinion })?.modifiers).toEqual(bonus === 0 ? [] : [{ value: bonus, reason }]);
  });

  it('is an old triumph or failure and a wound, each with its reason', () => {
    const made = check({ episode: 'You remember', also: { ...HURT, value: -2 } });
    expect(made?.modifiers).toEqual([
      { value: 1, reason: 'You remember' },
      { value: -2, reason: 'You are hurt' },
    ]);
    expect(made?.odds).toEqual(oddsOf(rules.dice, rules.bands, -1));
  });

  it.each([
    ['the Hall', 'noon', ['by daylight', 'in the hall']],
    ['the Stove House', 'night', ['after midnight']],
    ['the Hallway', 'evening', []],
  ] as const)('is when and where it is tried: %s at %s', (place, part, reasons) => {
    const difficulties = { 'by daylight': 1, 'in the hall': -1, 'after midnight': -2, hopeless: -6 };
    const authored = storyRules({ difficulties }, null);
    const made = check({ rules: authored, setting: { place, part } });
    expect(made?.modifiers.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('is a stat, as the author weighs it, and never more than three', () => {
    const authored = storyRules({ stats: { Voice: { for: ['persuade'], average: 2 } } }, null);
    expect(check({ rules: authored, persona: { ...PERSONA, traits: [] } })?.modifiers).toEqual([
      { value: 1, reason: 'Voice' },
    ]);
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 9 }), (value, pointsPerBonus) => {
        const bonus = statBonus(value, { name: 'x', verbs: new Set(), average: 0, pointsPerBonus });
        expect(Math.abs(bonus)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('is what the author says instead of ours, down to nothing', () => {
    const authored = storyRules({ modifiers: { trait: 2, sentiment: 0, episodic: 0 } }, null);
    const persona = { ...PERSONA, traits: ['charming'] };
    expect(check({ rules: authored, persona, person: iz, opinion: 90, episode: 'x' })?.modifiers).toEqual([
      { value: 2, reason: 'charming' },
    ]);
  });
});
