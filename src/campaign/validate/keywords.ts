import type { CampaignFolder } from '../folder.ts';
import { keyLines } from '../lore-keys.ts';
import { START } from '../problem.ts';
import type { Report } from './report.ts';

const SIDECAR = '.keywords.txt';

/** Keywords an author gave to a file, empty when there is no sidecar or nothing in it. */
export function keywordsOf(folder: CampaignFolder, file: string): string[] {
  const sidecar = `${file}${SIDECAR}`;
  return folder.has(sidecar) && folder.sizeOf(sidecar) > 0 ? keyLines(folder.text(sidecar)) : [];
}

/** Checks the keyword files: each beside the file it is for, each with something in it. */
export function checkKeywords(folder: CampaignFolder, report: Report): void {
  const others = folder.allFiles.filter((file) => !file.endsWith(SIDECAR));
  for (const sidecar of folder.allFiles.filter((file) => file.endsWith(SIDECAR))) {
    const subject = sidecar.slice(0, -SIDECAR.length);
    if (!folder.hasAnything(subject)) {
      const message = `There is no file "${subject}" that these keywords could be for${report.suggestion(subject, others)}`;
      report.add('orphaned_keywords', sidecar, START, message);
      continue;
    }
    const keywords = folder.sizeOf(sidecar) === 0 ? [] : report.attempt(() => keyLines(folder.text(sidecar)));
    if (keywords?.length === 0)
      report.add('empty_keywords', sidecar, START, 'There are no keywords in this file.');
  }
}
