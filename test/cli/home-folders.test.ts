import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { narratoria, PROGRAM } from '../skills/scaffold/support/narratoria.ts';
import { makeTempFolder } from '../support/skills.ts';

/** A machine that is busy with other tests takes its time. */
const PATIENCE_MS = 120_000;

let home: string;
beforeEach(() => {
  home = makeTempFolder();
});
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

describe('a file in the place of a folder of the home', () => {
  it.each([
    ['campaigns', 'only the campaigns that came with Narratoria are here'],
    ['skills', 'skills cannot keep their data'],
    ['models', 'no model can be downloaded or used'],
    ['logs', 'nothing is logged'],
  ])('does not stop the program: %s', { timeout: PATIENCE_MS }, async (name, loss) => {
    writeFileSync(path.join(home, name), 'not a folder');
    const list = await narratoria(['campaign', 'list'], { home });
    expect(list).toMatchObject({ code: 0, stdout: expect.stringContaining('low-water') });
    expect(list.stderr).toContain(`${path.join(home, name)} is a file, not a folder, so ${loss}`);
    const played = await narratoria(['play', 'low-water', '--auto', '1', '--json', '--seed', '1'], { home });
    expect(played.code).toBe(0);
    const [first] = played.stdout.trim().split('\n');
    expect(JSON.parse(first ?? '').notices.join('\n')).toContain(loss);
    const doctor = await narratoria(['doctor'], { home });
    expect(doctor).toMatchObject({ code: 0, stdout: expect.stringContaining(loss) });
  });

  it('says what is in the way when something must be written there', async () => {
    writeFileSync(path.join(home, 'campaigns'), 'not a folder');
    writeFileSync(path.join(home, 'card.json'), JSON.stringify({ name: 'Mira', first_mes: 'Hello.' }));
    const { code, stderr } = await narratoria(['campaign', 'import', 'card.json'], { home });
    expect(code).toBe(1);
    expect(stderr).toContain(`${path.join(home, 'campaigns')} is a file, but a folder is needed there.`);
  });
});

describe('an import that is killed', () => {
  async function serve(): Promise<{ child: ChildProcess; url: string }> {
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--offline'], {
      env: { ...process.env, NARRATORIA_HOME: home, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    let said = '';
    for await (const chunk of child.stdout as NodeJS.ReadableStream) {
      said += String(chunk);
      const url = /http:\S+/.exec(said)?.[0];
      if (url !== undefined) return { child, url };
    }
    throw new Error(`it ended: ${said}`);
  }

  const ended = (child: ChildProcess) =>
    new Promise((resolve) => child.once('exit', resolve).kill('SIGKILL'));

  const left = () => {
    const folder = path.join(home, 'campaigns');
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('.')) : [];
  };

  it('leaves nothing behind after the next start', { timeout: PATIENCE_MS }, async () => {
    const { child, url } = await serve();
    const [base = '', token = ''] = url.split('/#token=');
    const endless = new ReadableStream({
      async pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024));
        await sleep(50);
      },
    });
    const sending = fetch(`${base}/api/campaigns/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'x-file-name': 'big.zip',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit).catch(() => null);
    for (let tries = 0; left().length === 0 && tries < 600; tries += 1) await sleep(50);
    expect(left()).toHaveLength(1);
    await ended(child);
    await sending;
    expect(left()).toHaveLength(1);
    await ended((await serve()).child);
    expect(left()).toEqual([]);
  });

  it('is tidied up where its process number is in use again', async () => {
    const old = path.join(home, 'campaigns', `.import-${process.pid}-abcdef`);
    mkdirSync(path.join(old, 'old', 'mine'), { recursive: true });
    const { recoverInterrupted } = await import('../../src/campaign/archive/staging.ts');
    await recoverInterrupted(path.join(home, 'campaigns'));
    expect(readdirSync(path.join(home, 'campaigns'))).toEqual(['mine']);
  });
});
