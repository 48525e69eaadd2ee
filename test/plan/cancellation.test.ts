import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SkillHealth } from '../../src/skills/health.ts';
import { makeWorkshop, planOf, step, toolResult, type Workshop, waitUntilNone } from '../support/skills.ts';
import { SMITHY, workshopOf } from './fixtures/smithy.ts';

let smithy: Workshop;

beforeAll(async () => {
  smithy = await makeWorkshop(SMITHY, 'named');
});

afterAll(() => smithy.close());

describe('a plan that is cancelled', () => {
  it('does not begin when it is cancelled already', async () => {
    const seen: string[] = [];
    const result = await smithy.execute(planOf([step('a', 'skills/smithy/scripts/ok.sh')]), {
      signal: AbortSignal.abort(),
      onProgress: ({ type }) => seen.push(type),
    });
    expect(result).toMatchObject({ success: false, canReplan: false, failedTools: [], disabledSkills: [] });
    expect(toolResult(result, 'a')).toMatchObject({ state: 'skipped', error: { code: 'plan_cancelled' } });
    expect(seen).not.toContain('tool_started');
  });

  it('stops what runs, retries nothing and skips the rest', async () => {
    const controller = new AbortController();
    const health = new SkillHealth();
    const result = await smithy.execute(
      planOf([
        step('a', 'skills/smithy/scripts/hang.sh', { retryPolicy: { maxRetries: 3 } }),
        step('b', 'skills/smithy/scripts/ok.sh'),
      ]),
      {
        health,
        signal: controller.signal,
        onProgress: ({ type }) => {
          if (type === 'event') controller.abort();
        },
      },
    );
    expect(toolResult(result, 'a')).toMatchObject({
      state: 'failed',
      retryCount: 0,
      error: { code: 'plan_cancelled', category: 'process_error' },
    });
    expect(toolResult(result, 'b')).toMatchObject({ state: 'skipped', error: { code: 'plan_cancelled' } });
    expect(result).toMatchObject({ success: false, canReplan: false });
    expect(result.executionTimeMs).toBeLessThan(10_000);
    expect(health.stateOf('smithy')).toBe('healthy');
    expect(await waitUntilNone(smithy.processes)).toEqual([]);
  });

  it('does not sit out the wait before a retry', async () => {
    const controller = new AbortController();
    const result = await smithy.execute(
      planOf([
        step('a', 'skills/smithy/scripts/fail.sh', { retryPolicy: { maxRetries: 3, backoffMs: 20_000 } }),
      ]),
      {
        signal: controller.signal,
        onProgress: ({ type }) => {
          if (type === 'retry') controller.abort();
        },
      },
    );
    expect(result).toMatchObject({ success: false, canReplan: false });
    expect(result.executionTimeMs).toBeLessThan(8000);
  });
});

describe('a runner that closes', () => {
  it('lets scripts in flight end by themselves', async () => {
    const { execute, runner } = await workshopOf(SMITHY);
    let closing: Promise<void> | undefined;
    const result = await execute(planOf([step('a', 'skills/smithy/scripts/nap.sh')]), {
      onProgress: ({ type }) => {
        if (type === 'event') closing ??= runner.close(20_000);
      },
    });
    expect(toolResult(result, 'a').state).toBe('success');
    await closing;
  });

  it('ends them when their grace is over, and tries none again', async () => {
    const { execute, runner, processes } = await workshopOf(SMITHY);
    let closing: Promise<void> | undefined;
    let closed = 0;
    const retryPolicy = { maxRetries: 3, backoffMs: 10 };
    const result = await execute(planOf([step('a', 'skills/smithy/scripts/hang.sh', { retryPolicy })]), {
      onProgress: ({ type }) => {
        if (type !== 'event') return;
        closed = performance.now();
        closing ??= runner.close(300);
      },
    });
    expect(performance.now() - closed).toBeGreaterThanOrEqual(290);
    await closing;
    expect(toolResult(result, 'a')).toMatchObject({ state: 'failed', error: { code: 'plan_cancelled' } });
    expect(processes()).toEqual([]);
    expect(toolResult(result, 'a').retryCount).toBe(0);
  });

  it('blames no skill for it', async () => {
    const { execute, runner } = await workshopOf(SMITHY);
    const health = new SkillHealth();
    const retryPolicy = { maxRetries: 3, backoffMs: 1 };
    const result = await execute(planOf([step('a', 'skills/smithy/scripts/hang.sh', { retryPolicy })]), {
      health,
      onProgress: ({ type }) => {
        if (type === 'event') void runner.close(0);
      },
    });
    expect(result.canReplan).toBe(false);
    expect(health.stateOf('smithy')).toBe('healthy');
  });

  it('starts nothing afterwards', async () => {
    const { execute, runner } = await workshopOf(SMITHY);
    await runner.close();
    const result = await execute(planOf([step('a', 'skills/smithy/scripts/ok.sh')]));
    expect(result.success).toBe(false);
    expect(toolResult(result, 'a').error?.code).toBe('plan_cancelled');
    expect(toolResult(result, 'a').attempts.filter(({ exitCode }) => exitCode !== null)).toEqual([]);
  });

  it('has nothing to wait for when nothing runs', async () => {
    const { runner } = await workshopOf(SMITHY);
    const start = performance.now();
    await Promise.all([runner.close(60_000), runner.close(60_000)]);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
