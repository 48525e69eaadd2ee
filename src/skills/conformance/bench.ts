import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ScriptView } from '../process/asset-file.ts';
import { boxFor, type FurnishedBox } from '../process/confine/box.ts';
import type { Mechanism } from '../process/confine/mechanism.ts';
import { PrivateFolders } from '../process/confine/private-folders.ts';
import { Watchdog } from '../process/watchdog.ts';
import type { Skill } from '../skill.ts';
import { runTrial, type Trial, type TrialInput } from './trial.ts';

const DATA = 'data';

interface BenchOptions {
  signal: AbortSignal;
  /** How scripts may be confined; by default as in play. */
  mechanisms?: readonly Mechanism[] | undefined;
  /** Where the socket of the host services is, if scripts may call them. */
  hostFolder?: string | undefined;
}

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
  readonly #folders = new PrivateFolders();
  /** What scripts are confined to, as in play; null for a shipped skill. */
  readonly #box: FurnishedBox | null;
  readonly #mechanisms: readonly Mechanism[] | undefined;
  #count = 0;

  constructor(skill: Skill, { signal, mechanisms, hostFolder }: BenchOptions) {
    this.standIn = makeStandIn(skill.folder);
    this.dataFolder = path.join(this.standIn, DATA);
    this.#box = this.#boxOf(skill, hostFolder);
    this.#signal = signal;
    this.#mechanisms = mechanisms;
  }

  /** Where a socket of host services has to be for scripts to find it. */
  get hostFolder(): string {
    return this.#folders.host;
  }

  get view(): ScriptView {
    const box = this.#box;
    const mechanism = box === null ? null : (this.#mechanisms?.[0] ?? 'bubblewrap');
    return { workingFolder: this.dataFolder, box, tempFolder: box?.tempFolder ?? null, mechanism };
  }

  /** Throws when the script cannot be started, and when the test has been interrupted. */
  async run(file: string, input: TrialInput, timeLimitMs: number): Promise<Trial> {
    this.#signal.throwIfAborted();
    this.#count += 1;
    const trial = await runTrial({
      file,
      cwd: this.dataFolder,
      mark: `${this.#mark}.${this.#count}`,
      box: this.#box,
      mechanisms: this.#mechanisms,
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
    this.#folders.close();
    rmSync(this.standIn, { recursive: true, force: true });
  }

  #boxOf({ name, origin, folder, manifest }: Skill, hostFolder?: string): FurnishedBox | null {
    const { dataFolder } = this;
    const permissions = manifest.permissions ?? {};
    const box = boxFor({ skill: name, origin, skillFolder: folder, dataFolder, permissions });
    if (box === null) return null;
    const furnished = this.#folders.furnish({ ...box, read: [...box.read, realpathSync(this.standIn)] });
    return hostFolder === undefined ? furnished : { ...furnished, hostFolder };
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
