import { hash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getModuleVersion, type LlamaContextSequence, type Token } from 'node-llama-cpp';

const MOST_STATES = 4;
const MOST_BYTES = 2_000_000_000;
/** What is left free on the disk at least. */
const SPARE_BYTES = 1_000_000_000;
const STATE = '.state';
const NOTE = '.json';
const TRYING = '.trying';

/** Counts everything that a state depends on: one of another model, or of another size of context, can end the process. */
export async function stateKey(
  identity: string,
  contextSize: number,
  tokens: readonly Token[],
): Promise<string> {
  const library = await getModuleVersion();
  return hash('sha256', [identity, contextSize, library, tokens.join(' ')].join('\0'), 'hex').slice(0, 32);
}

/**
 * The states that prefixes leave a model in, on disk from launch to launch. A state that ends the process while it is
 * loaded is not tried a second time.
 */
export class PrefixStates {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Brings the sequence to the state, if it is there and sound. */
  async load(key: string, sequence: LlamaContextSequence): Promise<boolean> {
    const file = this.#file(key, STATE);
    const trying = this.#file(key, TRYING);
    if (!(await this.#isWhole(key))) return false;
    try {
      await rename(file, trying); // its name tells whoever comes after a crash
      await sequence.loadStateFromFile(trying, { acceptRisk: true });
      await rename(trying, file);
      await utimes(file, new Date(), new Date());
      return true;
    } catch (error) {
      process.stderr.write(`The state ${key} could not be loaded: ${String(error)}\n`);
      await this.#remove(key);
      await sequence.clearHistory();
      return false;
    }
  }

  /** Keeps the state the sequence is in. A disk that is full or read-only costs the time to read the prefix again. */
  async save(key: string, sequence: LlamaContextSequence): Promise<void> {
    const unfinished = this.#file(key, `.${process.pid}.tmp`);
    try {
      if (await this.#isWhole(key)) return;
      const { bavail, bsize } = await statfs(this.#folder);
      if (bavail * bsize < SPARE_BYTES) return;
      const { fileSize } = await sequence.saveStateToFile(unfinished);
      await writeFile(this.#file(key, NOTE), JSON.stringify({ bytes: fileSize }), { mode: 0o600 });
      await rename(unfinished, this.#file(key, STATE));
      await this.#makeRoom();
    } catch (error) {
      process.stderr.write(`The state ${key} could not be kept: ${String(error)}\n`);
      await rm(unfinished, { force: true }).catch(() => {}); // then it lies there until the next tidying
    }
  }

  async #isWhole(key: string): Promise<boolean> {
    try {
      const note = JSON.parse(await readFile(this.#file(key, NOTE), 'utf8')) as { bytes?: unknown };
      return (await stat(this.#file(key, STATE))).size === note.bytes;
    } catch {
      return false; // not there, or being written
    }
  }

  /** The longest unused make room; what a killed process left goes too. */
  async #makeRoom(): Promise<void> {
    const names = await readdir(this.#folder);
    for (const name of names.filter((each) => each.endsWith(TRYING) || each.endsWith('.tmp'))) {
      await rm(path.join(this.#folder, name), { force: true });
    }
    const states = await Promise.all(
      names
        .filter((name) => name.endsWith(STATE))
        .map(async (name) => ({ key: name.slice(0, -STATE.length), ...(await this.#measure(name)) })),
    );
    let bytes = 0;
    for (const [index, state] of states.toSorted((a, b) => b.usedAt - a.usedAt).entries()) {
      bytes += state.bytes;
      if (index > 0 && (index >= MOST_STATES || bytes > MOST_BYTES)) await this.#remove(state.key);
    }
  }

  async #measure(name: string): Promise<{ bytes: number; usedAt: number }> {
    const { size, mtimeMs } = await stat(path.join(this.#folder, name));
    return { bytes: size, usedAt: mtimeMs };
  }

  async #remove(key: string): Promise<void> {
    for (const ending of [STATE, NOTE, TRYING]) await rm(this.#file(key, ending), { force: true });
  }

  #file(key: string, ending: string): string {
    return path.join(this.#folder, `${key}${ending}`);
  }
}
