import { ProvenanceSchema } from '../../contracts/asset-metadata.ts';
import { validator } from '../../contracts/validate.ts';
import type { CampaignFolder } from '../folder.ts';
import { humanTwin, isGenerated, isProvenance } from '../generated.ts';
import { CampaignProblemError } from '../problem.ts';
import { readJsonText } from '../read/json-text.ts';
import { blanked } from '../validate/markdown.ts';

/** A file of a campaign: whose it is, and how much it says. */
export interface InspectedFile {
  file: string;
  origin: 'human' | 'generated';
  /** Words of prose, or of the texts in a JSON file; null for pictures and sound. */
  words: number | null;
  bytes: number;
  /** Where a generated file comes from. */
  provenance?: { source_model: string; generated_at: string; seed_data: string };
  /** The file a person has written in its place, so that this one is not read. */
  replacedBy?: string;
}

export function inspectFiles(folder: CampaignFolder): InspectedFile[] {
  return folder.allFiles
    .filter((file) => !isProvenance(file) && !file.endsWith('.keywords.txt'))
    .map((file) => ({
      file,
      origin: folder.originOf(file).isGenerated ? 'generated' : 'human',
      words: wordsIn(folder, file),
      bytes: folder.sizeOf(file),
      ...provenanceOf(folder, file),
      ...(isGenerated(file) && folder.has(humanTwin(file)) ? { replacedBy: humanTwin(file) } : {}),
    }));
}

/** Nothing when it is missing or wrong, which the validator tells of. */
function provenanceOf(folder: CampaignFolder, file: string): Pick<InspectedFile, 'provenance'> {
  const { isGenerated: isMade, provenance } = folder.originOf(file);
  if (!isMade || !validator(ProvenanceSchema).accepts(provenance)) return {};
  const { source_model, generated_at, seed_data } = provenance;
  return { provenance: { source_model, generated_at, seed_data } };
}

const isReadByTheEngine = (file: string) =>
  /^(?:manifest\.json$|world\/|plot\/|characters\/|lore\/)/.test(file);

/** Null for what has no words, or is in a place where nobody reads it and cannot be read. */
function wordsIn(folder: CampaignFolder, file: string): number | null {
  if (!isReadByTheEngine(file)) return null;
  try {
    if (file.endsWith('.md')) return countWords(blanked(folder.text(file)));
    if (!file.endsWith('.json')) return null;
    const { value } = readJsonText(folder.text(file));
    return value === undefined ? null : countWords(textsIn(value).join(' '));
  } catch (error) {
    if (error instanceof CampaignProblemError) return null;
    throw error;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
