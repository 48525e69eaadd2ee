import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Watchdog } from '../process/watchdog.ts';
import { runTrial, type Trial, type TrialInput } from './trial.ts';

const DATA = 'data';

/**
 * Where scripts are tried: a stand-in for the skill folder with a data folder in it, both thrown away, and a guard that
 * ends the scripts should we be killed.
 */
export class TestBench {
  /** Looks like the skill folder, as seen from the data folder: what is written to `..` is found here. */
  readonly standIn: string;
  /** The working folder of every script, as its data folder is in play. */
  readonly dataFolder: string;
  readonly #mark = randomBytes(12).toString('hex');
  readonly #watchdog = new Watchdog(this.#mark);
  readonly #signal: AbortSignal;
  #count = 0;

  constructor(skillFolder: string, signal: AbortSignal) {
    this.standIn = makeStandIn(skillFolder);
    this.dataFolder = path.join(this.standIn, DATA);
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
    rmSync(this.standIn, { recursive: true, force: true });
  }
}

/**
 * Files are copied, so that a script that writes to `../skill.json` spoils a copy; folders are linked, since they may be
 * large, and what is written into them is found in the skill folder itself.
 */
function makeStandIn(skillFolder: string): string {
  const standIn = mkdtempSync(path.join(tmpdir(), 'narratoria-skill-test-'));
  mkdirSync(path.join(standIn, DATA));
  for (const name of readdirSync(skillFolder).filter((entry) => entry !== DATA)) {
    const [from, to] = [path.join(skillFolder, name), path.join(standIn, name)];
    const stats = statSync(from, { throwIfNoEntry: false });
    if (stats?.isFile()) copyFileSync(from, to);
    else if (stats?.isDirectory()) symlinkSync(from, to, 'junction');
  }
  return standIn;
}
