import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { cli } from '../../../support/cli.ts';

/** What `bin/narratoria` starts once everything is set up. */
export const PROGRAM = path.resolve(import.meta.dirname, '../../../../dist/narratoria.mjs');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the program as a user would, in a home of its own, but without a process. */
export async function narratoria(
  args: readonly string[],
  { home, cwd = home }: { home: string; cwd?: string },
): Promise<Outcome> {
  const { exitCode, stdout, stderr } = await cli(args, { home, cwd });
  return { code: exitCode, stdout, stderr };
}

/** Waits for a process to end and gives what it wrote. */
export async function finish(child: ChildProcess): Promise<Outcome> {
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ]);
  return { code, stdout, stderr };
}
