import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../base/atomic-file.ts';
import { isJsonObject, type Json } from '../base/json.ts';
import { packageRoot } from '../base/package-root.ts';
import type { Digest, ModelEntry, ModelFile } from './catalogue.ts';

const METADATA = 'model.json';

/** A model on this machine, ready to be loaded. */
export interface InstalledModel {
  id: string;
  folder: string;
  /** The path of each file by its name in the catalogue. */
  files: Readonly<Record<string, string>>;
}

/** What is known of a file's bytes from the time they were fetched. */
export interface InstalledFile extends Digest {
  name: string;
  /** Where it came from, for people. */
  source: string;
  /** Who said that these are the right bytes: the catalogue, the hub that sent them, or nobody. */
  checkedBy: 'catalogue' | 'hub' | null;
}

export function modelFolder(home: string, id: string): string {
  return path.join(home, 'models', id);
}

/** The clone's own models, which tests and every home share. They are used where they lie. */
export function sharedHome(): string {
  return path.join(packageRoot(), '.narratoria');
}

/** The model at home or else in the clone, or null. Sizes are compared, not checksums: that is `verifyModel`. */
export async function findInstalled(
  entry: ModelEntry,
  homes: readonly string[],
): Promise<InstalledModel | null> {
  for (const home of new Set(homes)) {
    const folder = modelFolder(home, entry.id);
    const known = await readInstalled(folder);
    const isWhole = await Promise.all(entry.files.map((file) => isPresent(file, folder, known)));
    if (isWhole.every(Boolean)) return describe(entry, folder);
  }
  return null;
}

export function describe(entry: ModelEntry, folder: string): InstalledModel {
  const files = entry.files.map(({ name }) => [name, path.join(folder, name)] as const);
  return { id: entry.id, folder, files: Object.fromEntries(files) };
}

/** What was noted when the files were fetched; nothing where the note is missing or unreadable. */
export async function readInstalled(folder: string): Promise<InstalledFile[]> {
  try {
    const note = JSON.parse(await readFile(path.join(folder, METADATA), 'utf8')) as Json;
    const files: unknown = isJsonObject(note) ? note['files'] : undefined;
    return Array.isArray(files) ? files.filter(isInstalledFile) : [];
  } catch {
    return []; // the files themselves decide, by their checksums
  }
}

export async function writeInstalled(
  id: string,
  folder: string,
  files: readonly InstalledFile[],
): Promise<void> {
  const note = { id, files };
  await writeFileAtomically(path.join(folder, METADATA), `${JSON.stringify(note, null, 2)}\n`, {
    mode: 0o644,
  });
}

export async function fileSize(file: string): Promise<number | null> {
  const stats = await stat(file).catch(() => null); // whatever hides it, it is not there for us
  return stats?.isFile() ? stats.size : null;
}

/** How much of a model has come and waits for the rest, after a pause or a restart. */
export async function bytesOnTheWay(entry: ModelEntry, home: string): Promise<number> {
  const folder = modelFolder(home, entry.id);
  const sizes = await Promise.all(entry.files.map(({ name }) => fileSize(partOf(folder, name))));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** Where a file is kept until it is whole. */
export function partOf(folder: string, name: string): string {
  return path.join(folder, `.${name}.part`);
}

/** Whether these bytes are the file of the catalogue, as far as the catalogue knows. */
export function isAccepted({ sha256, bytes }: Digest, file: ModelFile): boolean {
  return (
    file.digests.length === 0 ||
    file.digests.some((digest) => digest.sha256 === sha256 && digest.bytes === bytes)
  );
}

async function isPresent(file: ModelFile, folder: string, known: readonly InstalledFile[]): Promise<boolean> {
  const noted = known.find(({ name }) => name === file.name);
  if (noted === undefined || !isAccepted(noted, file)) return false;
  return (await fileSize(path.join(folder, file.name))) === noted.bytes;
}

function isInstalledFile(value: unknown): value is InstalledFile {
  return (
    isJsonObject(value) &&
    typeof value['name'] === 'string' &&
    typeof value['sha256'] === 'string' &&
    typeof value['bytes'] === 'number'
  );
}
