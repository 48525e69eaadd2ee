import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../support/skills.ts';
import { openApp, PORT, type TestApp, TOKEN } from './support/app.ts';

const LONGEST_MS = 400;
/** A body that comes a byte at a time takes several times as long as a body may. */
const PIECES = 30;
const PAUSE_MS = 50;

let opened: TestApp;
let port: number;
beforeAll(async () => {
  opened = await openApp(makeTempFolder(), { longestJsonMs: LONGEST_MS });
  await opened.app.listen({ host: '127.0.0.1', port: 0 });
  port = (opened.app.server.address() as AddressInfo).port;
});
afterAll(() => opened.close());

function begin(line: string, headers: Record<string, string>): { socket: Socket; text: () => string } {
  const socket = connect(port, '127.0.0.1');
  const all = { host: `127.0.0.1:${PORT}`, authorization: `Bearer ${TOKEN}`, ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${line} HTTP/1.1\r\n${head.join('')}\r\n`);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => {}); // the server may close while a byte is under way
  return { socket, text: () => text };
}

/** A connection that is reset closes as well. */
function closeOf(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

async function trickle(socket: Socket): Promise<void> {
  for (let piece = 0; piece < PIECES && !socket.destroyed; piece += 1) {
    socket.write(' ');
    await sleep(PAUSE_MS);
  }
}

describe('a body that comes too slowly', () => {
  const slow = { 'content-type': 'application/json', 'content-length': '1000' };

  it.each(['PATCH /api/stories/x', 'GET /api/events', 'POST /api/data/backup'])(
    'holds no connection: %s',
    async (line) => {
      const { socket, text } = begin(line, slow);
      const closed = closeOf(socket);
      await Promise.all([trickle(socket), closed]);
      if (!line.startsWith('GET')) {
        expect(text()).toMatch(/^HTTP\/1\.1 408 /);
        expect(text()).toContain('"request_timeout"');
      }
    },
  );

  it('is bounded by the server itself where nobody reads it', () => {
    expect(opened.app.server.requestTimeout).toBeGreaterThan(0);
    expect(opened.app.server.requestTimeout).toBeLessThanOrEqual(600_000);
  });
});

describe('what takes long by its nature goes on', () => {
  it('a file that is imported', async () => {
    const headers = {
      'content-type': 'application/octet-stream',
      'content-length': String(PIECES),
      'x-file-name': 'slow.json',
      connection: 'close',
    };
    const { socket, text } = begin('POST /api/campaigns/import', headers);
    const closed = closeOf(socket);
    await trickle(socket);
    await closed;
    expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('the stream of events', async () => {
    const { socket, text } = begin('GET /api/events', {});
    await sleep(LONGEST_MS * 3);
    expect(socket.destroyed).toBe(false);
    opened.services.feed.send({ event: 'library' });
    await expect.poll(text).toContain('"library"');
    socket.destroy();
  });
});
