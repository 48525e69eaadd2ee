import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import type { BindInput } from '../../src/plan/executor.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { emit, makeWorkshop, planOf, shell, step, toolResult, type Workshop } from '../support/skills.ts';
import { DONE, SMITHY, stdinOf } from './fixtures/smithy.ts';

let workshop: Workshop;

beforeAll(async () => {
  const one = shell(emit({ type: 'state_patch', patch: { one: 1 } }), DONE);
  workshop = await makeWorkshop({ ...SMITHY, counter: { scripts: { 'one.sh': one } } });
});
afterAll(() => workshop.close());

const ECHO = 'skills/smithy/scripts/echo.sh';
const ONE = 'skills/counter/scripts/one.sh';

describe('the input of a tool', () => {
  it('is bound when everything it waits for is done, and is in the trace', async () => {
    const asked: [string, JsonObject][] = [];
    const bindInput: BindInput = async ({ id, input }, outputs) => {
      asked.push([id, outputs as JsonObject]);
      return id === 'last' ? { planned: input, seen: { ...outputs } as JsonObject } : input;
    };
    const tools = [
      step('first', ONE, { required: false }),
      step('failing', 'skills/smithy/scripts/fail.sh', { required: false }),
      step('last', ECHO, { input: { a: 1 }, dependencies: ['first', 'failing'] }),
    ];
    const result = await workshop.execute(planOf(tools), { bindInput });
    expect(result.success).toBe(true);
    const bound = { planned: { a: 1 }, seen: { first: { one: 1 }, failing: null } };
    expect(asked.at(-1)).toEqual(['last', bound.seen]);
    expect(stdinOf(result, 'last')).toMatchObject({ input: bound });
    expect(toolResult(result, 'last').input).toEqual(bound);
    // What went as it was planned is in the plan already.
    expect(toolResult(result, 'first').input).toBeUndefined();
  });

  it('is bound once, although the tool is tried again', async () => {
    let times = 0;
    const bindInput: BindInput = ({ input }) => {
      times += 1;
      return input;
    };
    const failing = step('a', 'skills/smithy/scripts/fail.sh', {
      required: false,
      retryPolicy: { maxRetries: 2, backoffMs: 1 },
    });
    const result = await workshop.execute(planOf([failing]), { bindInput });
    expect([toolResult(result, 'a').attempts.length, times]).toEqual([3, 1]);
  });

  it('that cannot be bound fails the tool and nothing else', async () => {
    const bindInput: BindInput = ({ id, input }) => {
      if (id === 'bad') throw new Error('It cannot be said.');
      return input;
    };
    const tools = [step('bad', ONE, { required: false }), step('good', ECHO, { dependencies: ['bad'] })];
    const result = await workshop.execute(planOf(tools), { bindInput });
    expect(toolResult(result, 'bad')).toMatchObject({ state: 'failed' });
    expect(toolResult(result, 'bad').error).toBeDefined();
    expect(toolResult(result, 'good').state).toBe('success');
    expect(result.success).toBe(true);
  });
});

describe('a tool with nothing to do', () => {
  const bindInput: BindInput = ({ id, input }) => (id === 'idle' ? null : input);

  it.each([true, false])(
    'is skipped without an error, and holds up nobody (required: %s)',
    async (required) => {
      const tools = [
        step('idle', ONE, { required }),
        step('next', ECHO, { dependencies: ['idle'] }),
        step('after', ONE, { dependencies: ['next'] }),
      ];
      const result = await workshop.execute(planOf(tools), { bindInput });
      expect(result.success).toBe(true);
      const idle = toolResult(result, 'idle');
      expect(idle).toMatchObject({ state: 'skipped', output: {}, attempts: [], retryCount: 0 });
      expect(idle.error).toBeUndefined();
      expect(idle.warnings).toEqual(['There was nothing for it to do.']);
      expect(stdinOf(result, 'next')).toMatchObject({ dependencies: { idle: null } });
      expect(toolResult(result, 'after').state).toBe('success');
      expect(result.aggregatedState).not.toHaveProperty('idle');
    },
  );

  it('is not held against its skill', async () => {
    const health = new SkillHealth();
    for (let times = 0; times < 5; times += 1)
      await workshop.execute(planOf([step('idle', ONE)]), { bindInput, health });
    expect(health.stateOf('counter')).toBe('healthy');
  });
});
