import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SECRET } from './judge.ts';

export type Files = Record<string, string | Buffer>;

/** Where files of inputs are put: a folder for them, and beside it one that nothing in them may reach. */
export class Scratch {
  readonly root: string;
  readonly outside: string;
  #made = 0;

  constructor(name: string) {
    this.root = mkdtempSync(path.join(tmpdir(), `narratoria-fuzz-${name}-`));
    this.outside = path.join(this.root, 'outside');
    writeFiles(this.outside, {
      'secret.md': `# ${SECRET}\n\n${SECRET}\n`,
      'secret.json': `{"title":"${SECRET}"}`,
    });
  }

  /** An empty folder; the one before it is gone. */
  fresh(): string {
    rmSync(this.#folder, { recursive: true, force: true });
    this.#made += 1;
    mkdirSync(this.#folder, { recursive: true });
    return this.#folder;
  }

  get #folder(): string {
    return path.join(this.root, `n${this.#made}`, 'inside');
  }

  close(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Writes what can be written: a name that the system refuses is no input. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!`${file}/`.startsWith(`${folder}/`)) continue;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    } catch {
      // too long, a NUL in it, or a folder of that name
    }
  }
}

/** Lays a link where it can be laid. */
export function layLink(folder: string, name: string, to: string): void {
  try {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    symlinkSync(to, path.join(folder, name));
  } catch {
    // something is there already
  }
}
