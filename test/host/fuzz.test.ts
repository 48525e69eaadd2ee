import http from 'node:http';
import net from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { body, goodCall, headers, httpMethod, message, target, wireNoise } from './support/arbitraries.ts';
import { openHost, SCOPE } from './support/host.ts';
import { call, type HttpAnswer, post, type RpcAnswer, request } from './support/http.ts';

/** Another script's invocation that is under way at the same time; nothing of it may ever be seen. */
const OTHER = {
  ...SCOPE,
  skill: 'other-skill-zq',
  planId: 'other-plan-zq',
  playthroughId: 'other-playthrough-zq',
  sessionId: 'other-session-zq',
};

const UNLIMITED = {
  burst: 1e9,
  callsPerSecond: 1e9,
  waiting: 1e6,
  headersTimeoutMs: 500,
  requestTimeoutMs: 500,
};
const CODES = new Set([-32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002, -32003, -32004]);
const STATUSES = new Set([200, 204, 400, 401, 403, 404, 405, 408, 413, 415, 429, 431]);

async function underFire() {
  const { host } = openHost(UNLIMITED);
  const agent = new http.Agent({ keepAlive: true });
  const mine = await host.grant(SCOPE);
  const other = await host.grant(OTHER);
  const secrets = [other.token, OTHER.skill, OTHER.planId, OTHER.playthroughId, OTHER.sessionId];
  const expectNoLeak = (said: string) => {
    for (const secret of secrets) expect(said).not.toContain(secret);
    expect(said).not.toMatch(/secret of the implementation|node:internal|\bat .*\.ts:/);
  };
  return { mine, agent, expectNoLeak };
}

describe('whatever is sent', () => {
  it('as a body, the answer is well-formed JSON-RPC', async () => {
    const { mine, agent, expectNoLeak } = await underFire();
    await fc.assert(
      fc.asyncProperty(body, async (bytes) => {
        const answer = await request(mine, { body: bytes, agent });
        expect([200, 204]).toContain(answer.status);
        expectWellFormed(answer);
        expectNoLeak(answer.text);
      }),
      { numRuns: 400 },
    );
    agent.destroy();
    expect(await call(mine, 'describe')).toHaveProperty('result');
  });

  it('as head of a request, the answer is well-formed', async () => {
    const { mine, agent, expectNoLeak } = await underFire();
    await fc.assert(
      fc.asyncProperty(httpMethod, target, headers, body, async (method, path, others, bytes) => {
        const answer = await request(mine, { method, path, headers: others, body: bytes, agent });
        expect(STATUSES).toContain(answer.status);
        expectWellFormed(answer);
        expectNoLeak(answer.text + JSON.stringify(answer.headers));
        const isPage = others.origin !== undefined || others['sec-fetch-site'] !== undefined;
        if (isPage) expect(answer.status).toBe(403);
        expect(Object.keys(answer.headers).join()).not.toContain('access-control');
      }),
      { numRuns: 300 },
    );
    agent.destroy();
    expect(await call(mine, 'describe')).toHaveProperty('result');
  });

  it('as bytes, the answer is HTTP or a closed connection', async () => {
    const { mine, expectNoLeak } = await underFire();
    await fc.assert(
      fc.asyncProperty(wireNoise, async (parts) => {
        const said = await sendAndEnd(Number(new URL(mine.url).port), parts);
        if (said !== '') expect(said).toMatch(/^HTTP\/1\.1 \d{3} /);
        expect(said).not.toMatch(/^HTTP\/1\.1 200/);
        expectNoLeak(said);
      }),
      { numRuns: 300 },
    );
    expect(await call(mine, 'describe')).toHaveProperty('result');
  });
});

describe('the answers to a batch', () => {
  it('are those of its calls: one for each that has an id or cannot be read, in order', async () => {
    const { mine, agent } = await underFire();
    await fc.assert(
      fc.asyncProperty(fc.array(goodCall, { minLength: 1, maxLength: 10 }), async (batch) => {
        const { status, answer } = await post(mine, batch, agent);
        const ids = batch.flatMap((one) => ('id' in one ? [one.id] : []));
        expect(status).toBe(ids.length === 0 ? 204 : 200);
        expect((answer ?? []).map(({ id }) => id)).toEqual(JSON.parse(JSON.stringify(ids)));
      }),
      { numRuns: 100 },
    );
    agent.destroy();
  });

  it('are the same, each by itself or all together', async () => {
    const { mine, agent } = await underFire();
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 6 }), async (messages) => {
        const single = messages.filter((one) => !Array.isArray(one));
        fc.pre(single.length > 0);
        const alone = await Promise.all(single.map(async (one) => (await post(mine, one, agent)).answer));
        const together = (await post(mine, single, agent)).answer ?? [];
        expect(together).toEqual(alone.filter((one) => one !== null));
      }),
      { numRuns: 100 },
    );
    agent.destroy();
  });
});

function expectWellFormed({ status, headers: answered, text }: HttpAnswer): void {
  if (status === 204) {
    expect(text).toBe('');
    return;
  }
  expect(answered['content-type']).toBe('application/json');
  const answer = JSON.parse(text) as RpcAnswer | RpcAnswer[];
  if (Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0);
  for (const one of [answer].flat()) {
    expect(one.jsonrpc).toBe('2.0');
    expect(['string', 'number', 'object']).toContain(typeof one.id);
    expect(Object.hasOwn(one, 'result')).not.toBe(Object.hasOwn(one, 'error'));
    if (one.error === undefined) continue;
    expect(CODES).toContain(one.error.code);
    expect(one.error.message).not.toBe('');
  }
  if (status !== 200) expect([answer].flat()[0]?.error).toBeDefined();
}

/** Writes bytes, says that there are no more, and gives back what comes until the server hangs up. */
function sendAndEnd(port: number, parts: readonly Buffer[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('error', () => {}); // a reset is a way to hang up
    socket.on('close', () => resolve(received));
    for (const part of parts) socket.write(part);
    socket.end();
  });
}
