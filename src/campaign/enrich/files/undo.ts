import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { CampaignFolder } from '../../folder.ts';
import { isProvenance, subjectOf } from '../../generated.ts';
import { LEFTOVER } from './place-file.ts';
import { checksumOf, readSidecar, type Sidecar } from './provenance.ts';

export interface Undone {
  removed: string[];
  /** Generated files that somebody has changed since; they stay unless all are to go. */
  edited: string[];
}

/** Takes back what enrichment has added, and nothing else: other generated files, too, are none of its business. */
export async function undoEnrichment(location: string, { all = false } = {}): Promise<Undone> {
  const folder = new CampaignFolder(location);
  const undone: Undone = { removed: [], edited: [] };
  const folders = new Set<string>();
  for (const [provenance, sidecar] of sidecarsIn(folder)) {
    const file = subjectOf(provenance);
    const isThere = folder.has(file);
    if (isThere && !all && checksumOf(readFileSync(path.join(folder.root, file))) !== sidecar.checksum) {
      undone.edited.push(file);
      continue;
    }
    // The file first: without its sidecar it would pass for nobody's.
    if (isThere) {
      await rm(path.join(folder.root, file));
      undone.removed.push(file);
    }
    await rm(path.join(folder.root, provenance));
    for (const made of sidecar.folders ?? []) folders.add(made);
  }
  await removeLeftovers(folder);
  await removeEmpty(folder.root, folders);
  return undone;
}

export function sidecarsIn(folder: CampaignFolder): [file: string, sidecar: Sidecar][] {
  return folder.allFiles.filter(isProvenance).flatMap((file): [string, Sidecar][] => {
    const sidecar = readSidecar(folder.text(file));
    return sidecar === null ? [] : [[file, sidecar]];
  });
}

/** What a run that was killed has left; nothing reads it, but it is ours. */
async function removeLeftovers(folder: CampaignFolder): Promise<void> {
  for (const parent of ['', ...folder.allFolders]) {
    const leftovers = readdirSync(path.join(folder.root, parent)).filter((name) => LEFTOVER.test(name));
    for (const name of leftovers) await rm(path.join(folder.root, parent, name), { force: true });
  }
}

/** Folders that enrichment made go too, the inner ones first, unless something else has moved in. */
async function removeEmpty(root: string, folders: ReadonlySet<string>): Promise<void> {
  const inward = [...folders].filter(isInside).sort((a, b) => b.length - a.length);
  for (const folder of inward) {
    if (!existsSync(path.join(root, folder))) continue;
    const isEmpty = readdirSync(path.join(root, folder), { withFileTypes: true }).length === 0;
    if (isEmpty) await rmdir(path.join(root, folder));
  }
}

/** A sidecar is a file like any other and may say anything; it must not lead out of the campaign. */
function isInside(folder: unknown): folder is string {
  return (
    typeof folder === 'string' &&
    folder !== '' &&
    !path.isAbsolute(folder) &&
    !folder.split(/[\\/]/).includes('..')
  );
}
