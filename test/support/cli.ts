import { PassThrough } from 'node:stream';
import { runCommand } from '../../src/cli/run.ts';

export interface CliOptions {
  home: string;
  cwd?: string;
  /** Besides that of this process. */
  env?: NodeJS.ProcessEnv;
  /** What is typed: all of it at once, or something to write to while the program runs. */
  input?: string | PassThrough;
  /** Hears what the program prints, as soon as it does. */
  onOutput?: (text: string) => void;
}

export interface CliRun {
  exitCode: number;
  stdout: string;
  stderr: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the program in this process, which takes its environment, its folder and its streams for so long: one call waits
 * for the one before. Tests of signals, of pipes and of what the launcher does start a real one.
 */
export function cli(args: readonly string[], options: CliOptions): Promise<CliRun> {
  const run = last.then(() => runHere(args, options));
  last = run.catch(() => undefined);
  return run;
}

async function runHere(
  args: readonly string[],
  { home, cwd = home, env = {}, input = '', onOutput }: CliOptions,
): Promise<CliRun> {
  const before = { env: { ...process.env }, cwd: process.cwd(), exitCode: process.exitCode };
  const written = { stdout: '', stderr: '' };
  const restore = [
    takeStdin(input),
    takeOutput('stdout', (text) => {
      written.stdout += text;
      onOutput?.(text);
    }),
    takeOutput('stderr', (text) => {
      written.stderr += text;
    }),
  ];
  Object.assign(process.env, { NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', NO_COLOR: '1' }, env);
  process.chdir(cwd);
  process.exitCode = 0;
  try {
    const exitCode = await runCommand(args);
    return { exitCode, ...written };
  } finally {
    for (const put of restore) put();
    for (const name of Object.keys(process.env)) if (!(name in before.env)) delete process.env[name];
    Object.assign(process.env, before.env);
    process.chdir(before.cwd);
    process.exitCode = before.exitCode;
  }
}

function takeStdin(input: string | PassThrough): () => void {
  const stream = typeof input === 'string' ? new PassThrough() : input;
  if (typeof input === 'string') stream.end(input);
  const own = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  Object.defineProperty(process, 'stdin', { value: stream, configurable: true });
  return () => Object.defineProperty(process, 'stdin', own);
}

function takeOutput(name: 'stdout' | 'stderr', take: (text: string) => void): () => void {
  const stream = process[name];
  const { write } = stream;
  stream.write = ((chunk: string | Uint8Array, encoding?: unknown, written?: () => void) => {
    take(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
    (typeof encoding === 'function' ? encoding : written)?.();
    return true;
  }) as typeof stream.write;
  return () => {
    stream.write = write;
  };
}
