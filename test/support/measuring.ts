/** What the tests of the programs that measure (criteria, bench) share. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Machine } from '../../proof/support/machine.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export const MACHINE: Machine = {
  processor: 'p',
  cores: 2,
  memoryGigabytes: 8,
  platform: 'x',
  node: 'v24',
  load: 0,
  commit: 'c',
  date: 'd',
};

/** Runs a program of this repository, such as `proof/bench/main.ts`, to its end. */
export async function runMain(
  file: string,
  ...args: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [path.join(ROOT, file), ...args], { cwd: ROOT });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { code, stdout, stderr };
}
