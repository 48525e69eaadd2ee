import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { rollFor } from '../../../src/engine/roll.ts';
import { storyRules } from '../../../src/engine/rules.ts';
import { oddsOf } from '../../../src/rules/roll.ts';
import { callScript, scratchFolder } from '../shipped/support/scripts.ts';

const cwd = scratchFolder();
const roll = (input: JsonObject, config: JsonObject = {}) =>
  callScript('dice-roller/roll-dice', { requestId: 'r', tool: 't', input, config }, { cwd });
const BANDS = [
  { outcome: 'failure', up_to: 6 },
  { outcome: 'partial', up_to: 9, name: 'at a price' },
  { outcome: 'success' },
];

describe('roll-dice', () => {
  it('adds the modifiers once, wherever the formula puts them', async () => {
    const modifiers = [
      { name: 'courage', value: 3, reason: 'You are brave' },
      { value: -1, reason: 'You are hurt' },
    ];
    const totals = await Promise.all(
      ['2d6', '2d6+modifier', '2d6+courage', '2d6+courage+modifier'].map(
        async (formula) => (await roll({ formula, seed: 's', modifiers })).output['roll'],
      ),
    );
    const plain = (await roll({ formula: '2d6', seed: 's' })).output['roll'] as { total: number };
    expect(totals.map((entry) => (entry as { total: number }).total)).toEqual(Array(4).fill(plain.total + 2));
    expect(totals[0]).toMatchObject({ modifiers });
  });

  it('rolls what the engine would have rolled with that seed', async () => {
    const rules = storyRules(null, null);
    for (let scene = 1; scene <= 4; scene += 1) {
      const seed = `story/roll/${scene}`;
      const modifiers = [{ value: scene - 2, reason: 'x' }];
      const check = {
        formula: rules.dice,
        modifiers,
        bands: rules.bands,
        odds: oddsOf(rules.dice, rules.bands, 0),
      };
      const { total, outcome } = rollFor(check, 'Persuade Mara', seed, null);
      const { output } = await roll({ formula: rules.dice, modifiers, bands: BANDS, seed });
      expect(output['roll']).toMatchObject({ total, outcome });
    }
  });

  it('hides the dice from the page and from the state when told to', async () => {
    const { ui, output } = await roll({ formula: '3d6', seed: 's' }, { showIndividualRolls: false });
    expect(ui).toMatchObject({ dice: [], total: expect.any(Number) });
    expect(output['roll']).toEqual(ui);
  });

  it('takes chance from the machine when told to', async () => {
    const rolls = await Promise.all(
      Array.from({ length: 5 }, () => roll({ formula: '20d1000', seed: 's' }, { randomSource: 'crypto' })),
    );
    expect(new Set(rolls.map(({ summary }) => summary)).size).toBeGreaterThan(1);
  });

  it.each([
    ['3d6++*2', 6],
    ['2d', 2],
    ['2d6)', 4],
  ])('points at the character in %s', async (formula, character) => {
    const { ok, error } = await roll({ formula });
    expect(ok).toBe(false);
    expect(error).toMatchObject({ errorCode: 'invalid_formula', details: { formula, character } });
  });

  it.each(['1001d6', '1d10001', `${'1+'.repeat(150)}1`])('refuses what is too much (%#)', async (formula) => {
    expect(await roll({ formula })).toMatchObject({ ok: false });
  });
});
