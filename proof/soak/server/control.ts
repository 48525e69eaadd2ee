import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** What the server is told through a file. */
export interface Control {
  /** By how much its clock is wrong. */
  offsetMs: number;
  /** A new number asks for its vitals. */
  question: number;
}

export interface Vitals {
  question: number;
  /** In use after a collection: the heap, and what hangs on it outside. */
  usedBytes: number;
  handles: number;
}

const ANSWER_MS = 20_000;

/** The wires into the server: its clock, and a look inside. */
export class ServerControl {
  readonly #folder: string;
  #control: Control = { offsetMs: 0, question: 0 };

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#write();
  }

  get env(): Record<string, string> {
    const preload = pathToFileURL(path.join(import.meta.dirname, 'preload.ts')).href;
    return { SOAK_CONTROL: this.#folder, NODE_OPTIONS: `--import=${preload}` };
  }

  setClock(offsetMs: number): void {
    this.#control = { ...this.#control, offsetMs };
    this.#write();
  }

  /** Null when it does not answer. */
  async vitals(): Promise<Vitals | null> {
    const question = this.#control.question + 1;
    this.#control = { ...this.#control, question };
    this.#write();
    const file = path.join(this.#folder, 'vitals.json');
    for (let waited = 0; waited < ANSWER_MS; waited += 100) {
      await sleep(100);
      if (!existsSync(file)) continue;
      const vitals = JSON.parse(readFileSync(file, 'utf8')) as Vitals;
      if (vitals.question === question) return vitals;
    }
    return null;
  }

  #write(): void {
    const file = path.join(this.#folder, 'control.json');
    writeFileSync(`${file}.new`, JSON.stringify(this.#control));
    renameSync(`${file}.new`, file);
  }
}
