import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Box, FurnishedBox } from './box.ts';

/** Folders that one run of the program makes for confined scripts. They go when it ends. */
export class PrivateFolders {
  #root: string | null = null;

  /** Where the socket of the host services is. Every confined script sees this folder. */
  get host(): string {
    return this.#made('host');
  }

  /** A skill's own temporary folder, or null when none has been made. */
  tempOf(skill: string): string | null {
    return this.#root === null ? null : path.join(this.#root, 'temp', skill);
  }

  furnish(box: Box): FurnishedBox {
    const tempFolder = this.#made('temp', box.skill);
    return { ...box, tempFolder, hostFolder: this.host, rootFolder: this.#made('root') };
  }

  close(): void {
    if (this.#root !== null) rmSync(this.#root, { recursive: true, force: true });
    this.#root = null;
  }

  #made(...parts: string[]): string {
    this.#root ??= realpathSync(mkdtempSync(path.join(tmpdir(), 'narratoria-'))); // only its owner may enter
    const folder = path.join(this.#root, ...parts);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
}
