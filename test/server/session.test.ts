import { createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Proof, Session } from '../../src/contracts/api/session.ts';
import { beginRun } from '../../src/server/security/page-keys.ts';
import { makeTempFolder } from '../support/skills.ts';
import { startServer, type TestServer } from './support/server.ts';

const home = makeTempFolder();
let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Starts the server of this home, in place of the one that runs. */
async function start(port = 0): Promise<TestServer> {
  await server?.close();
  server = await startServer({ home, keepHome: true, port });
  return server;
}

const portOf = ({ url }: TestServer) => Number(new URL(url).port);
const sign = (secret: string, ...lines: (string | number)[]) =>
  createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
const statusWith = async ({ url }: TestServer, token: string) =>
  (await fetch(`${url}/api/library`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Asks the server to show that it has the secret of a run, as a page does that has no token for it. */
async function proofOf({ url }: TestServer, run: string, nonce: string): Promise<Proof & { status: number }> {
  const response = await fetch(`${url}/api/session/proof?run=${run}&nonce=${nonce}`);
  return { ...((await response.json()) as Proof), status: response.status };
}

/** What an open page does when the server was started again: only a server that has the secret gets a token. */
async function resume(at: TestServer, { run, secret }: Session): Promise<string | null> {
  const nonce = randomBytes(16).toString('hex');
  const answer = await proofOf(at, run, nonce);
  if (answer.proof !== sign(secret, 'proof', nonce, answer.run, portOf(at))) return null;
  return sign(secret, 'token', answer.run, portOf(at));
}

describe('the token', () => {
  it('is another one after each start, and is stored nowhere', async () => {
    const first = await start();
    const second = await start(portOf(first));
    expect(second.token).not.toBe(first.token);
    expect(await statusWith(second, second.token)).toBe(200);
    expect(await statusWith(second, first.token)).toBe(401);
    for (const name of readdirSync(home)) {
      const file = path.join(home, name);
      if (statSync(file).isFile()) expect(readFileSync(file, 'latin1')).not.toContain(second.token);
    }
    expect(statSync(path.join(home, 'page-keys.json')).mode & 0o777).toBe(0o600);
  });

  it('of an earlier version of Narratoria opens nothing and is removed', async () => {
    const old = 'x'.repeat(43);
    writeFileSync(path.join(home, 'page-token'), `${old}\n`);
    expect(await statusWith(await start(), old)).toBe(401);
    expect(readdirSync(home)).not.toContain('page-token');
  });
});

describe('a page that is open when the server is started again', () => {
  it('goes on with the secret of its run, and leaves media where they were', async () => {
    const first = await start();
    const session = await first.ask('session');
    const covers = async (at: TestServer) => (await at.ask('library')).campaigns.map(({ cover }) => cover);
    const before = await covers(first);
    const second = await start(portOf(first));
    const token = await resume(second, session);
    expect(await statusWith(second, token ?? '')).toBe(200);
    expect(await covers(second)).toEqual(before);
  });

  it('goes on after a start on another port, and after one that it slept through', async () => {
    const first = await start();
    const session = await first.ask('session');
    const elsewhere = await start();
    expect(portOf(elsewhere)).not.toBe(portOf(first));
    const third = await start(portOf(first));
    const token = await resume(third, session);
    expect(await statusWith(third, token ?? '')).toBe(200);
  });

  it('gets on within one run too, where its token still holds', async () => {
    const only = await start();
    const session = await only.ask('session');
    const answer = await proofOf(only, session.run, 'a-nonce-of-its-own');
    expect(answer.run).toBe(session.run);
    expect(answer.proof).toBe(sign(session.secret, 'proof', 'a-nonce-of-its-own', session.run, portOf(only)));
  });

  it('has to be opened again after many starts', async () => {
    const first = await start();
    const session = await first.ask('session');
    for (let starts = 0; starts < 8; starts += 1) await beginRun(home);
    const last = await start();
    expect((await proofOf(last, session.run, 'a-nonce-of-its-own')).status).toBe(404);
  });
});

describe('whoever lacks the secret', () => {
  it('gets no further with an old token, which a browser may have given away', async () => {
    const first = await start();
    const { run } = await first.ask('session');
    const second = await start(portOf(first));
    const now = (await second.ask('session')).run;
    for (const key of [first.token, run, now, ''])
      expect(await statusWith(second, sign(key, 'token', now, portOf(second)))).toBe(401);
  });

  it('cannot pass on the proof of the real server from another port', async () => {
    const first = await start();
    const { run, secret } = await first.ask('session');
    const second = await start();
    const nonce = randomBytes(16).toString('hex');
    const { proof, run: now } = await proofOf(second, run, nonce);
    expect(proof).not.toBe(sign(secret, 'proof', nonce, now, portOf(first)));
    expect(await statusWith(second, sign(secret, 'token', now, portOf(first)))).toBe(401);
  });

  it('gets no token by asking for a proof of the text that makes one', async () => {
    const at = await start();
    const { run } = await at.ask('session');
    for (const nonce of [`token%0a${run}%0a${portOf(at)}`, 'short', '', 'x'.repeat(129)])
      expect((await proofOf(at, run, nonce)).status, nonce).toBe(400);
    for (const odd of ['__proto__', 'constructor', 'x'])
      expect((await proofOf(at, odd, 'a-nonce-of-its-own')).status, odd).toBe(404);
  });
});
