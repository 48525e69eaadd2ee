import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES, type ApiRoute } from '../../src/contracts/api/routes.ts';
import { makeTempFolder } from '../support/skills.ts';
import { openApp, PORT, type TestApp, TOKEN } from './support/app.ts';

const HOST = `127.0.0.1:${PORT}`;
const ROUTES = Object.values(API_ROUTES) as ApiRoute[];
const SECRET = 'nobody may read this';

const scratch = makeTempFolder();
const page = path.join(scratch, 'page');
let opened: TestApp;

beforeAll(async () => {
  mkdirSync(path.join(page, 'assets'), { recursive: true });
  writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(path.join(page, 'assets', 'main-ABCDEFGH.js'), 'export {};');
  writeFileSync(path.join(scratch, 'secret.txt'), SECRET);
  opened = await openApp(page);
});
afterAll(async () => {
  await opened.close();
  rmSync(scratch, { recursive: true, force: true });
});

async function send(options: InjectOptions) {
  const response = await opened.app.inject({ ...options, headers: { host: HOST, ...options.headers } });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

const codeIn = (text: string) => (JSON.parse(text) as { error: { code: string } }).error.code;
const bearer = { authorization: `Bearer ${TOKEN}` };

/** Every call of the API, with something in the place of what it asks for. */
const CALLS = ROUTES.map(({ method, url, isOpen }) => ({
  method,
  url: url.replaceAll(/:\w+/g, 'x'),
  isOpen: isOpen === true,
}));

describe('every call of the API', () => {
  it('that is open to everybody tells nothing without a secret', () => {
    expect(CALLS.filter(({ isOpen }) => isOpen).map(({ url }) => url)).toEqual(['/api/session/proof']);
  });

  it.each(CALLS.filter(({ isOpen }) => !isOpen))('$method $url needs the token', async ({ method, url }) => {
    for (const authorization of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const headers = authorization === undefined ? {} : { authorization };
      const { status, text } = await send({ method, url, headers });
      expect(status).toBe(401);
      expect(codeIn(text)).toBe('page_unauthorized');
    }
  });

  it.each(CALLS)('$method $url is refused under another name', async ({ method, url }) => {
    for (const host of [
      'evil.example',
      `evil.example:${PORT}`,
      '127.0.0.1',
      '127.0.0.1:80',
      `localhost:1`,
      '',
    ]) {
      const { status, text } = await send({ method, url, headers: { ...bearer, host } });
      expect(status, host).toBe(403);
      expect(codeIn(text)).toBe('page_foreign');
    }
  });

  it.each(CALLS)('$method $url is refused when another site asks', async ({ method, url }) => {
    const foreign = [
      'https://evil.example',
      'null',
      `https://${HOST}`,
      'http://127.0.0.1:1',
      `http://${HOST}.evil.example`,
    ];
    for (const origin of foreign) {
      const { status, text } = await send({ method, url, headers: { ...bearer, origin } });
      expect(status, origin).toBe(403);
      expect(codeIn(text)).toBe('page_foreign');
    }
  });

  it.each(CALLS.filter(({ method }) => method !== 'GET'))(
    '$method $url takes no form',
    async ({ method, url }) => {
      for (const type of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
      ]) {
        const headers = { ...bearer, 'content-type': type };
        const { status, text } = await send({ method, url, headers, payload: 'scene=1&choiceId=x' });
        expect(status, type).toBe(415);
        expect(codeIn(text)).toBe('request_invalid');
      }
    },
  );
});

describe('every answer', () => {
  it.each([
    { url: '/', status: 200 },
    { url: '/media/nothing', status: 404 },
    { url: '/api/library', status: 401 },
    { url: '/api/nothing', status: 401 },
    { url: '/api/campaigns/%/portrait', status: 400 },
  ])('of $url carries the headers that keep a browser safe', async ({ url, status }) => {
    const answer = await send({ method: 'GET', url });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('to the page itself works under both of its names and from itself', async () => {
    for (const host of [HOST, `localhost:${PORT}`]) {
      const headers = { ...bearer, host, origin: `http://${host}` };
      expect((await send({ method: 'GET', url: '/api/app', headers })).status).toBe(200);
    }
  });

  it('to a broken body is a refusal in words', async () => {
    const headers = { ...bearer, 'content-type': 'application/json' };
    const bodies = ['{', '[]', '"x"', '{"scene":"1"}', '{"__proto__":{"x":1}}', '{"title":"x","more":1}'];
    for (const payload of bodies) {
      const { status, text } = await send({ method: 'PATCH', url: '/api/stories/x', headers, payload });
      expect(status, payload).toBe(400);
      expect(codeIn(text)).toBe('request_invalid');
    }
  });

  it('to a body that is too large is a refusal', async () => {
    const headers = { ...bearer, 'content-type': 'application/json' };
    const payload = JSON.stringify({ title: 'x'.repeat(2_000_000) });
    const { status, text } = await send({ method: 'PATCH', url: '/api/stories/x', headers, payload });
    expect([status, codeIn(text)]).toEqual([413, 'request_too_large']);
  });
});

describe('no path leads out', () => {
  const WAYS = [
    '../secret.txt',
    '..%2fsecret.txt',
    '..%5csecret.txt',
    '%2e%2e%2fsecret.txt',
    '....//secret.txt',
    'assets/../../secret.txt',
    'assets%2f..%2f..%2fsecret.txt',
    `${encodeURIComponent(path.join(scratch, 'secret.txt'))}`,
    'secret.txt%00.html',
    '%c0%ae%c0%ae/secret.txt',
  ];

  it.each(WAYS)('of the page: %s', async (way) => {
    const { text } = await send({ method: 'GET', url: `/${way}` });
    expect(text).not.toContain(SECRET);
  });

  it.each(WAYS)('of the media: %s', async (way) => {
    const { text, status } = await send({ method: 'GET', url: `/media/${way}` });
    expect(text).not.toContain(SECRET);
    // A plain `..` is resolved before it is sent, and then it is a place in the page.
    if (!way.includes('../')) expect(status).toBeGreaterThanOrEqual(400);
  });

  const WITH_NAMES = ROUTES.filter(({ url }) => url.includes(':'));
  it.each(WITH_NAMES)('of $method $url', async ({ method, url, body }) => {
    for (const way of WAYS) {
      const address = url.replaceAll(/:\w+/g, way);
      const headers = { ...bearer, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const { status, text } = await send({
        method,
        url: address,
        headers,
        ...(body !== undefined && { payload: JSON.stringify(bodyFor(url)) }),
      });
      expect(text).not.toContain(SECRET);
      expect(status, `${address}: ${text}`).toBeGreaterThanOrEqual(url.endsWith('/cancel') ? 200 : 400);
      expect(status, `${address}: ${text}`).toBeLessThan(500);
    }
  });

  it('of a name in a body', async () => {
    const headers = { ...bearer, 'content-type': 'application/json' };
    for (const name of ['../secret.txt', path.join(scratch, 'secret.txt'), '..', '.']) {
      const begun = {
        method: 'POST',
        url: '/api/stories',
        headers,
        payload: JSON.stringify({ campaignId: name }),
      };
      expect((await send(begun as InjectOptions)).status).toBe(404);
      const restored = {
        method: 'POST',
        url: '/api/data/restore',
        headers,
        payload: JSON.stringify({ name }),
      };
      expect((await send(restored as InjectOptions)).status).toBe(404);
    }
  });
});

describe('the page', () => {
  it('is given for every place in it, and its files are kept by the browser', async () => {
    for (const url of ['/', '/story/abc', '/settings', '/story/a.b']) {
      const { text, headers } = await send({ method: 'GET', url });
      expect(text).toContain('the page');
      expect(headers['cache-control']).toBe('no-cache');
    }
    const { headers } = await send({ method: 'GET', url: '/assets/main-ABCDEFGH.js' });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toContain('javascript');
  });
});

/** Something that fits, so that the name in the address is what is refused. */
function bodyFor(url: string): unknown {
  if (url.endsWith('/choose')) return { scene: 1, choiceId: 'x' };
  if (url.endsWith('/undo') || url.endsWith('/branch')) return { scene: 1 };
  if (url.endsWith('/enabled')) return { enabled: true };
  if (url.endsWith('/config')) return { config: {} };
  if (url.endsWith('/portrait')) return { answers: {} };
  return url === '/api/stories/:id' ? { title: 'x' } : {};
}
