import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Scene } from '../../src/engine/scene.ts';
import { peakBytes as peakBytesOf } from './processes.ts';

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
/** The built program. */
export const PROGRAM = path.join(ROOT, 'dist/narratoria.mjs');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
  ms: number;
}

interface RunOptions {
  home: string;
  stdin?: string;
  env?: Record<string, string>;
}

/** Starts the built program as a user does, with a home of its own and no network wanted. */
export function startProgram(
  args: readonly string[],
  { home, env = {} }: RunOptions,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd: home,
    env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', NO_COLOR: '1', ...env },
  });
}

export async function runProgram(args: readonly string[], options: RunOptions): Promise<Ran> {
  const startedAt = performance.now();
  const child = startProgram(args, options);
  child.stdin.on('error', () => {}); // it may end before it has read all of it
  child.stdin.end(options.stdin ?? '');
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { code, stdout, stderr, ms: performance.now() - startedAt };
}

export interface PlaySession {
  scenes: Scene[];
  code: number | null;
  stderr: string;
  /** From the start of the program to its first scene. */
  firstSceneMs: number;
  /** The most memory the program itself had, in bytes; 0 where that cannot be known. */
  peakBytes: number;
}

/** What a player types after a scene; null ends the session. */
export type Player = (scene: Scene, count: number) => string | null;

/** Plays with `--json`, a line a choice. */
export async function converse(
  args: readonly string[],
  player: Player,
  options: RunOptions,
): Promise<PlaySession> {
  const startedAt = performance.now();
  const child = startProgram(['play', ...args, '--json'], options);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const errors = text(child.stderr);
  const scenes: Scene[] = [];
  let [firstSceneMs, peakBytes] = [Number.NaN, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    if (scenes.length === 0) firstSceneMs = performance.now() - startedAt;
    const scene = JSON.parse(line) as Scene & { error?: { message: string } };
    if (scene.error !== undefined) {
      child.stdin.end();
      await ended;
      throw new Error(`Instead of a scene: ${scene.error.message}`);
    }
    scenes.push(scene);
    peakBytes = Math.max(peakBytes, peakBytesOf(child.pid ?? 0));
    const typed = player(scene, scenes.length);
    if (typed === null) child.stdin.end();
    else child.stdin.write(`${typed}\n`);
  }
  return { scenes, code: await ended, stderr: await errors, firstSceneMs, peakBytes };
}

/** The number of the first choice that fits the first pattern that any fits; the first when none does. */
export function choiceBy({ choices }: Scene, ...patterns: RegExp[]): string {
  for (const pattern of patterns) {
    const index = choices.findIndex(({ text: words }) => pattern.test(words));
    if (index >= 0) return String(index + 1);
  }
  return '1';
}
