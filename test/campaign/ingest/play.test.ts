import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { campaignIdOf } from '../../../src/campaign/list.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { SqliteStore } from '../../../src/store/index.ts';
import { ROOT } from '../../play/support/story.ts';
import { cli } from '../../support/cli.ts';
import { isVerifying } from '../../support/length.ts';
import { campaignWith, PROVENANCE } from './support/campaigns.ts';
import { HUNDRED_MEGABYTES, writeLargeCampaign } from './support/large.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-ingest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Plays as a user would; `look` sees the process at every scene. */
async function play(folder: string, home: string, auto: number, look: (pid: number) => void) {
  const args = [path.join(ROOT, 'dist/narratoria.mjs'), 'play', folder, '--json', '--auto', String(auto)];
  const child = spawn(process.execPath, [...args, '--seed', 'x'], {
    env: {
      ...process.env,
      NARRATORIA_HOME: home,
      NARRATORIA_OFFLINE: '1',
      // Threads and their memory are what is measured.
      NARRATORIA_IN_PROCESS: 'skills',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const scenes: Scene[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    scenes.push(JSON.parse(line) as Scene);
    look(child.pid as number);
  }
  return { scenes, exitCode: await ended };
}

describe('play', () => {
  it('says once, in the notices of the first scene, how many files a model made', async () => {
    const folder = campaignWith({
      'lore/a_generated.md': '# A\n\nMade up.',
      'lore/a_generated.md.provenance.json': PROVENANCE,
    });
    const home = temporaryFolder();
    const args = ['play', folder, '--json', '--auto', '1', '--seed', 'x'];
    const { stdout, stderr, exitCode } = await cli(args, { home });
    expect([exitCode, stderr]).toEqual([0, '']);
    const scenes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Scene);
    const warning =
      'Campaign contains 1 AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.';
    expect(scenes.map(({ notices }) => notices.filter((one) => one === warning).length)).toEqual([1, 0]);
    const store = await SqliteStore.open({ home, log: silentLog(), mode: 'read-only', readers: 1 });
    const lore = await store.campaign(campaignIdOf(folder)).exactMatch('lore');
    await store.close();
    expect(lore.map(({ content }) => content)).toEqual(['Made up.']);
  });

  it.skipIf(process.platform !== 'linux')(
    'takes less than 400 MB for a large campaign, and starts before all of it is in',
    async () => {
      const folder = path.join(temporaryFolder(), 'large');
      writeLargeCampaign(folder, isVerifying ? HUNDRED_MEGABYTES : { ...HUNDRED_MEGABYTES, loreFiles: 250 });
      let peak = 0;
      const { scenes, exitCode } = await play(folder, temporaryFolder(), 2, (pid) => {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
      });
      expect(exitCode).toBe(0);
      expect(scenes).toHaveLength(3);
      expect(scenes.flatMap(({ notices }) => notices)).toEqual([]);
      expect(peak).toBeGreaterThan(50);
      expect(peak).toBeLessThan(400);
    },
    300_000,
  );
});
