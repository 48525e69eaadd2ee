import type { CampaignFolder } from '../folder.ts';
import { isProvenance, subjectOf } from '../generated.ts';
import { START } from '../problem.ts';
import type { Report } from './report.ts';

/** Checks that generated files say where they come from, and that nothing else claims to be generated. */
export function checkProvenance(folder: CampaignFolder, report: Report): void {
  for (const file of folder.allFiles) {
    if (!isProvenance(file)) report.addAll(folder.originOf(file).problems);
    else if (!folder.hasAnything(subjectOf(file))) {
      const message = `There is no file "${subjectOf(file)}" that this could speak of.`;
      report.add('stale_provenance', file, START, message);
    }
  }
}
