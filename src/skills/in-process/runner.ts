import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../../base/random.ts';
import type { Script } from '../../sdk/run.ts';
import type { ScriptCall, ScriptRun } from '../call.ts';
import type { Mechanism } from '../process/confinement.ts';
import { fileVersion } from '../process/file-version.ts';
import type { WarmScript } from '../process/prewarm.ts';
import { ProcessRunner } from '../process/runner.ts';
import type { ScriptRunner } from '../runner.ts';
import { InProcessCall } from './answer.ts';

/** How long calls in flight may go on when the program shuts down. */
const SHUTDOWN_GRACE_MS = 5000;

/**
 * Calls shipped scripts as functions, which saves a process each; all others run as processes.
 * What a story tells is the same either way. What a process is good for is not here: a script that never returns to the
 * event loop holds up everything, so nothing but our own code runs this way.
 */
export class InProcessRunner implements ScriptRunner {
  readonly #shippedFolder: string;
  readonly #processes: ProcessRunner;
  readonly #scripts = new Map<string, Promise<Script | null>>();
  readonly #inFlight = new Map<InProcessCall, Promise<ScriptRun>>();
  #closing: Promise<void> | null = null;

  /** The folder that holds the shipped skills; how the others are confined. */
  constructor({ shippedFolder, mechanisms }: { shippedFolder: string; mechanisms?: readonly Mechanism[] }) {
    this.#shippedFolder = path.resolve(shippedFolder) + path.sep;
    this.#processes = new ProcessRunner(mechanisms && { mechanisms });
  }

  async run(call: ScriptCall, signal?: AbortSignal): Promise<ScriptRun> {
    const script = await this.#scriptIn(call.file);
    if (script === null) return this.#processes.run(call, signal);
    const attempt = new InProcessCall(call);
    const cancel = () => attempt.cancel();
    if (this.isClosing || signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    const ended = attempt.run(script);
    this.#inFlight.set(attempt, ended);
    try {
      return await ended;
    } finally {
      this.#inFlight.delete(attempt);
      signal?.removeEventListener('abort', cancel);
    }
  }

  get isClosing(): boolean {
    return this.#closing !== null;
  }

  get hostFolder(): string {
    return this.#processes.hostFolder;
  }

  tempFolderOf(skill: string): string | null {
    return this.#processes.tempFolderOf(skill);
  }

  prewarm(script: WarmScript, count?: number): void {
    if (!this.#isShipped(script.file)) this.#processes.prewarm(script, count);
  }

  dropPrewarmed(test: (file: string) => boolean): void {
    this.#processes.dropPrewarmed(test);
  }

  sweepSoon(): void {
    this.#processes.sweepSoon();
  }

  close(graceMs = SHUTDOWN_GRACE_MS): Promise<void> {
    this.#closing ??= this.#shutDown(graceMs);
    return this.#closing;
  }

  async #shutDown(graceMs: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const attempt of this.#inFlight.keys()) attempt.cancel();
    }, graceMs);
    await Promise.all([...this.#inFlight.values(), this.#processes.close(graceMs)]);
    clearTimeout(timer);
  }

  #isShipped(file: string): boolean {
    return path.resolve(file).startsWith(this.#shippedFolder);
  }

  /** What a shipped file exports as `script`; null when it is to run as a process. A changed file is read anew. */
  async #scriptIn(file: string): Promise<Script | null> {
    if (!this.#isShipped(file)) return null;
    const version = fileVersion(file);
    if (version === null) return null; // the process runner says what is wrong with it
    const known = this.#scripts.get(version) ?? load(file, version);
    this.#scripts.set(version, known);
    return await known;
  }
}

async function load(file: string, version: string): Promise<Script | null> {
  const url = pathToFileURL(file);
  url.search = fingerprint(version);
  const { script }: { script?: Script } = await import(/* @vite-ignore */ url.href);
  return typeof script?.answer === 'function' ? script : null;
}
