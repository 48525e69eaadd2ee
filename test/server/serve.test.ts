import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.ts';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import type { StoryView } from '../../src/contracts/api/story.ts';
import { makeTempFolder } from '../support/skills.ts';
import { EventReader } from './support/event-reader.ts';
import { headOf } from './support/server.ts';
import { installSlowStoryteller } from './support/slow-storyteller.ts';

const PROGRAM = path.join(packageRoot(), 'dist', 'narratoria.mjs');
const LINE = /^Narratoria is running at (http:\/\/127\.0\.0\.1:(\d+)\/)#token=([\w-]{43})\n$/;

const home = makeTempFolder();
const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  running.clear();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  url: string;
  port: number;
  token: string;
  output(): { stdout: string; stderr: string };
}

async function start(...options: string[]): Promise<Started> {
  const child = spawn(process.execPath, [PROGRAM, 'serve', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing on the path: no browser can be opened, and no display is there to open it on.
    env: { NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', PATH: '' },
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text: Buffer) => (output.stdout += text));
  child.stderr?.on('data', (text: Buffer) => (output.stderr += text));
  while (!output.stdout.includes('\n') && child.exitCode === null) {
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')]);
  }
  const [, url = '', port = '', token = ''] = LINE.exec(output.stdout) ?? [];
  return { child, url, port: Number(port), token, output: () => output };
}

async function ended({ child }: Started): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

const ask = async <Answer>(
  { url, token }: Started,
  address: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Answer> => {
  const response = await fetch(`${url}${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as Answer;
};

describe('narratoria serve', () => {
  it('prints one line, serves, and ends with Ctrl-C, browser or not', async () => {
    const server = await start('--port', '0', '--open', '--offline');
    expect(server.output().stdout).toMatch(LINE);
    const page = await fetch(server.url);
    expect(await page.text()).toContain('<!doctype html>');
    const stream = await fetch(`${server.url}api/events`, {
      headers: { authorization: `Bearer ${server.token}` },
    });
    await expect.poll(() => server.output().stderr).not.toBe('');
    server.child.kill('SIGINT');
    expect(await ended(server)).toBe(0);
    await stream.text(); // the line is closed, not left hanging
    expect(server.output().stderr).toBe(
      'narratoria: No browser could be opened. Open the link above in a browser on this computer.\n',
    );
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('says so when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const server = await start('--port', String(port));
    expect(await ended(server)).toBe(2);
    expect(server.output().stderr).toContain(`Port ${port} is used by another program`);
    other.close();
  });

  it('stands at the last whole scene when it was killed in the middle of one', async () => {
    const narrator = installSlowStoryteller(home);
    narrator.open();
    const server = await start('--port', '0', '--trust-skills');
    const listen = async () =>
      new EventReader(
        await fetch(`${server.url}api/events`, { headers: { authorization: `Bearer ${server.token}` } }),
      );
    const events = await listen();
    const body = { campaignId: 'low-water', seed: 'killed' };
    const { id } = await ask<StoryCard>(server, 'api/stories', { method: 'POST', body });
    const { scene } = await events.until('told');
    narrator.shut();
    const choice = { scene: 1, choiceId: scene.choices[0]?.id ?? '' };
    await ask(server, `api/stories/${id}/choose`, { method: 'POST', body: choice });
    await events.until('prose', ({ text }) => text === 'The door ');
    events.close();
    server.child.kill('SIGKILL');
    await ended(server);

    const again = await start('--port', '0', '--trust-skills');
    expect(again.token).not.toBe(server.token);
    const view = await ask<StoryView>(again, `api/stories/${id}`);
    expect(view.telling).toBeNull();
    expect(headOf(view)).toMatchObject({ scene: 1, prose: scene.prose, choices: scene.choices });
    narrator.open();
    await ask(again, `api/stories/${id}/choose`, { method: 'POST', body: choice });
    await expect.poll(async () => headOf(await ask<StoryView>(again, `api/stories/${id}`)).scene).toBe(2);
    again.child.kill('SIGTERM');
    expect(await ended(again)).toBe(0);
  });
});
