import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import { answersIn } from '../../src/engine/answers.ts';
import { rollFor, rollSeed } from '../../src/engine/roll.ts';
import { storyRules } from '../../src/engine/rules.ts';
import { oddsOf } from '../../src/rules/roll.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../skills/dice-roller/scripts/roll-dice.mjs');

/** What the dice skill rolls, as a process of its own. */
function skillRoll(input: unknown): Record<string, unknown> {
  const call = {
    requestId: 'r',
    tool: 'roll',
    operation: 'roll-dice',
    input,
    config: {},
    dependencies: {},
    session: { playthroughId: 'p', sessionId: 's', scene: 1, inGameTime: '', state: {} },
    host: null,
  };
  const { stdout } = spawnSync(process.execPath, [SCRIPT], {
    input: `${JSON.stringify(call)}\n`,
    encoding: 'utf8',
  });
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return events.find(({ type }) => type === 'state_patch').patch.roll;
}

describe('the engine’s own roll', () => {
  it.each([
    ['2d6', 1],
    ['2d6', 7],
    ['1d20', 2],
    ['4d6kh3', 3],
    ['2d6+1', 9],
    ['3d6-2', 4],
  ])('is the roll of the dice skill: %s in scene %i', (dice, scene) => {
    const rules = storyRules({ dice }, null);
    const modifiers = [
      { value: 1, reason: 'a' },
      { value: -2, reason: 'b' },
    ];
    const check = { formula: dice, modifiers, bands: rules.bands, odds: oddsOf(rules.dice, rules.bands, -1) };
    const seed = rollSeed('a seed', scene);
    const own = rollFor(check, 'Try', seed, null);
    const theirs = skillRoll({ formula: dice, modifiers, bands: rules.bands, purpose: 'Try', seed });
    expect(theirs).toMatchObject({ total: own.total, outcome: own.outcome });
    expect(theirs['dice']).toEqual(
      own.dice.map(({ text, dice: faces, total }) => ({ text, dice: faces, total })),
    );
  });

  it('gives way to the roll that a skill made, and to no failed or unreadable one', () => {
    const rules = storyRules(null, null);
    const check = { formula: '2d6', modifiers: [], bands: rules.bands, odds: oddsOf('2d6', rules.bands, 0) };
    const own = rollFor(check, '', 's', null);
    const withAnswer = (roll: Json) =>
      rollFor(check, '', 's', answersIn({ any: { roll }, failed: null }).roll);
    expect(withAnswer({ total: 12, outcome: 'success', dice: [] })).toEqual({
      ...own,
      total: 12,
      outcome: 'success',
      dice: [],
    });
    expect(withAnswer({ total: 7, outcome: 'partial', dice: [], band: 'at a price' })).toMatchObject({
      band: 'at a price',
    });
    expect(withAnswer({ total: '12', outcome: 'success' })).toEqual(own);
    expect(withAnswer({ total: 12, outcome: 'splendid' })).toEqual(own);
    expect(withAnswer(null)).toEqual(own);
  });
});
