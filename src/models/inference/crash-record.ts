import { readFileSync, statSync } from 'node:fs';
import { writeFileAtomically } from '../../base/atomic-file.ts';
import { isJsonObject, type Json } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';

const CRASHES_ALLOWED = 1;

/** What a file did to the host. Its size and time of change say whether it is still the same file. */
export interface Crashes {
  file: string;
  size: number;
  mtimeMs: number;
  count: number;
  /** How the host ended the last time: a signal or an exit code. */
  how: string;
}

/** Which model files bring the host down. A file that is replaced is another file and gets its chance. */
export class CrashRecord {
  readonly #crashes = new Map<string, Crashes>();
  readonly #place: { file: string; log: Log } | null;
  #saved: Promise<void> = Promise.resolve();

  /** With a place it is remembered from launch to launch. */
  constructor(place: { file: string; log: Log } | null = null) {
    this.#place = place;
    if (place === null) return;
    for (const known of readCrashRecord(place.file)) this.#crashes.set(known.file, known);
  }

  note(file: string, how: string): void {
    const { size, mtimeMs } = identityOf(file);
    const count = (this.#known(file)?.count ?? 0) + 1;
    this.#crashes.set(file, { file, size, mtimeMs, count, how });
    this.#save();
  }

  /** It has just worked, or the user wants it tried again. */
  forgive(file: string): void {
    if (this.#crashes.delete(file)) this.#save();
  }

  /** Whether it crashed the host twice with nothing done in between. */
  isBanned(file: string): boolean {
    return (this.#known(file)?.count ?? 0) > CRASHES_ALLOWED;
  }

  /** Resolves when all is written. */
  async settle(): Promise<void> {
    await this.#saved;
  }

  #known(file: string): Crashes | undefined {
    const known = this.#crashes.get(file);
    return known !== undefined && isSame(known) ? known : undefined;
  }

  #save(): void {
    const { file, log } = this.#place ?? {};
    if (file === undefined) return;
    const text = `${JSON.stringify({ crashes: [...this.#crashes.values()] }, null, 2)}\n`;
    this.#saved = this.#saved
      .then(() => writeFileAtomically(file, text))
      .catch((err: unknown) => log?.warn({ err }, 'what crashes the inference host cannot be noted'));
  }
}

/** The files that are not tried any more, as a record on disk has them. */
export function bannedFiles(recordFile: string): Crashes[] {
  return readCrashRecord(recordFile).filter((known) => known.count > CRASHES_ALLOWED && isSame(known));
}

function readCrashRecord(file: string): Crashes[] {
  let note: Json;
  try {
    note = JSON.parse(readFileSync(file, 'utf8')) as Json;
  } catch {
    return []; // none yet, or damaged: then every file gets its chance again
  }
  const crashes: unknown = isJsonObject(note) ? note['crashes'] : undefined;
  return Array.isArray(crashes) ? crashes.filter(isCrashes) : [];
}

function isCrashes(value: unknown): value is Crashes {
  return (
    isJsonObject(value) &&
    typeof value['file'] === 'string' &&
    typeof value['size'] === 'number' &&
    typeof value['mtimeMs'] === 'number' &&
    typeof value['count'] === 'number' &&
    typeof value['how'] === 'string'
  );
}

function isSame(known: Crashes): boolean {
  const { size, mtimeMs } = identityOf(known.file);
  return known.size === size && known.mtimeMs === mtimeMs;
}

function identityOf(file: string): { size: number; mtimeMs: number } {
  try {
    const { size, mtimeMs } = statSync(file);
    return { size, mtimeMs };
  } catch {
    return { size: -1, mtimeMs: -1 }; // not there, or a name that no file can have
  }
}
