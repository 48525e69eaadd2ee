import type { CampaignFolder } from '../folder.ts';
import { isGenerated, isProvenance } from '../generated.ts';

const ENOUGH_FILES = 3;

/**
 * Fewer than three files of content; the manifest and the README speak about the campaign, not in it. One in which
 * something was generated before is no seed any more: what is missing there somebody has left out.
 */
export function isSparse(folder: CampaignFolder): boolean {
  return contentFiles(folder).length < ENOUGH_FILES && !folder.allFiles.some(isGenerated);
}

function contentFiles(folder: CampaignFolder): string[] {
  return folder.allFiles.filter(
    (file) =>
      !isProvenance(file) &&
      !file.endsWith('.keywords.txt') &&
      !['manifest.json', 'README.md'].includes(file),
  );
}
