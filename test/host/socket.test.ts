import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolHost } from '../../src/contracts/tool-input.ts';
import { callHost } from '../../src/sdk/host.ts';
import { openHost, SCOPE } from './support/host.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'narratoria-socket-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.platform === 'win32')('the socket of the host services', () => {
  it('answers the requests that the port answers, with the same token', async () => {
    const { host } = openHost({}, { socketFolder: () => folder });
    const grant = await host.grant(SCOPE);
    expect(await callHost(grant, 'echo', { text: 'hi' })).toEqual(
      await callHost({ url: grant.url, token: grant.token }, 'echo', { text: 'hi' }),
    );
    grant.revoke();
    await expect(callHost(grant, 'echo', { text: 'hi' })).rejects.toThrow(/token is not valid/);
  });

  it('is asked nothing without a token', async () => {
    const { host } = openHost({}, { socketFolder: () => folder });
    const { socketPath, url } = await host.grant(SCOPE);
    expect(await post({ url, token: 'guess', ...(socketPath && { socketPath }) })).toContain(
      'host_unauthorized',
    );
  });

  it('is open to its owner alone, and gone when the services close', async () => {
    const own = path.join(folder, 'own');
    mkdirSync(own);
    const { host } = openHost({}, { socketFolder: () => own });
    const { socketPath = '' } = await host.grant(SCOPE);
    expect(statSync(socketPath).mode & 0o077).toBe(0);
    await host.close();
    expect(existsSync(socketPath)).toBe(false);
    expect(readdirSync(own)).toEqual([]);
  });

  it('may be impossible, and then the port answers alone', async () => {
    const tooLong = path.join(folder, 'x'.repeat(150));
    mkdirSync(tooLong);
    const { host, logged } = openHost({}, { socketFolder: () => tooLong });
    const grant = await host.grant(SCOPE);
    expect(grant.socketPath).toBeUndefined();
    expect(logged.map(({ msg }) => msg)).toContain('The host services are in trouble.');
    expect(await callHost(grant, 'echo', { text: 'hi' })).toBeTruthy();
    rmSync(tooLong, { recursive: true });
  });
});

it('a skill calls the services it declares, and no others', async () => {
  const { host, logged } = openHost();
  const grant = await host.grant({ ...SCOPE, methods: ['echo'] });
  expect(await callHost(grant, 'echo', { text: 'hi' })).toBeTruthy();
  expect(await callHost(grant, 'describe')).toBeTruthy();
  await expect(callHost(grant, 'anything')).rejects.toMatchObject({ code: 'host_not_permitted' });
  expect(logged.map(({ msg }) => msg)).toContain('A script asked for what is not its own.');
});

function post({ url, token, socketPath }: ToolHost): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    request(url, { method: 'POST', headers, ...(socketPath && { socketPath }) }, (response) =>
      resolve(text(response)),
    )
      .on('error', reject)
      .end('{"jsonrpc":"2.0","id":1,"method":"describe"}');
  });
}
