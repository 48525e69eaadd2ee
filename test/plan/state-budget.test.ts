import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log.ts';
import { STATE_LIMITS, type StateShares } from '../../src/plan/state-budget.ts';
import { planOf, sessionWith, step, toolResult } from '../support/skills.ts';
import { workshopOf } from './fixtures/smithy.ts';

/** Emits so many patches that each give `keys` keys a text of `bytes` bytes. */
const HOARDER = `
import { text } from 'node:stream/consumers';
const { input } = JSON.parse(await text(process.stdin));
const line = (event) => process.stdout.write(JSON.stringify({ version: '0', ...event }) + '\\n');
for (let patch = 0; patch < (input.patches ?? 1); patch += 1) {
  const hoard = {};
  for (let key = 0; key < (input.keys ?? 1); key += 1) hoard[(input.name ?? 'k') + patch + '-' + key] = 'x'.repeat(input.bytes);
  line({ type: 'state_patch', patch: hoard });
}
line({ type: 'done', ok: true });
`;
const SKILLS = {
  hoarder: { scripts: { 'hoard.mjs': HOARDER } },
  other: { scripts: { 'hoard.mjs': HOARDER } },
};
const KB = 1024;

function hoard(toolId: string, input: Record<string, string | number>, skill = 'hoarder') {
  return step(toolId, `skills/${skill}/scripts/hoard.mjs`, { input, required: false });
}

describe('a script whose state patches are too large', () => {
  it.each([
    ['one patch of many bytes', { bytes: 300 * KB }, /larger than 262144 bytes/],
    ['many patches', { patches: 70, bytes: 200 * KB }, /larger than 1048576 bytes together/],
    ['many keys', { keys: 10_001, bytes: 1 }, /more than 10000 keys/],
    ['200,000 keys', { keys: 200_000, bytes: 0 }, /larger than 262144 bytes/],
  ])('fails for %s, and the plan goes on without its patches', async (_, input, message) => {
    const { execute } = await workshopOf(SKILLS);
    const lines: string[] = [];
    const result = await execute(planOf([hoard('greedy', input), hoard('modest', { bytes: 10 }, 'other')]), {
      session: sessionWith({ day: 1 }),
      log: createLog({ write: (line) => void lines.push(line) }),
    });
    expect(toolResult(result, 'greedy')).toMatchObject({
      state: 'failed',
      error: { code: 'state_limit', message: expect.stringMatching(message) },
    });
    expect(result.success).toBe(true);
    expect(result.aggregatedState).toEqual({ day: 1, 'k0-0': 'x'.repeat(10) });
    const [logged] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toMatchObject({ skill: 'hoarder', code: 'state_limit' });
  });

  it('may use all that the limits allow', async () => {
    const { execute } = await workshopOf(SKILLS);
    const result = await execute(
      planOf([hoard('a', { bytes: 255 * KB }), hoard('b', { keys: 9_999, bytes: 10 }, 'other')]),
    );
    expect(result.toolResults.map(({ state }) => state)).toEqual(['success', 'success']);
  });
});

describe('the state of a story', () => {
  it('stops growing at its limit: the tool that finds no room fails, in topological order', async () => {
    const { execute } = await workshopOf(SKILLS);
    const nearlyFull = { old: 'x'.repeat(STATE_LIMITS.storyBytes - 200 * KB) };
    const result = await execute(
      planOf(
        [
          hoard('first', { name: 'a', bytes: 150 * KB }),
          hoard('second', { name: 'b', bytes: 150 * KB }, 'other'),
        ],
        {
          parallel: true,
        },
      ),
      { session: sessionWith(nearlyFull) },
    );
    expect(toolResult(result, 'first').state).toBe('success');
    expect(toolResult(result, 'second')).toMatchObject({
      state: 'failed',
      output: {},
      error: { code: 'state_limit', message: expect.stringMatching(/"other".*2097152|2097152.*"other"/) },
    });
    expect(Object.keys(result.aggregatedState)).toEqual(['old', 'a0-0']);
  });

  it('may still change and shrink when it is full', async () => {
    const { execute } = await workshopOf(SKILLS);
    const full = { 'k0-0': 'x'.repeat(STATE_LIMITS.storyBytes + 10) };
    const result = await execute(planOf([hoard('a', { bytes: 10 })]), { session: sessionWith(full) });
    expect(result.aggregatedState).toEqual({ 'k0-0': 'x'.repeat(10) });
  });

  it('cannot be filled by one skill alone, and replacing what is there costs nothing', async () => {
    const { execute } = await workshopOf(SKILLS);
    const stateShares: StateShares = new Map();
    let state = {};
    const states: string[] = [];
    for (const name of ['same', 'same', 'same', 'same', 'same', 'same', 'b', 'c', 'd', 'e']) {
      const result = await execute(planOf([hoard('a', { name, bytes: 240 * KB })]), {
        session: sessionWith(state),
        stateShares,
      });
      state = result.aggregatedState;
      states.push(toolResult(result, 'a').state);
    }
    expect(states).toEqual([...Array(9).fill('success'), 'failed']);
    const honest = await execute(planOf([hoard('a', { name: 'f', bytes: 240 * KB }, 'other')]), {
      session: sessionWith(state),
      stateShares,
    });
    expect(toolResult(honest, 'a').state).toBe('success');
  });
});
