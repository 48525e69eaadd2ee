import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateInput } from '../../../skills/player-choices/src/evaluating/input.ts';
import { modifiersFor } from '../../../skills/player-choices/src/evaluating/modifiers.ts';
import { oddsOf } from '../../../skills/player-choices/src/evaluating/odds.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { storyRules } from '../../../src/engine/rules.ts';
import { oddsOf as engineOdds } from '../../../src/rules/roll.ts';
import { callScript, scratchFolder } from '../shipped/support/scripts.ts';

const cwd = scratchFolder();
const evaluate = async (input: JsonObject, dependencies: JsonObject = {}) =>
  (await callScript('player-choices/evaluate-choice', { input, dependencies }, { cwd })).output[
    'evaluation'
  ] as JsonObject;
const persuade = { verb: 'persuade', target: 'person:aldric' };
const aldric = (opinion?: number) => ({
  id: 'person:aldric',
  name: 'Aldric',
  ...(opinion !== undefined && { opinion }),
});

describe('evaluate-choice', () => {
  it('gives the odds of 2d6 by default, exactly', async () => {
    const { odds, modifiers, difficulty } = await evaluate({ intent: persuade });
    expect(modifiers).toEqual([]);
    expect(difficulty).toBe('a fair chance');
    const { failure, partial, success } = odds as Record<string, number>;
    expect([failure, partial, success].map((share) => Math.round((share ?? 0) * 36))).toEqual([15, 15, 6]);
  });

  it('says what counts and why', async () => {
    const { modifiers, modifier } = await evaluate({
      intent: persuade,
      person: aldric(-60),
      persona: { stats: { Charisma: 6, Wisdom: 12 }, traits: ['silver-tongued'] },
      episodes: ['You saved the forge'],
      modifiers: [{ value: -1, reason: 'You are hurt' }],
    });
    expect(modifiers).toEqual([
      { value: -1, reason: 'Charisma' },
      { value: 1, reason: 'silver-tongued' },
      { value: -2, reason: 'Aldric distrusts you' },
      { value: 1, reason: 'You saved the forge' },
      { value: -1, reason: 'You are hurt' },
    ]);
    expect(modifier).toBe(-2);
  });

  it('takes the opinion and the turning points from tools before it', async () => {
    const dependencies = {
      ask: { perception: { 'person:aldric': { score: 85 } } },
      recall: {
        memories: [
          { id: 'a', summary: 'You waited.', npcs: ['person:aldric'] },
          { id: 'b', summary: 'You saved the forge. Sparks flew.', npcs: ['person:aldric'], episodic: true },
        ],
      },
    };
    const { modifiers } = await evaluate({ intent: persuade, person: aldric() }, dependencies);
    expect(modifiers).toEqual([
      { value: 3, reason: 'Aldric thinks well of you' },
      { value: 1, reason: 'You saved the forge.' },
    ]);
  });

  it('counts stats by the campaign’s rules where there are any', () => {
    const input = evaluateInput({
      intent: persuade,
      persona: { stats: { Address: 5, Nerve: 9 } },
      statRules: [
        { name: 'Address', verbs: ['talk', 'persuade'], average: 2 },
        { name: 'Nerve', verbs: ['fight'], average: 2 },
      ],
    });
    expect(modifiersFor(input, {})).toEqual([{ value: 3, reason: 'Address' }]);
  });

  it('agrees with the engine about the odds, whatever is added', () => {
    const rules = storyRules(null, null);
    const { bands } = evaluateInput({ intent: persuade });
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 20 }),
        fc.constantFrom('2d6', '1d20', '3d6kh2', '2d6+modifier'),
        (added, formula) => {
          const own = oddsOf({ formula, bands }, added);
          const dice = formula.replace('+modifier', '');
          const engine = engineOdds(dice, rules.bands, added);
          for (const outcome of ['failure', 'partial', 'success'] as const)
            expect(own[outcome]).toBeCloseTo(engine[outcome], 9);
          expect(own.failure + own.partial + own.success).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('gets no worse with more on one’s side', () => {
    const input = evaluateInput({ intent: persuade });
    for (let added = -12; added < 12; added += 1)
      expect(oddsOf(input, added + 1).failure).toBeLessThanOrEqual(oddsOf(input, added).failure + 1e-12);
  });
});
