import path from 'node:path';
import type { ModelEntry, ModelFile } from './catalogue.ts';
import { sha256Of } from './download/checksum.ts';
import { fileSize, type InstalledFile, isAccepted, readInstalled } from './installed.ts';

export type FileState = 'ok' | 'wrong' | 'missing' | 'unverified';

/** How a file on disk compares with what it should be. */
export interface FileCheck {
  name: string;
  state: FileState;
  /** Null when it is missing. */
  sha256: string | null;
  /** One sentence for people. */
  message: string;
}

/** Reads every byte of a model and compares the checksums. A model of which nothing is there gives null. */
export async function verifyModel(
  entry: ModelEntry,
  folder: string,
  options: { signal?: AbortSignal } = {},
): Promise<FileCheck[] | null> {
  const known = await readInstalled(folder);
  const sizes = await Promise.all(entry.files.map(({ name }) => fileSize(path.join(folder, name))));
  if (known.length === 0 && sizes.every((size) => size === null)) return null;
  const checks: FileCheck[] = [];
  for (const file of entry.files) checks.push(await verifyFile(file, folder, known, options));
  return checks;
}

async function verifyFile(
  file: ModelFile,
  folder: string,
  known: readonly InstalledFile[],
  options: { signal?: AbortSignal },
): Promise<FileCheck> {
  const { name } = file;
  const place = path.join(folder, name);
  const bytes = await fileSize(place);
  if (bytes === null) return { name, sha256: null, state: 'missing', message: `${place} is not there.` };
  const noted = known.find((candidate) => candidate.name === name);
  const sha256 = await sha256Of(place, options);
  if (file.digests.length > 0) {
    return isAccepted({ sha256, bytes }, file)
      ? { name, sha256, state: 'ok', message: `${place} has the bytes the catalogue pins.` }
      : {
          name,
          sha256,
          state: 'wrong',
          message: `${place} has other bytes (SHA-256 ${sha256}) than the catalogue pins.`,
        };
  }
  if (noted === undefined) {
    return {
      name,
      sha256,
      state: 'unverified',
      message: `${place} came from elsewhere; nothing is known of its bytes.`,
    };
  }
  if (noted.sha256 !== sha256 || noted.bytes !== bytes) {
    return { name, sha256, state: 'wrong', message: `${place} has changed since it was fetched.` };
  }
  return noted.checkedBy === null
    ? {
        name,
        sha256,
        state: 'unverified',
        message: `${place} is as it was fetched; its checksum is not verified.`,
      }
    : { name, sha256, state: 'ok', message: `${place} has the bytes the hub announced.` };
}
