import type { CampaignFolder } from '../folder.ts';
import { isGenerated, isProvenance } from '../generated.ts';
import { README } from './files/readme.ts';

const ENOUGH_FILES = 3;

/** Fewer than three files of content written by people; the manifest and the README say about the campaign, not in it. */
export function isSparse(folder: CampaignFolder): boolean {
  return contentFiles(folder).length < ENOUGH_FILES;
}

/** Whether a run of enrichment has come to its end here; then what is missing was taken out by somebody. */
export function isEnriched(folder: CampaignFolder): boolean {
  return folder.has(README);
}

function contentFiles(folder: CampaignFolder): string[] {
  return folder.allFiles.filter(
    (file) =>
      !isGenerated(file) &&
      !isProvenance(file) &&
      !file.endsWith('.keywords.txt') &&
      !['manifest.json', 'README.md'].includes(file),
  );
}
