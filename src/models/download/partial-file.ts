import { type FileHandle, open, readFile, rm, writeFile } from 'node:fs/promises';
import { fileSize, partOf } from '../installed.ts';

/** A file that is still arriving, with a note beside it that says what the bytes so far belong to. */
export class PartialFile {
  readonly path: string;
  readonly #note: string;

  constructor(folder: string, name: string) {
    this.path = partOf(folder, name);
    this.#note = `${this.path}.json`;
  }

  /** How much there is of a version that the server can be asked for the rest of; null when it must begin anew. */
  async resumePoint(url: string): Promise<{ offset: number; validator: string } | null> {
    const offset = await fileSize(this.path);
    if (offset === null || offset === 0) return null;
    try {
      const note = JSON.parse(await readFile(this.#note, 'utf8')) as { url?: unknown; validator?: unknown };
      return note.url === url && typeof note.validator === 'string'
        ? { offset, validator: note.validator }
        : null;
    } catch {
      return null; // without its note nobody knows what the bytes are
    }
  }

  async size(): Promise<number> {
    return (await fileSize(this.path)) ?? 0;
  }

  /** An empty file, and what its bytes will belong to. Without a validator it cannot be resumed. */
  async begin(url: string, validator: string | null): Promise<FileHandle> {
    await rm(this.#note, { force: true });
    const handle = await open(this.path, 'w', 0o644);
    if (validator !== null) await writeFile(this.#note, JSON.stringify({ url, validator }));
    return handle;
  }

  resume(): Promise<FileHandle> {
    return open(this.path, 'a', 0o644);
  }

  /** Forgets the note: the bytes are whole, or of no use. */
  async removeNote(): Promise<void> {
    await rm(this.#note, { force: true });
  }

  async remove(): Promise<void> {
    await this.removeNote();
    await rm(this.path, { force: true });
  }
}
