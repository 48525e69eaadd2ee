import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

/** Only the API says this; the page itself says `<!doctype html>`. */
const LIBRARY = /"campaigns":/;

let server: TestServer;
let port: number;
let cover: string;
beforeAll(async () => {
  server = await startServer();
  port = Number(new URL(server.url).port);
  const { campaigns } = await server.ask('library');
  cover = campaigns.find(({ cover: picture }) => picture !== null)?.cover ?? '';
  expect(cover).toMatch(/^\/media\//);
});
afterAll(() => server.close());

interface Answer {
  status: number;
  head: string;
  body: string;
}

/** Sends a request to the letter, which no client library would, and gives what comes back until the line is closed. */
async function send(target: string, { method = 'GET', headers = {} }: Sent = {}): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ host: `127.0.0.1:${port}`, connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`${method} ${target} HTTP/1.1\r\n${head}\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  return { status: Number(text.slice(9, 12)), head: text.slice(0, end), body: text.slice(end + 4) };
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

/** Ways to write an address that a check on its text may take for another one than the router does. */
const spellingsOf = (address: string): string[] => {
  const [, first = '', rest = ''] = /^\/(\w+)\/(.*)$/.exec(address) ?? [];
  const hex = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
  const twice = hex(first).replaceAll('%', '%25');
  return [
    `/${first}/${rest}`,
    `/${hex(first)}/${rest}`,
    `/${hex(first).toUpperCase()}/${rest}`,
    `/${hex(first.slice(0, 1))}${first.slice(1)}/${rest}`,
    `/${first.slice(0, -1)}${hex(first.slice(-1))}/${rest}`,
    `/${first}/${hex(rest.slice(0, 1))}${rest.slice(1)}`,
    `/${first}/${hex(rest)}`,
    `/${twice}/${rest}`,
    `/${first}%2f${rest}`,
    `/${first}%2F${rest}`,
    `/${first}%252f${rest}`,
    `/${first}%5c${rest}`,
    `/${first}\\${rest}`,
    `/${first.toUpperCase()}/${rest}`,
    `/${first}//${rest}`,
    `//${first}/${rest}`,
    `///${first}/${rest}`,
    `/./${first}/${rest}`,
    `/%2e/${first}/${rest}`,
    `/x/../${first}/${rest}`,
    `/x/%2e%2e/${first}/${rest}`,
    `/${first}/./${rest}`,
    `/${first}/x/../${rest}`,
    `/${first}/${rest}/`,
    `/${first}/${rest}?`,
    `/${first}/${rest}?token=x`,
    `/${first}/${rest}#x`,
    `/${first}/${rest};x`,
    `/${first}/${rest}%00`,
    `/${first}/${rest}%20`,
    `/${first}/${rest}%23`,
    `/%ef%bc%8f${first}/${rest}`,
    `/%c0%af${first}/${rest}`,
    `${first}/${rest}`,
    `?/${first}/${rest}`,
    `*`,
    `http://x/${first}/${rest}`,
    `HTTP://x/${first}/${rest}`,
    `https://x/${first}/${rest}`,
    `http:///${first}/${rest}`,
    `http://127.0.0.1:${port}/${first}/${rest}`,
    `http://127.0.0.1:${port}/${hex(first)}/${rest}`,
    `http://127.0.0.1:${port}@x/${first}/${rest}`,
    `http://x@127.0.0.1:${port}/${first}/${rest}`,
    `http://x#/${first}/${rest}`,
    `http://x?/${first}/${rest}`,
    `http:/${first}/${rest}`,
  ];
};

describe('however the address of a call is written', () => {
  const all = (): string[] => spellingsOf('/api/library');

  it('it needs the token', async () => {
    expect(all().length).toBeGreaterThan(30);
    for (const target of all()) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'TRACE', 'PROPFIND']) {
        const { status, body } = await send(target, { method });
        expect(body, `${method} ${target}`).not.toMatch(LIBRARY);
        // Some of them are places in the page, which has no secrets; none is a call.
        const isPage = body.startsWith('<!doctype html>') || method === 'HEAD';
        if (!isPage) expect(status, `${method} ${target}: ${body}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${target}: ${body}`).toBeLessThan(500);
      }
    }
  });

  it('it is refused under a foreign name, token or not', async () => {
    const foreign = ['evil.example', `evil.example:${port}`, `127.0.0.1:${port}.evil.example`];
    for (const target of all()) {
      for (const host of foreign) {
        const headers = { host, authorization: `Bearer ${server.token}` };
        const { status, body } = await send(target, { headers });
        expect(body, target).not.toMatch(LIBRARY);
        expect([400, 403], `${target}: ${body}`).toContain(status);
      }
    }
  });

  it('a foreign name in the address itself counts, whatever the head says', async () => {
    const headers = { authorization: `Bearer ${server.token}` };
    for (const target of all().filter((one) => /^https?:/i.test(one))) {
      const { status, body } = await send(target, { headers });
      const isOurs = target.startsWith(`http://127.0.0.1:${port}/`);
      expect(isOurs ? [200] : [400, 403], `${target}: ${body}`).toContain(status);
    }
  });

  it('it is refused when another site or another port asks', async () => {
    for (const target of all()) {
      for (const site of ['cross-site', 'same-site', 'other']) {
        const authorization = `Bearer ${server.token}`;
        const headers = { authorization, 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' };
        const { status, body } = await send(target, { headers });
        expect(body, target).not.toMatch(LIBRARY);
        expect([400, 403], `${target}: ${body}`).toContain(status);
      }
    }
  });
});

describe('however the address of a picture is written', () => {
  const isPicture = ({ head }: Answer) => /^content-type: image/im.test(head);

  it('it is refused under a foreign name, and to another site or another port', async () => {
    const wrong = [
      { host: 'evil.example' },
      { host: `evil.example:${port}` },
      { origin: 'http://127.0.0.1:1' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ];
    for (const target of spellingsOf(cover)) {
      for (const headers of wrong) {
        const answer = await send(target, { headers: headers as Record<string, string> });
        expect(isPicture(answer), `${target} ${JSON.stringify(headers)}`).toBe(false);
        expect([400, 403], target).toContain(answer.status);
      }
    }
  });

  it('nothing but its own seal opens it', async () => {
    expect(isPicture(await send(cover))).toBe(true);
    const sealed = cover.slice('/media/'.length);
    const flipped = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.slice(-1)}`;
    const wrong = [`/media/${flipped}`, `/media/${sealed.slice(4)}`, '/media/', '/media/x', '/media/..%2fx'];
    for (const address of wrong.flatMap(spellingsOf)) {
      const answer = await send(address);
      expect(isPicture(answer), address).toBe(false);
      expect(answer.status, address).toBeLessThan(500);
    }
  });
});

describe('a browser', () => {
  const asked = (site: string, mode: string, dest: string) => ({
    headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
  });

  it('may be sent here by a link, by hand and by the page itself', async () => {
    for (const site of ['none', 'same-origin', 'cross-site', 'same-site'])
      expect((await send('/', asked(site, 'navigate', 'document'))).status, site).toBe(200);
    expect((await send('/manifest.webmanifest', asked('same-origin', 'cors', 'manifest'))).status).toBe(200);
  });

  it('gets nothing for a frame, a script or a form of another site', async () => {
    for (const [mode, dest] of [
      ['navigate', 'iframe'],
      ['navigate', 'object'],
      ['no-cors', 'script'],
      ['cors', 'empty'],
      ['websocket', 'websocket'],
    ] as const)
      expect((await send('/', asked('cross-site', mode, dest))).status, dest).toBe(403);
    const form = asked('cross-site', 'navigate', 'document');
    expect((await send('/api/stories', { ...form, method: 'POST' })).status).toBe(403);
  });
});
