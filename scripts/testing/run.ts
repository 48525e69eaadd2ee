import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Ended {
  code: number;
  seconds: number;
  /** What it printed, when it was kept back. */
  output: string;
}

/** Runs a program of this repository by Node; its output goes where ours goes, or is kept back. */
export async function run(
  file: string,
  args: readonly string[],
  { keepOutput = false, env = {} }: { keepOutput?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: keepOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void output.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const seconds = (performance.now() - started) / 1000;
  return { code, seconds, output: Buffer.concat(output).toString('utf8') };
}
