import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { TokenBucket } from '../../src/host/token-bucket.ts';
import { openHost, SCOPE } from './support/host.ts';
import { call, errorOf, type HttpAnswer, post, request } from './support/http.ts';

const PAUSE = { jsonrpc: '2.0', id: 1, method: 'pause' };

describe('the rate of calls', () => {
  it('has room for a burst; what is more is refused with 429 and the time to wait', async () => {
    const { host, logged } = openHost({ burst: 2, callsPerSecond: 1 });
    const grant = await host.grant(SCOPE);
    const sent = Array.from({ length: 12 }, () => request(grant, { body: JSON.stringify(PAUSE) }));
    const answers = Map.groupBy(await Promise.all(sent), ({ status }) => status);
    expect([...answers.keys()].toSorted()).toEqual([200, 429]);
    expect(answers.get(200)?.length).toBeGreaterThanOrEqual(2);
    const refused = answers.get(429)?.at(-1) as HttpAnswer;
    expect(refused.headers['retry-after']).toBe('1');
    const { error } = JSON.parse(refused.text);
    expect(error).toMatchObject({ code: -32003, data: { code: 'host_rate_limited' } });
    expect(error.data.retryAfterMs).toBeGreaterThan(0);
    expect(logged[0]).toMatchObject({ level: 'warn', status: 429 });

    await sleep(error.data.retryAfterMs + 500);
    expect((await request(grant, { body: JSON.stringify(PAUSE) })).status).toBe(200);
  });

  it('counts each call of a batch', async () => {
    const { host } = openHost({ burst: 5, callsPerSecond: 0.001 });
    const grant = await host.grant(SCOPE);
    const batch = Array.from({ length: 8 }, (_, id) => ({ ...PAUSE, id }));
    const { answer } = await post(grant, [...batch, { jsonrpc: '2.0', method: 'pause' }]);
    expect(answer?.map(({ id, error }) => [id, error?.code])).toEqual([
      ...[0, 1, 2, 3, 4].map((id) => [id, undefined]),
      ...[5, 6, 7].map((id) => [id, -32003]),
    ]);
  });

  it('is counted for each token by itself', async () => {
    const { host } = openHost({ burst: 1, callsPerSecond: 0.001 });
    const [one, other] = [await host.grant(SCOPE), await host.grant(SCOPE)];
    expect((await post(one, PAUSE)).status).toBe(200);
    expect((await post(one, PAUSE)).status).toBe(429);
    expect((await post(other, PAUSE)).status).toBe(200);
  });

  const bucketAndSteps = [
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 500 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 200 }),
  ] as const;

  it('never lets more through than the burst and what time has added', () => {
    fc.assert(
      fc.property(...bucketAndSteps, (burst, perSecond, steps) => {
        const bucket = new TokenBucket(burst, perSecond, 0);
        let now = 0;
        let taken = 0;
        for (const step of steps) {
          now += step;
          if (bucket.take(now)) taken += 1;
          expect(taken).toBeLessThanOrEqual(burst + (now * perSecond) / 1000);
        }
      }),
    );
  });

  it('keeps its word about the time to wait', () => {
    fc.assert(
      fc.property(...bucketAndSteps, (burst, perSecond, steps) => {
        const bucket = new TokenBucket(burst, perSecond, 0);
        let now = 0;
        for (const step of steps) {
          now += step;
          if (bucket.take(now)) continue;
          now += bucket.waitMs();
          expect(bucket.take(now)).toBe(true);
        }
      }),
    );
  });
});

describe('calls at the same time', () => {
  it('are 50 at once without a problem, each with its own answer', async () => {
    const { host, running } = openHost();
    const grant = await host.grant(SCOPE);
    const warned = vi.fn();
    process.on('warning', warned);
    const texts = Array.from({ length: 50 }, (_, number) => `call ${number}`);
    const [echoes] = await Promise.all([
      Promise.all(texts.map((text) => call(grant, 'echo', { text }))),
      Promise.all(texts.map(() => call(grant, 'pause'))),
    ]);
    expect(echoes.map(({ result }) => (result as { text: string }).text)).toEqual(texts);
    expect(running.now).toBe(0);
    expect(running.most).toBeGreaterThan(1);
    expect(running.most).toBeLessThanOrEqual(16);
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
  });

  it('wait in line for their turn, and are refused when the line is full', async () => {
    const { host, running } = openHost({ running: 2, waiting: 3 });
    const grant = await host.grant(SCOPE);
    const { answer } = await post(
      grant,
      Array.from({ length: 8 }, (_, id) => ({ ...PAUSE, id })),
    );
    expect(answer?.map(({ error }) => error?.data?.['code'])).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      ...Array.from({ length: 3 }, () => 'host_rate_limited'),
    ]);
    expect(running).toEqual({ now: 0, most: 2 });
  });

  it('of one token do not hold up another', async () => {
    const { host } = openHost({ running: 1, waiting: 0, callTimeoutMs: 10_000 });
    const [one, other] = [await host.grant(SCOPE), await host.grant(SCOPE)];
    const waiting = errorOf(one, 'wait');
    await expect.poll(async () => (await errorOf(one, 'pause')).data?.['code']).toBe('host_rate_limited');
    expect(await call(other, 'pause')).toMatchObject({ result: 'rested' });
    one.revoke();
    expect((await waiting).code).toBe(-32001);
  });
});

describe('the time of a call', () => {
  it('is limited: the method is told by its signal, the caller by an error', async () => {
    const { host, signals } = openHost({ callTimeoutMs: 100 });
    expect(await errorOf(await host.grant(SCOPE), 'wait')).toMatchObject({
      code: -32004,
      message: '"wait" did not answer within 100 ms.',
      data: { code: 'host_unavailable' },
    });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is what the method says, and over even for one that does not listen', async () => {
    const { host, signals } = openHost();
    expect((await errorOf(await host.grant(SCOPE), 'ignore')).message).toContain('within 100 ms');
    expect(signals[0]?.aborted).toBe(true);
  });

  it('gives the place in line back', async () => {
    const { host } = openHost({ running: 1 });
    const grant = await host.grant(SCOPE);
    await errorOf(grant, 'ignore');
    expect(await call(grant, 'pause')).toMatchObject({ result: 'rested' });
  });

  it('ends when the caller hangs up, for the running and for those in line', async () => {
    const { host, signals, running } = openHost({ running: 1 });
    const grant = await host.grant(SCOPE);
    const body = JSON.stringify([1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, method: 'wait' })));
    const agent = new http.Agent();
    const gone = request(grant, { body, agent }).catch((error: Error) => error.message);
    await expect.poll(() => running.now).toBe(1);
    agent.destroy();
    expect(await gone).toBe('socket hang up');
    await expect.poll(() => running.now).toBe(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await call(grant, 'pause')).toMatchObject({ result: 'rested' });
  });

  it('ends in line as well: who hangs up there leaves room for others', async () => {
    const { host, running } = openHost({ running: 1, waiting: 1 });
    const grant = await host.grant(SCOPE);
    const first = errorOf(grant, 'wait');
    await expect.poll(() => running.now).toBe(1);
    const agent = new http.Agent();
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wait' });
    const second = request(grant, { body, agent }).catch((error: Error) => error.message);
    await expect.poll(async () => (await errorOf(grant, 'pause')).code).toBe(-32003);
    agent.destroy();
    expect(await second).toBe('socket hang up');
    const third = errorOf(grant, 'pause');
    const isRefused = await Promise.race([third.then(() => true), sleep(100, false)]);
    expect(isRefused).toBe(false);
    grant.revoke();
    expect([(await first).code, (await third).code]).toEqual([-32001, -32001]);
  });

  it('does not abort the signal of a call that is done', async () => {
    const { host, running } = openHost();
    let kept: AbortSignal | undefined;
    host.register('keep', {
      description: 'Keeps its signal.',
      params: Type.Object({}),
      handle: async (_params, _scope, signal) => {
        kept = signal;
        return null;
      },
    });
    const grant = await host.grant(SCOPE);
    const both = post(
      grant,
      ['keep', 'wait'].map((method, id) => ({ jsonrpc: '2.0', id, method })),
    );
    await expect.poll(() => running.now).toBe(1);
    await sleep(20);
    grant.revoke();
    expect((await both).answer).toMatchObject([{ result: null }, { error: { code: -32001 } }]);
    expect(kept?.aborted).toBe(false);
  });
});
