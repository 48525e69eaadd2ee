import type { CampaignFiles } from '../campaign-files.ts';
import { CampaignProblemError } from '../problem.ts';

/** The text of a file; empty when it cannot be read, which the validator says elsewhere. */
export function readableText(folder: CampaignFiles, file: string): string {
  try {
    return folder.text(file);
  } catch (error) {
    if (error instanceof CampaignProblemError) return '';
    throw error;
  }
}
