import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../src/base/random.ts';
import { loadConfig, saveConfig } from '../../../src/skills/config/index.ts';
import type { Skill } from '../../../src/skills/skill.ts';
import { isVerifying } from '../../support/length.ts';
import { textOf } from './support/rounds.ts';
import {
  configSchema,
  filesBesideConfig,
  installSkill,
  readConfig,
  settingsFolder,
} from './support/skill-folder.ts';

const KILLS_EACH = isVerifying ? 16 : 4;
const SAVER = path.join(import.meta.dirname, 'support/save-in-loop.ts');
const SCHEMA = configSchema({ round: { type: 'integer' }, text: { type: 'string' } });

/** Lets a process save from `round` on and kills it at a moment of chance. Returns the last round it called safe. */
async function saveUntilKilled(skill: Skill, round: number, random: Random): Promise<number> {
  const home = path.dirname(settingsFolder(skill));
  const child: ChildProcessByStdio<null, Readable, null> = spawn(
    process.execPath,
    [SAVER, skill.folder, home, String(round)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(home, 'cache') },
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(random.next() * 60);
  child.kill('SIGKILL');
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  return Number(output.trim().split('\n').at(-1));
}

/** Kills one process after the other, and looks at what each leaves. */
async function killAgainAndAgain(seed: string): Promise<void> {
  const random = createRandom(seed);
  const skill = await installSkill({ schema: SCHEMA, config: { round: 0, text: textOf(0), unknown: [1] } });
  let safe = 0;
  for (let kill = 0; kill < KILLS_EACH; kill += 1) {
    const lastTold = await saveUntilKilled(skill, safe + 1, random);
    const { round, text, unknown } = readConfig(skill);
    expect([lastTold, lastTold + 1]).toContain(round);
    expect(text).toBe(textOf(Number(round)));
    expect(unknown).toEqual([1]);
    expect(modeOf(skill, 'config.json')).toBe(0o600);
    for (const name of filesBesideConfig(skill)) {
      expect(name).toMatch(/^\.config\.json\..+\.tmp$/);
      expect(modeOf(skill, name)).toBe(0o600);
    }
    safe = Number(round);
  }
  expect((await loadConfig(skill, {})).problems).toEqual([]);
  expect(await saveConfig(skill, { round: 0 }, {})).toMatchObject({ saved: true });
}

const modeOf = (skill: Skill, name: string) => statSync(path.join(settingsFolder(skill), name)).mode & 0o777;

describe('a process that is killed while it saves', () => {
  it('leaves the old document whole, or the new one', async () => {
    await Promise.all(['ebb', 'flood'].map(killAgainAndAgain));
  });
});
