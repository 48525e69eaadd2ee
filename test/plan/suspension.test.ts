import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../src/plan/clock.ts';
import type { ExecuteOptions } from '../../src/plan/executor.ts';
import { makeWorkshop, planOf, step } from '../support/skills.ts';

describe('a clock', () => {
  it('stands still while work shows signs of life, and goes on when it falls silent', () => {
    let time = 0;
    const clock = new Clock(() => time);
    const work = clock.suspend();
    time = 1000;
    expect(clock.now()).toBe(1000); // no sign yet
    work.sign();
    time = 9000;
    expect(clock.now()).toBe(1000);
    work.sign();
    time = 20_000;
    expect(clock.now()).toBe(1000);
    time = 30_000; // the last sign was at 9 s, and counts for 15
    expect(clock.now()).toBe(7000);
    work.sign();
    time = 31_000;
    work.end();
    time = 32_000;
    expect(clock.now()).toBe(8000);
    work.sign(); // it is over
    time = 33_000;
    expect(clock.now()).toBe(9000);
  });

  it('counts time only once when several work at the same time', () => {
    let time = 0;
    const clock = new Clock(() => time);
    const [one, other] = [clock.suspend(), clock.suspend()];
    one.sign();
    other.sign();
    time = 5000;
    one.end();
    time = 8000;
    expect(clock.now()).toBe(0);
    other.end();
    time = 9000;
    expect(clock.now()).toBe(1000);
  });
});

describe('a script that waits for a language model', () => {
  const SLOW = '#!/bin/sh\ncat > /dev/null\nsleep 1.5\necho \'{"version":"0","type":"done","ok":true}\'\n';
  let workshop: Awaited<ReturnType<typeof makeWorkshop>>;
  beforeAll(async () => {
    workshop = await makeWorkshop({ slow: { scripts: { 'a.sh': SLOW } } });
  });
  afterAll(() => workshop.close());

  /** A host that gives a sign of life every so often for as long as the script runs. */
  function host(everyMs: number | null): NonNullable<ExecuteOptions['grantHost']> {
    return async ({ suspend }) => {
      const work = suspend?.();
      const timer = everyMs === null ? undefined : setInterval(() => work?.sign(), everyMs);
      const revoke = () => {
        clearInterval(timer);
        work?.end();
      };
      return { url: 'http://127.0.0.1:1/', token: 'none', revoke };
    };
  }

  it.each([
    ['its own time', step('it', 'skills/slow/a', { timeout: 400 }), {}],
    ["the plan's time", step('it', 'skills/slow/a'), { planTimeoutMs: 400 }],
  ])('is not stopped by %s while the model shows signs of life', async (_, tool, limits) => {
    const result = await workshop.execute(planOf([tool]), { grantHost: host(50), limits });
    expect(result.toolResults[0]).toMatchObject({ state: 'success', retryCount: 0 });
    expect(result.executionTimeMs).toBeGreaterThan(1400);
  });

  it.each([
    ['tool_timeout', step('it', 'skills/slow/a', { timeout: 400, retryPolicy: { maxRetries: 0 } }), {}],
    ['plan_timeout', step('it', 'skills/slow/a'), { planTimeoutMs: 400 }],
  ])('is stopped with %s while the model is silent', async (code, tool, limits) => {
    const result = await workshop.execute(planOf([tool]), { grantHost: host(null), limits });
    expect(result.toolResults[0]).toMatchObject({ state: 'timeout', error: { code } });
  });

  it('does not give others more time', async () => {
    const others = [
      step('waits', 'skills/slow/a', { timeout: 400 }),
      step('other', 'skills/slow/a', { timeout: 400, retryPolicy: { maxRetries: 0 }, required: false }),
    ];
    const signs = host(50);
    const result = await workshop.execute(planOf(others, { parallel: true }), {
      grantHost: (scope) => (scope.toolId === 'waits' ? signs(scope) : host(null)(scope)),
    });
    expect(result.toolResults.map(({ state }) => state)).toEqual(['success', 'timeout']);
  });
});
