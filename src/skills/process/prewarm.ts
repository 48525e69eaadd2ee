import { readFileSync } from 'node:fs';
import type { Box } from './confine/box.ts';
import { fileVersion } from './file-version.ts';
import { signalGroup } from './kill.ts';
import type { StartedScript } from './started-script.ts';

export interface PrewarmLimits {
  processes: number;
  /** Resident memory of all waiting processes together; known on Linux only. */
  memoryBytes: number;
  ageMs: number;
}

const PREWARM_LIMITS: PrewarmLimits = {
  processes: 8,
  memoryBytes: 400 * 1024 * 1024,
  ageMs: 5 * 60_000,
};

interface WaitingScript extends StartedScript {
  file: string;
  cwd: string;
  /** Its box, as text, to compare. */
  box: string;
  version: string;
  expiry: NodeJS.Timeout;
}

/** A script that is asked for: what to start, where, and confined to what. */
export interface WarmScript {
  file: string;
  cwd: string;
  box?: Box | null;
}

interface PoolOptions {
  start: (script: WarmScript) => StartedScript;
  onStarted: (pid: number) => void;
  onEnded: (pid: number) => void;
  limits?: PrewarmLimits;
}

/**
 * Processes started ahead of need: each waits on stdin and serves one invocation. The script cannot tell, except that
 * its input took a while. One that ends while it waits, or whose file has changed, is never handed out.
 */
export class PrewarmPool {
  readonly #waiting = new Set<WaitingScript>();
  readonly #options: PoolOptions;
  readonly #limits: PrewarmLimits;
  /** Versions of scripts that did not wait, so that we do not start them again and again. */
  readonly #impatient = new Set<string>();

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#limits = options.limits ?? PREWARM_LIMITS;
  }

  get size(): number {
    return this.#waiting.size;
  }

  has(mark: string): boolean {
    return [...this.#waiting].some((entry) => entry.mark === mark);
  }

  /** Sees to it that `count` processes wait for this script, as far as the limits allow. */
  warm(script: WarmScript, count: number): void {
    const version = fileVersion(script.file);
    if (version === null || this.#impatient.has(version)) return;
    const ready = [...this.#waiting].filter(
      (entry) => entry.version === version && isFor(entry, script),
    ).length;
    for (let missing = count - ready; missing > 0; missing -= 1) {
      if (this.#waiting.size >= this.#limits.processes || this.#memory() >= this.#limits.memoryBytes) return;
      if (!this.#start(script, version)) return;
    }
  }

  /** A waiting process for this script, now the caller's to run and to end; null when there is none. */
  take(script: WarmScript): StartedScript | null {
    if (this.#waiting.size === 0) return null;
    const version = fileVersion(script.file);
    for (const entry of this.#waiting) {
      if (!isFor(entry, script)) continue;
      this.#forget(entry);
      if (entry.version === version && isAlive(entry)) return entry;
      this.#end(entry);
    }
    return null;
  }

  /** Ends the waiting processes whose file the test accepts: their skill or its settings have changed. */
  drop(test: (file: string) => boolean): void {
    for (const entry of this.#waiting) {
      if (!test(entry.file)) continue;
      this.#forget(entry);
      this.#end(entry);
    }
  }

  #start(script: WarmScript, version: string): boolean {
    let started: StartedScript;
    try {
      started = this.#options.start(script);
    } catch {
      return false; // the cold start will say why
    }
    const { child } = started;
    if (child.pid === undefined) return false;
    const entry: WaitingScript = {
      ...started,
      file: script.file,
      cwd: script.cwd,
      box: textOf(script.box),
      version,
      expiry: setTimeout(() => {
        this.#forget(entry);
        this.#end(entry);
      }, this.#limits.ageMs).unref(),
    };
    this.#waiting.add(entry);
    const pid = child.pid;
    if (pid !== undefined) this.#options.onStarted(pid);
    child.stdin.on('error', () => {});
    child.on('error', () => this.#forget(entry));
    child.on('exit', () => {
      if (pid !== undefined) this.#options.onEnded(pid);
      if (this.#waiting.has(entry)) {
        this.#impatient.add(version);
        this.#end(entry); // children it may have left in its group
      }
      this.#forget(entry);
    });
    return true;
  }

  #forget(entry: WaitingScript): void {
    clearTimeout(entry.expiry);
    this.#waiting.delete(entry);
  }

  #end({ child }: WaitingScript): void {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
  }

  #memory(): number {
    return [...this.#waiting].reduce((sum, { child }) => sum + residentBytes(child.pid), 0);
  }
}

function isFor(entry: WaitingScript, { file, cwd, box }: WarmScript): boolean {
  return entry.file === file && entry.cwd === cwd && entry.box === textOf(box);
}

function textOf(box: Box | null = null): string {
  return JSON.stringify(box);
}

function isAlive({ child }: StartedScript): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function residentBytes(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}
