import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownRoll, rollIn, rollSeed, type SceneRoll } from '../../src/engine/roll.ts';
import { oddsOf, storyRules } from '../../src/engine/rules.ts';

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
    const check = { formula: dice, modifiers, bands: rules.bands, odds: oddsOf(rules, -1) };
    const seed = rollSeed('a seed', scene);
    const own = ownRoll(check, 'Try', seed);
    const theirs = skillRoll({ formula: dice, modifiers, bands: rules.bands, purpose: 'Try', seed });
    expect(theirs).toMatchObject({ total: own.total, outcome: own.outcome });
    expect(theirs['dice']).toEqual(
      own.dice.map(({ text, dice: faces, total }) => ({ text, dice: faces, total })),
    );
  });

  it('gives way to the roll that a skill made, and to no failed or unreadable one', () => {
    const rules = storyRules(null, null);
    const own = ownRoll(
      { formula: '2d6', modifiers: [], bands: rules.bands, odds: oddsOf(rules, 0) },
      '',
      's',
    );
    const result = (state: string, roll: unknown) =>
      rollIn({ toolResults: [{ state, output: { roll } }] } as never, own);
    const theirs: Partial<SceneRoll> | null = result('success', { total: 12, outcome: 'success', dice: [] });
    expect(theirs).toMatchObject({ total: 12, outcome: 'success', odds: own.odds });
    expect(result('failed', { total: 12, outcome: 'success' })).toBeNull();
    expect(result('success', { total: '12', outcome: 'success' })).toBeNull();
    expect(result('success', { total: 12, outcome: 'splendid' })).toBeNull();
    expect(rollIn(null, own)).toBeNull();
  });
});
