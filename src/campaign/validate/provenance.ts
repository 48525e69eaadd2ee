import { ProvenanceSchema } from '../../contracts/asset-metadata.ts';
import type { CampaignFolder } from '../folder.ts';
import { isGenerated, isProvenance, provenanceFile, subjectOf } from '../generated.ts';
import { START } from '../problem.ts';
import { checkDocument } from '../read/contract.ts';
import { readJsonText } from '../read/json-text.ts';
import type { Report } from './report.ts';

/** Checks that generated files say where they come from, and that nothing else claims to be generated. */
export function checkProvenance(folder: CampaignFolder, report: Report): void {
  for (const file of folder.allFiles) {
    if (isProvenance(file)) checkSidecar(folder, file, report);
    else if (isGenerated(file) && !folder.has(provenanceFile(file))) {
      report.add('missing_provenance', file, START, 'This generated file has no .provenance.json beside it.');
    }
  }
}

function checkSidecar(folder: CampaignFolder, file: string, report: Report): void {
  const subject = subjectOf(file);
  if (!folder.hasAnything(subject)) {
    report.add('stale_provenance', file, START, `There is no file "${subject}" that this could speak of.`);
  } else if (!isGenerated(subject)) {
    const message = `"${subject}" is written by a person, so it must not have a provenance.`;
    report.add('provenance_of_human_file', file, START, message);
  } else {
    const text = report.attempt(() => readJsonText(folder.text(file)));
    if (text === null) return;
    for (const found of checkDocument(file, text, ProvenanceSchema).problems) {
      const isContract = ['missing_field', 'wrong_type', 'wrong_value'].includes(found.code);
      report.add(isContract ? 'invalid_provenance' : found.code, file, found, found.message);
    }
  }
}
