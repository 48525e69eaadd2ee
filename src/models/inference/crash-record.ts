import { statSync } from 'node:fs';

const CRASHES_ALLOWED = 1;

/** Which model files bring the host down. A file that is replaced is another file and gets its chance. */
export class CrashRecord {
  readonly #crashes = new Map<string, number>();

  note(file: string): void {
    const key = identityOf(file);
    this.#crashes.set(key, (this.#crashes.get(key) ?? 0) + 1);
  }

  /** It has just worked. */
  forgive(file: string): void {
    if (this.#crashes.size > 0) this.#crashes.delete(identityOf(file));
  }

  /** Whether it crashed the host twice with nothing done in between. */
  isBanned(file: string): boolean {
    return this.#crashes.size > 0 && (this.#crashes.get(identityOf(file)) ?? 0) > CRASHES_ALLOWED;
  }
}

function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${file}\0${stats?.size}\0${stats?.mtimeMs}`;
}
