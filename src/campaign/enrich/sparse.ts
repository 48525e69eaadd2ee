import { isFaithful } from '../faithful.ts';
import type { CampaignFolder } from '../folder.ts';
import { isGenerated, isProvenance } from '../generated.ts';
import { objectIn } from '../recognise/person-json.ts';
import { isAboutFolder } from '../recognise/recognise.ts';
import { placeSections } from '../recognise/sections.ts';

const ENOUGH_FILES = 3;

/**
 * Fewer than three files of content, or somebody's character brought along without a story. One in which something was
 * generated before is no seed any more: what is missing there somebody has left out. Nor is one whose author wants nothing added.
 */
export function isSparse(folder: CampaignFolder): boolean {
  if (folder.allFiles.some(isGenerated)) return false;
  if (isFaithful(objectIn(folder, 'manifest.json')?.['hydration_guidance'])) return false;
  return contentFiles(folder).length < ENOUGH_FILES || isThinImport(folder) || hasNobodyAnywhere(folder);
}

/** Pages and lists in which neither somebody nor a place is recognised: nobody could be met, and nowhere. */
function hasNobodyAnywhere(folder: CampaignFolder): boolean {
  const { people, places } = folder.recognised;
  const isTold = folder.allFiles.some((file) =>
    /^(?:characters\/npcs|lore\/locations|plot\/scenes)\/|^plot\/beats\.json$/.test(file),
  );
  return !isTold && people.length === 0 && places.length === 0 && placeSections(folder).length === 0;
}

/** The manifest, the README and the like speak about the campaign, not in it. */
function contentFiles(folder: CampaignFolder): string[] {
  return folder.allFiles.filter(
    (file) =>
      !isProvenance(file) &&
      !file.endsWith('.keywords.txt') &&
      file !== 'manifest.json' &&
      !isAboutFolder(file),
  );
}

/** Whether it was made from a character card or a lorebook. */
export function isImported({ allFiles }: CampaignFolder): boolean {
  return allFiles.some((file) => /^extensions\/[^/]+\.json$/.test(file));
}

/** A card becomes a person, a greeting and at most one place, a lorebook a world: nothing happens there by itself. */
function isThinImport(folder: CampaignFolder): boolean {
  const hasPlot = folder.allFiles.some((file) => /^plot\/(?:beats\.json|scenes\/|endings\/)/.test(file));
  return isImported(folder) && !hasPlot;
}
