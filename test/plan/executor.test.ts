import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolInvocation } from '../../src/contracts/plan.ts';
import { executionLimits } from '../../src/plan/limits.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { isVerifying } from '../support/length.ts';
import {
  emit,
  makeWorkshop,
  planOf,
  sessionWith,
  shell,
  step,
  toolResult,
  type Workshop,
  waitUntilNone,
} from '../support/skills.ts';
import { DONE, FAILED, SMITHY, workshopOf } from './fixtures/smithy.ts';

let smithy: Workshop;

beforeAll(async () => {
  smithy = await makeWorkshop(SMITHY);
});

afterAll(() => smithy.close());

describe('a plan without tools', () => {
  it('is refused while there are skills that it could use', async () => {
    const refusal = smithy.execute(planOf([], { narrative: 'Rain again.' }));
    await expect(refusal).rejects.toMatchObject({ code: 'invalid_plan', message: /no tools/ });
  });

  it('succeeds with its narrative when no skill can be used', async () => {
    const result = await smithy.execute(planOf([], { narrative: 'Rain again.' }), {
      session: sessionWith({ day: 3 }),
      whyUnavailable: () => 'it is switched off',
    });
    expect(result).toMatchObject({ success: true, narrative: 'Rain again.', aggregatedState: { day: 3 } });
  });
});

describe('a tool that fails', () => {
  const flaky = (failures: number, retryPolicy: ToolInvocation['retryPolicy']) =>
    step('a', 'skills/smithy/scripts/flaky.sh', {
      input: { failures },
      ...(retryPolicy === undefined ? {} : { retryPolicy }),
    });

  it('is tried again after a wait that doubles', async () => {
    const { execute } = await workshopOf(SMITHY);
    const tool = toolResult(await execute(planOf([flaky(3, { maxRetries: 3, backoffMs: 60 })])), 'a');

    expect(tool).toMatchObject({ state: 'success', retryCount: 3, output: { attempts: 4, by: { 4: true } } });
    expect(tool.attempts.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'success']);
    expectWaits(tool.attempts, [60, 120, 240]);
  });

  it('keeps what failed attempts said in the trace and out of the state', async () => {
    const { execute } = await workshopOf(SMITHY);
    const result = await execute(planOf([flaky(1, { maxRetries: 1, backoffMs: 0 })]));
    expect(result.aggregatedState).toEqual({ attempts: 2, by: { 2: true } });
    expect(toolResult(result, 'a').events.map(({ type }) => type)).toEqual([
      'state_patch',
      'done',
      'state_patch',
      'done',
    ]);
  });

  it('has three retries, 100 ms apart at first, when nobody says otherwise', async () => {
    const { execute } = await workshopOf(SMITHY);
    const { retryPolicy: _, ...unspecified } = flaky(99, undefined);
    const tool = toolResult(await execute(planOf([unspecified])), 'a');
    expect(tool).toMatchObject({ state: 'failed', retryCount: 3, output: {} });
    expectWaits(tool.attempts, [100, 200, 400]);
  });

  it("follows its manifest's policy, and before that the plan's", async () => {
    const { execute } = await workshopOf({
      patient: {
        scripts: { 'fail.sh': shell(FAILED) },
        manifest: { retryPolicy: { maxRetries: 2, backoffMs: 1 } },
      },
    });
    const { retryPolicy: _, ...unspecified } = step('manifest', 'skills/patient/scripts/fail.sh', {
      required: false,
    });
    const chosen = { ...unspecified, toolId: 'plan', retryPolicy: { maxRetries: 1 } };
    const result = await execute(planOf([unspecified, chosen]));
    expect(toolResult(result, 'manifest').retryCount).toBe(2);
    expect(toolResult(result, 'plan').retryCount).toBe(1);
  });

  it('is tried again after a timeout, too', async () => {
    const { execute } = await workshopOf({
      slow: { scripts: { 'hang.sh': shell('exec sleep 600') }, timeouts: { 'hang.sh': 1000 } },
    });
    const plan = planOf([
      step('a', 'skills/slow/scripts/hang.sh', { retryPolicy: { maxRetries: 1, backoffMs: 1 } }),
    ]);
    expect(toolResult(await execute(plan), 'a')).toMatchObject({ state: 'timeout', retryCount: 1 });
  });

  it('names its skill for the next plan only when it was required', async () => {
    const { execute } = await workshopOf({ ...SMITHY, bakery: { scripts: { 'fail.sh': shell(FAILED) } } });
    const result = await execute(
      planOf(
        [
          step('optional', 'skills/bakery/scripts/fail.sh', { required: false }),
          step('needed', 'skills/smithy/scripts/fail.sh'),
          step('unreached', 'skills/bakery/scripts/fail.sh', { dependencies: ['needed'] }),
        ],
        { disabledSkills: ['retired'], metadata: { generationAttempt: 2 } },
      ),
    );
    expect(result).toMatchObject({
      success: false,
      canReplan: true,
      attemptNumber: 2,
      failedTools: ['optional', 'needed'],
      disabledSkills: ['retired', 'smithy'],
      failureReason: { toolId: 'needed', category: 'tool_failure', code: 'tool_failed' },
    });
    expect(toolResult(result, 'unreached')).toMatchObject({
      state: 'skipped',
      error: { code: 'dependency_failed' },
    });
  });

  it('ends the replanning with the fifth plan', async () => {
    const plan = planOf([step('a', 'skills/smithy/scripts/fail.sh')], { metadata: { generationAttempt: 5 } });
    expect(await smithy.execute(plan)).toMatchObject({ success: false, canReplan: false, attemptNumber: 5 });
  });
});

describe('the time of a plan', () => {
  it('stops a script that would run past it, children and all', async () => {
    const result = await smithy.execute(planOf([step('a', 'skills/smithy/scripts/hang.sh')]), {
      limits: { planTimeoutMs: 400 },
    });
    expect(toolResult(result, 'a')).toMatchObject({
      state: 'timeout',
      error: { code: 'plan_timeout', category: 'timeout' },
    });
    expect(result.executionTimeMs).toBeGreaterThanOrEqual(390);
    expect(result.executionTimeMs).toBeLessThan(10_000);
    expect(await waitUntilNone(smithy.processes)).toEqual([]);
  });

  it('skips what could only start after it', async () => {
    const result = await smithy.execute(
      planOf([step('a', 'skills/smithy/scripts/hang.sh'), step('b', 'skills/smithy/scripts/ok.sh')]),
      { limits: { planTimeoutMs: 300 } },
    );
    expect(result.success).toBe(false);
    expect(toolResult(result, 'b')).toMatchObject({
      state: 'skipped',
      error: {
        code: 'plan_timeout',
        category: 'timeout',
        message: `The plan's time was over before this tool ran; it went to "a".`,
      },
    });
    expect(result.failureReason).toMatchObject({
      toolId: 'a',
      category: 'timeout',
      message: "It was still running when the plan's time was over.",
    });
  });

  it('is not eaten by an optional tool while a required one waits', async () => {
    const health = new SkillHealth();
    const result = await smithy.execute(
      planOf([
        step('a', 'skills/smithy/scripts/hang.sh', { required: false, retryPolicy: { maxRetries: 3 } }),
        step('b', 'skills/smithy/scripts/ok.sh'),
      ]),
      { health, limits: { planTimeoutMs: 8000 } },
    );
    expect(result).toMatchObject({ success: true, failedTools: ['a'], disabledSkills: ['smithy'] });
    const { state, retryCount, error } = toolResult(result, 'a');
    expect({ state, retryCount }).toEqual({ state: 'timeout', retryCount: 0 });
    expect(error?.message).toContain("share of the plan's time");
  });

  it('is lost twice on an optional tool, and then no more', async () => {
    const { execute } = await workshopOf({
      sloth: { scripts: { 'hang.sh': shell('sleep 60') }, timeouts: { 'hang.sh': 1000 } },
    });
    const health = new SkillHealth();
    const scene = async () => {
      const plan = planOf([
        step('a', 'skills/sloth/scripts/hang.sh', { required: false, retryPolicy: { maxRetries: 3 } }),
      ]);
      return toolResult(await execute(plan, { health }), 'a').retryCount;
    };
    expect([await scene(), health.stateOf('sloth')]).toEqual([0, 'temporaryFailure']);
    expect([await scene(), health.stateOf('sloth')]).toEqual([0, 'permanentFailure']);
  });

  it('is not spent on a wait that would last longer', async () => {
    const plan = planOf([
      step('a', 'skills/smithy/scripts/fail.sh', { retryPolicy: { maxRetries: 3, backoffMs: 20_000 } }),
    ]);
    const result = await smithy.execute(plan, { limits: { planTimeoutMs: 15_000 } });
    expect(toolResult(result, 'a')).toMatchObject({
      state: 'failed',
      retryCount: 0,
      error: { code: 'tool_failed' },
    });
    expect(result.executionTimeMs).toBeLessThan(8000);
  });

  it('is kept even when the host services do not answer', async () => {
    const result = await smithy.execute(planOf([step('a', 'skills/smithy/scripts/ok.sh')]), {
      limits: { planTimeoutMs: 300 },
      grantHost: () => new Promise(() => {}),
    });
    expect(result.success).toBe(false);
    expect(result.executionTimeMs).toBeLessThan(8000);
  });

  it('condemns no skill whose retries it cut short', async () => {
    const health = new SkillHealth();
    const plan = planOf([step('a', 'skills/smithy/scripts/hang.sh', { retryPolicy: { maxRetries: 3 } })]);
    await smithy.execute(plan, { health, limits: { planTimeoutMs: 300 } });
    expect(health.stateOf('smithy')).toBe('temporaryFailure'); // which is used, and healthy with its next success
  });

  it('caps the retries', async () => {
    const plan = planOf([
      step('a', 'skills/smithy/scripts/fail.sh', { retryPolicy: { maxRetries: 10, backoffMs: 100 } }),
    ]);
    const result = await smithy.execute(plan, { limits: { planTimeoutMs: 1000 } });
    const { retryCount } = toolResult(result, 'a');
    expect(retryCount).toBeLessThan(10);
    expect(result.executionTimeMs).toBeLessThan(8000);
  });
});

describe('a parallel plan', () => {
  /** Says that it is there and waits for the other: both end only when they run side by side. */
  const meeting = (me: string, other: string) =>
    shell(
      `touch ${me}`,
      `i=0; until [ -e ${other} ]; do i=$((i + 1)); [ $i -gt 100 ] && exit 1; sleep 0.05; done`,
      DONE,
    );
  const MEETING = { inn: { scripts: { 'ann.sh': meeting('ann', 'bob'), 'bob.sh': meeting('bob', 'ann') } } };
  const guests = [
    step('ann', 'skills/inn/scripts/ann.sh', { async: true }),
    step('bob', 'skills/inn/scripts/bob.sh', { async: true }),
  ];

  it.skipIf(availableParallelism() < 2)('runs async tools side by side (needs two cores)', async () => {
    const { execute } = await workshopOf(MEETING);
    expect((await execute(planOf(guests, { parallel: true }))).success).toBe(true);
  });

  it('applies patches in topological order, whoever ends first', async () => {
    const paint = (colour: string, seconds: number) =>
      shell(`sleep ${seconds}`, emit({ type: 'state_patch', patch: { wall: colour, [colour]: true } }), DONE);
    const { execute } = await workshopOf({
      painter: { scripts: { 'slow.sh': paint('red', 0.4), 'quick.sh': paint('blue', 0) } },
    });
    const tools = [
      step('slow', 'skills/painter/scripts/slow.sh', { async: true }),
      step('quick', 'skills/painter/scripts/quick.sh', { async: true }),
    ];
    const result = await execute(planOf(tools, { parallel: true }));
    expect(result.aggregatedState).toEqual({ wall: 'blue', red: true, blue: true });
  });

  it('gathers ui events in topological order', async () => {
    const ask = (question: string, seconds: number) =>
      shell(
        `sleep ${seconds}`,
        emit({ type: 'ui_event', event: 'narrative_choice', payload: { choices: [question] } }),
        DONE,
      );
    const { execute } = await workshopOf({
      inn: { scripts: { 'slow.sh': ask('Stay?', 0.4), 'quick.sh': ask('Leave?', 0) } },
    });
    const result = await execute(
      planOf(
        [
          step('slow', 'skills/inn/scripts/slow.sh', { async: true }),
          step('quick', 'skills/inn/scripts/quick.sh', { async: true }),
        ],
        { parallel: true },
      ),
    );
    expect(result.aggregatedUiEvents).toEqual([
      { toolId: 'slow', event: 'narrative_choice', payload: { choices: ['Stay?'] } },
      { toolId: 'quick', event: 'narrative_choice', payload: { choices: ['Leave?'] } },
    ]);
  });
});

describe('a long plan', () => {
  it('of very many tools in a chain is run to its end', async () => {
    const count = isVerifying ? 500 : 120;
    const tools = Array.from({ length: count }, (_, index) =>
      step(`t${index}`, 'skills/smithy/scripts/ok.sh', {
        dependencies: index === 0 ? [] : [`t${index - 1}`],
      }),
    );
    const result = await smithy.execute(planOf(tools.toReversed()));
    expect(result.success).toBe(true);
    expect(result.toolResults.filter(({ state }) => state === 'success')).toHaveLength(count);
  });
});

describe('a machine that has no file descriptors left', () => {
  it.skipIf(process.platform === 'win32')('fails that tool and goes on (needs ulimit)', () => {
    const program = fileURLToPath(new URL('./fixtures/no-descriptors.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(
      '/bin/sh',
      ['-c', 'ulimit -n 64 && exec "$@"', 'sh', process.execPath, program],
      {
        encoding: 'utf8',
        timeout: 110_000,
      },
    );
    expect(status, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ without: 'process_error', after: 'success' });
  });
});

/** Each attempt began at least so long after the one before had ended; clocks may differ by a few milliseconds. */
function expectWaits(
  attempts: readonly { startedAt: string; executionTimeMs: number }[],
  waits: readonly number[],
): void {
  expect(attempts).toHaveLength(waits.length + 1);
  for (const [index, wait] of waits.entries()) {
    const [before, after] = attempts.slice(index, index + 2) as [
      (typeof attempts)[number],
      (typeof attempts)[number],
    ];
    const gap = Date.parse(after.startedAt) - Date.parse(before.startedAt) - before.executionTimeMs;
    expect(gap, `wait ${index + 1}`).toBeGreaterThanOrEqual(wait - 5);
  }
}

describe('limits', () => {
  const sleeper = { sloth: { scripts: { 'doze.sh': shell('sleep 30') }, timeouts: {} } };
  const doze = (others: Partial<ToolInvocation> = {}) => step('doze', 'skills/sloth/scripts/doze.sh', others);

  it('of one tool come from the plan, else from the settings', async () => {
    const { execute } = await workshopOf(sleeper);
    const byPlan = await execute(planOf([doze({ timeout: 300 })]));
    expect(toolResult(byPlan, 'doze')).toMatchObject({ state: 'timeout', error: { code: 'tool_timeout' } });
    const bySettings = await execute(planOf([doze()]), { limits: { toolTimeoutMs: 300 } });
    expect(toolResult(bySettings, 'doze')).toMatchObject({
      state: 'timeout',
      error: { code: 'tool_timeout' },
    });
  });

  it('of the whole come from its metadata before they come from the settings', async () => {
    const { execute } = await workshopOf(sleeper);
    const result = await execute(planOf([doze()], { metadata: { timeout: 1000 } }), {
      limits: { planTimeoutMs: 60_000 },
    });
    expect(toolResult(result, 'doze').error?.code).toBe('plan_timeout');
  });

  it('cannot be widened by a plan', () => {
    expect(executionLimits({ concurrency: 1 }, { metadata: { concurrency: 8 } }).concurrency).toBe(1);
    expect(executionLimits({}, { metadata: { concurrency: 1 } }).concurrency).toBe(1);
  });
});

it('takes a plan whose narrative is null', async () => {
  const plan = planOf([step('a', 'skills/smithy/scripts/flaky.sh', { input: { failures: 0 } })]);
  const result = await smithy.execute({ ...plan, narrative: null });
  expect(result).toMatchObject({ success: true, narrative: null });
});
