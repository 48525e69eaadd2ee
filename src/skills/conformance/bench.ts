import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Watchdog } from '../process/watchdog.ts';
import { runTrial, type Trial, type TrialInput } from './trial.ts';

/** Where scripts are tried: a data folder that is thrown away, and a guard that ends them should we be killed. */
export class TestBench {
  /** The working folder of every script, as its data folder is in play. */
  readonly dataFolder = mkdtempSync(path.join(tmpdir(), 'narratoria-skill-test-'));
  readonly #mark = randomBytes(12).toString('hex');
  readonly #watchdog = new Watchdog(this.#mark);
  readonly #signal: AbortSignal;
  #count = 0;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Throws when the script cannot be started, and when the test has been interrupted. */
  async run(file: string, input: TrialInput, timeLimitMs: number): Promise<Trial> {
    this.#signal.throwIfAborted();
    this.#count += 1;
    const trial = await runTrial({
      file,
      cwd: this.dataFolder,
      mark: `${this.#mark}.${this.#count}`,
      input,
      timeLimitMs,
      signal: this.#signal,
      onStarted: (pid) => this.#watchdog.watch(pid),
      onEnded: (pid) => this.#watchdog.forget(pid),
    });
    this.#signal.throwIfAborted();
    return trial;
  }

  close(): void {
    this.#watchdog.close();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}
