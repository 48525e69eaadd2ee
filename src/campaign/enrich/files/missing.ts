import type { CampaignFolder } from '../../folder.ts';
import { provenanceFile } from '../../generated.ts';
import { readSidecar } from './provenance.ts';
import { README } from './readme.ts';
import type { NewFile } from './render.ts';

/** Of what there can be several: the files of a kind, and how many are enough. */
const KINDS: readonly { pattern: RegExp; enough: number }[] = [
  { pattern: /^characters\/npcs\/[^/]+\/profile(?:_generated)?\.json$/, enough: 3 },
  { pattern: /^lore\/locations\/.+\.md$/, enough: 4 },
  { pattern: /^lore\/factions\/.+\.md$/, enough: 1 },
  { pattern: /^lore\/(?!locations\/|factions\/).+\.md$/, enough: 3 },
  { pattern: /^plot\/endings\/.+\.md$/, enough: 1 },
  { pattern: /^plot\/scenes\/.+\.ink$/, enough: 1 },
];

/**
 * The files that are not there yet. Where the author has changed the words since an earlier run, what would be written
 * now is not what was written then; enough of a kind is then enough.
 */
export function missingIn(
  folder: CampaignFolder,
  files: readonly NewFile[],
  deleted: readonly string[] = [],
): NewFile[] {
  const planned = new Set(files.map(({ path }) => path));
  const made = new Set([...madeBefore(folder), ...deleted]);
  return files.filter(({ path }) => {
    if (folder.has(path) || made.has(path)) return false;
    const kind = KINDS.find(({ pattern }) => pattern.test(path));
    if (kind === undefined) return true;
    const present = folder.allFiles.filter((file) => kind.pattern.test(file));
    const isFromBefore = present.some((file) => /_generated\.\w+$/.test(file) && !planned.has(file));
    return !isFromBefore || present.length < kind.enough;
  });
}

/** What was made and is not there any more. */
export function deletedFrom(folder: CampaignFolder): string[] {
  return [...madeBefore(folder)].filter((file) => !folder.has(file));
}

/** What runs before this one have made, whether it is still there: what the author has deleted does not come back. */
function madeBefore(folder: CampaignFolder): ReadonlySet<string> {
  const ledger = provenanceFile(README);
  // Without the README the run was broken off, and this one goes on with it.
  if (!folder.has(README) || !folder.has(ledger)) return new Set();
  return new Set(readSidecar(folder.text(ledger))?.made ?? []);
}
