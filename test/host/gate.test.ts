import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openHost, SCOPE } from './support/host.ts';
import { call, type HttpRequest, type RpcAnswer, request, sendRaw } from './support/http.ts';

const DESCRIBE = '{"jsonrpc":"2.0","id":1,"method":"describe"}';

async function send(what: HttpRequest) {
  const { host, logged } = openHost();
  const grant = await host.grant(SCOPE);
  const answer = await request(grant, { body: DESCRIBE, ...what });
  const { error } = JSON.parse(answer.text) as RpcAnswer;
  return { ...answer, error, logged, grant, port: new URL(grant.url).port };
}

describe('who may call', () => {
  it('listens on 127.0.0.1 and nowhere else', async () => {
    const { grant } = await send({});
    expect(grant.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/rpc$/);
    await expect(fetch(grant.url.replace('127.0.0.1', '[::1]'))).rejects.toThrow();
  });

  it('answers a good request with plain JSON and nothing for browsers', async () => {
    const { status, headers, error } = await send({});
    expect(status).toBe(200);
    expect(error).toBeUndefined();
    expect(headers['content-type']).toBe('application/json');
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each([undefined, 'Bearer', 'Bearer ', 'Bearer wrong', `Bearer ${'x'.repeat(1000)}`, 'Basic dTpw'])(
    'refuses the authorization %j with 401 and logs it',
    async (authorization) => {
      const { status, headers, error, logged } = await send({ headers: { authorization } });
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toBe('Bearer');
      expect(error).toMatchObject({ code: -32001, data: { code: 'host_unauthorized' } });
      expect(logged).toMatchObject([{ level: 'warn', status: 401 }]);
    },
  );

  it('takes the scheme in any case, as HTTP wants it', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const answer = await request(grant, {
      body: DESCRIBE,
      headers: { authorization: `bearer ${grant.token}` },
    });
    expect(answer.status).toBe(200);
  });

  it('refuses a token with one character changed', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const [first] = grant.token;
    const token = `${first === 'a' ? 'b' : 'a'}${grant.token.slice(1)}`;
    expect((await request({ ...grant, token }, { body: DESCRIBE })).status).toBe(401);
  });

  it('accepts localhost as its name', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const headers = { host: `LocalHost:${new URL(grant.url).port}` };
    expect((await request(grant, { body: DESCRIBE, headers })).status).toBe(200);
  });

  it.each(['evil.example', '127.0.0.1', '127.0.0.1:1', 'localhost', '0.0.0.0:80', '[::1]:80'])(
    'refuses the host %j, which a rebound name would send, and logs it',
    async (host) => {
      const { status, error, logged } = await send({ headers: { host } });
      expect(status).toBe(403);
      expect(error).toMatchObject({ data: { code: 'host_unauthorized' } });
      expect(logged).toMatchObject([{ level: 'warn', status: 403 }]);
    },
  );

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('refuses a web page (%j), token or not', async (headers) => {
    const { status, error, headers: answered } = await send({ headers });
    expect(status).toBe(403);
    expect(error?.message).toBe('Web pages may not call the host services.');
    expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('refuses the page even when the origin is the server itself', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const headers = { origin: new URL(grant.url).origin };
    expect((await request(grant, { body: DESCRIBE, headers })).status).toBe(403);
  });

  it('refuses a preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    expect((await send({ method: 'OPTIONS', headers })).status).toBe(403);
  });
});

describe('what may be sent', () => {
  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('answers %s with 405', async (method) => {
    const { status, headers, error } = await send({ method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST');
    expect(error?.code).toBe(-32600);
  });

  it.each(['/', '/rpc/', '/rpc?x=1', '/RPC', '/../rpc', 'http://evil.example/rpc', '//rpc'])(
    'answers the path %s with 404',
    async (path) => expect((await send({ path })).status).toBe(404),
  );

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'answers the content type %j with 415',
    async (type) => expect((await send({ headers: { 'content-type': type } })).status).toBe(415),
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'takes the content type %j',
    async (type) => expect((await send({ headers: { 'content-type': type } })).status).toBe(200),
  );

  it('answers compressed bodies with 415', async () => {
    expect((await send({ headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });

  it('keeps a connection open between calls', async () => {
    const { host } = openHost();
    const { url, token } = await host.grant(SCOPE);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    for (const _ of [1, 2]) {
      const response = await fetch(url, { method: 'POST', headers, body: DESCRIBE });
      expect(response.headers.get('connection')).toBe('keep-alive');
      await response.text();
    }
  });
});

describe('bodies that are too large', () => {
  const head = (token: string, port: string, ...more: string[]) =>
    [
      'POST /rpc HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      ...more,
      '',
      '',
    ].join('\r\n');

  it('are refused with 413 before they are sent, when their length is announced', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const announced = `Content-Length: ${10 * 1024 ** 3}`;
    const said = await sendRaw(grant, [head(grant.token, new URL(grant.url).port, announced)]);
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('are refused before they are sent to a caller that asks first', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const { port } = new URL(grant.url);
    const refused = await sendRaw(grant, [
      head(grant.token, port, 'Expect: 100-continue', 'Content-Length: 2000000'),
    ]);
    expect(refused).toMatch(/^HTTP\/1\.1 413 /);
    const accepted = await sendRaw(grant, [
      head(
        grant.token,
        port,
        'Expect: 100-continue',
        `Content-Length: ${DESCRIBE.length}`,
        'Connection: close',
      ),
      DESCRIBE,
    ]);
    expect(accepted).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });

  it('are refused once they exceed the limit, when they come in chunks without an end', async () => {
    const { host } = openHost({ bodyBytes: 1000 });
    const grant = await host.grant(SCOPE);
    const chunk = `100\r\n${'x'.repeat(256)}\r\n`;
    const said = await sendRaw(grant, [
      head(grant.token, new URL(grant.url).port, 'Transfer-Encoding: chunked'),
      ...Array.from({ length: 40 }, () => chunk),
    ]);
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    expect(said).toContain('larger than 1000 bytes');
  });

  it('leave their sender able to read the refusal, even one that sends everything first', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const { port } = new URL(grant.url);
    const size = 6 * 1024 * 1024;
    const socket = net.connect(Number(port), '127.0.0.1').pause();
    socket.write(head(grant.token, port, `Content-Length: ${size}`));
    await new Promise<void>((resolve, reject) => {
      socket.write('x'.repeat(size), (error) => (error ? reject(error) : resolve()));
    });
    const [said] = await once(socket.setEncoding('utf8').resume(), 'data');
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    expect(said).toContain('Split it');
    socket.destroy();
  });

  it('start right above the limit', async () => {
    const { host } = openHost({ bodyBytes: 200 });
    const grant = await host.grant(SCOPE);
    expect((await request(grant, { body: DESCRIBE.padEnd(200) })).status).toBe(200);
    expect((await request(grant, { body: DESCRIBE.padEnd(201) })).status).toBe(413);
  });
});

describe('callers that cannot be waited for', () => {
  it('gives up on headers that never end', async () => {
    const { host } = openHost({ headersTimeoutMs: 200, requestTimeoutMs: 400 });
    const grant = await host.grant(SCOPE);
    const said = await sendRaw(grant, ['POST /rpc HTTP/1.1\r\nHost: 127']);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toContain('"jsonrpc":"2.0"');
  });

  it('gives up on a body that never comes', async () => {
    const { host } = openHost({ headersTimeoutMs: 200, requestTimeoutMs: 400 });
    const grant = await host.grant(SCOPE);
    const { port } = new URL(grant.url);
    const said = await sendRaw(grant, [
      `POST /rpc HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${grant.token}\r\n`,
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"json',
    ]);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('does not mind a caller that hangs up in the middle of its body', async () => {
    const { host, logged } = openHost();
    const grant = await host.grant(SCOPE);
    const controller = new AbortController();
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{"json')) });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${grant.token}` };
    const init = { method: 'POST', headers, body, duplex: 'half', signal: controller.signal } as const;
    const sent = fetch(grant.url, init).catch((error: Error) => error.name);
    await sleep(50);
    controller.abort();
    expect(await sent).toBe('AbortError');
    expect(await call(grant, 'describe')).toHaveProperty('result');
    expect(logged).toEqual([]);
  });

  it.each([
    ['noise', 'hello there\r\n\r\n', 400],
    ['headers without end', `POST /rpc HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`, 431],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n', 405],
    ['two lengths', 'POST /rpc HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /rpc HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['an empty host', 'POST /rpc HTTP/1.1\r\nHost:\r\nContent-Length: 0\r\nConnection: close\r\n\r\n', 403],
    ['no host at all', 'POST /rpc HTTP/1.1\r\nConnection: close\r\n\r\n', 403],
    ['an old request', 'GET / HTTP/1.0\r\n\r\n', 403],
  ])('answers %s in JSON and hangs up', async (_what, bytes, status) => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const said = await sendRaw(grant, [bytes]);
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toMatchObject({ jsonrpc: '2.0', id: null });
    expect(await call(grant, 'describe')).toHaveProperty('result');
  });

  it('cannot be used to fill the log', async () => {
    const { host, logged } = openHost();
    const grant = await host.grant(SCOPE);
    for (let count = 0; count < 60; count += 1)
      await request({ ...grant, token: 'wrong' }, { body: DESCRIBE });
    expect(logged.length).toBeGreaterThanOrEqual(20);
    expect(logged.length).toBeLessThan(30);
  });
});
