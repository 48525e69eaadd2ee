import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

interface RotationOptions {
  maxBytes: number;
  /** How many old files stay, `name.1` the newest. */
  keep: number;
}

/**
 * A log file that is moved aside when it is full. Lines are written at once, so none is lost in a crash.
 * When the disk refuses, the line is dropped: a log must never stop the story.
 */
export class RotatingFile {
  readonly #file: string;
  readonly #options: RotationOptions;
  #descriptor: number | null = null;
  #bytes = 0;

  constructor(file: string, options: RotationOptions) {
    this.#file = file;
    this.#options = options;
  }

  write(line: string): void {
    try {
      if (this.#descriptor === null) this.#open();
      if (this.#bytes >= this.#options.maxBytes) this.#rotateQuietly();
      if (this.#descriptor !== null) this.#bytes += writeSync(this.#descriptor, line);
    } catch {
      this.close();
    }
  }

  close(): void {
    if (this.#descriptor === null) return;
    closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #open(): void {
    this.#descriptor = openSync(this.#file, 'a', 0o600);
    this.#bytes = fstatSync(this.#descriptor).size;
  }

  /** Where moving fails, writing goes on in the full file, and the next try comes when as much again is written. */
  #rotateQuietly(): void {
    this.close();
    try {
      this.#moveAside();
    } catch {
      // said above
    }
    this.#open();
    this.#bytes = 0;
  }

  #moveAside(): void {
    const { keep } = this.#options;
    rmSync(`${this.#file}.${keep}`, { force: true });
    for (let number = keep - 1; number >= 0; number -= 1) {
      const from = number === 0 ? this.#file : `${this.#file}.${number}`;
      try {
        renameSync(from, `${this.#file}.${number + 1}`);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  }
}
