import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { bundle } from './support/bundle.ts';
import { temporaryHome } from './support/homes.ts';

/** More rounds for a thorough look: `NARRATORIA_KILL_ROUNDS=200`. */
const ROUNDS = Number(process.env['NARRATORIA_KILL_ROUNDS'] ?? 8);
const AT_ONCE = 2;

interface Found {
  integrity: { ok: boolean; problems: string[] };
  notices: string[];
  memories: { id: string; summary: string }[];
  scores: number[];
  headScene: number;
  lastScene: number;
}

let program: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
  program = await bundle('test/store/support/busy-writer.ts');
});
afterAll(() => program.remove());

/** Runs the writer and kills it: some time after it started to write, or after it was started at all. */
function runAndKill(home: string, { afterMs, from }: { afterMs: number; from: 'start' | 'first write' }) {
  return new Promise<Record<string, unknown>[]>((resolve, reject) => {
    const child = spawn(process.execPath, [program.file, home], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(path.dirname(program.file), 'compiled') },
    });
    let output = '';
    let isTimed = false;
    const killLater = () => {
      if (isTimed) return;
      isTimed = true;
      setTimeout(() => child.kill('SIGKILL'), afterMs);
    };
    if (from === 'start') killLater();
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.includes('"memory"')) killLater();
    });
    child.on('error', reject);
    child.on('close', () => {
      const lines = output.split('\n').slice(0, -1);
      resolve(lines.map((line) => JSON.parse(line) as Record<string, unknown>));
    });
  });
}

describe('a store whose process is killed', () => {
  it(
    `has everything it said it had, ${ROUNDS} times`,
    async () => {
      const perHome = ROUNDS / AT_ONCE;
      const killedWhileWriting = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => rounds(temporaryHome(), perHome, `kill-${index}`)),
      );
      expect(killedWhileWriting.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(ROUNDS * 0.8);
    },
    ROUNDS * 5_000 + 300_000,
  );

  /** Kills again and again in one home; each next process checks what the one before had promised. */
  async function rounds(home: string, count: number, seed: string): Promise<number> {
    const random = createRandom(seed);
    const promised = new Set<string>();
    let scene = 0;
    let whileWriting = 0;
    for (let round = 0; round <= count; round += 1) {
      const isEarly = random.below(10) === 0;
      const lines = await runAndKill(home, {
        afterMs: random.below(isEarly ? 150 : 60),
        from: isEarly ? 'start' : 'first write',
      });
      expect(lines.filter((line) => 'error' in line)).toEqual([]);
      for (const line of lines) {
        if ('found' in line) check(line['found'] as Found, promised, scene);
        if ('memory' in line) promised.add(String(line['memory']));
        if ('scene' in line) scene = Number(line['scene']);
      }
      // A scene may be written and not yet promised; the next process says so, and then it counts.
      const found = lines.find((line) => 'found' in line)?.['found'] as Found | undefined;
      scene = Math.max(scene, found?.headScene ?? 0);
      if (lines.some((line) => 'memory' in line)) whileWriting += 1;
    }
    return whileWriting;
  }

  function check(found: Found, promised: ReadonlySet<string>, scene: number): void {
    expect(found.integrity).toEqual({ ok: true, problems: [] });
    expect(found.notices).toEqual([]);
    const there = new Set(found.memories.map(({ id }) => id));
    expect([...promised].filter((id) => !there.has(id))).toEqual([]);
    expect(found.memories.every(({ summary }) => /^Memory \d+ of process \d+$/.test(summary))).toBe(true);
    expect(found.headScene).toBeGreaterThanOrEqual(scene);
    expect(found.headScene).toBeLessThanOrEqual(scene + 1);
    expect(found.lastScene).toBe(found.headScene);
    expect(new Set(found.scores).size).toBeLessThanOrEqual(1);
    if (found.headScene > 0)
      expect(found.scores).toEqual([found.headScene, found.headScene, found.headScene]);
  }
});
