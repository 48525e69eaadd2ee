import { isJsonObject, type Json } from '../base/json.ts';
import type { Place } from '../base/json-document.ts';
import { ProvenanceSchema } from '../contracts/asset-metadata.ts';
import { isGenerated, isProvenance, provenanceFile } from './generated.ts';
import { CampaignProblemError, type Problem, problem, START } from './problem.ts';
import { checkDocument } from './read/contract.ts';
import { readFrontMatter } from './read/front-matter.ts';
import { readJsonText } from './read/json-text.ts';
import type { StructuredText } from './read/structured.ts';

/** As much of a campaign folder as is looked at here. */
export interface Files {
  has(file: string): boolean;
  text(file: string): string;
}

/** Who made a file, and what is wrong with what is said about that. */
export interface Origin {
  isGenerated: boolean;
  /** As it stands in the sidecar or in the file itself; the store decides whether that is enough. */
  provenance: Json | null;
  /** With one of these the file is out of play. */
  problems: Problem[];
}

/** A file is generated when its name, the file beside it or it itself says so; then it must say from what. */
export function originOf(folder: Files, file: string): Origin {
  const beside = sidecarOf(folder, file);
  const inside = marksIn(folder, file);
  const generated =
    isGenerated(file) || inside?.isGenerated === true || fieldOf(beside?.value, 'generated') === true;
  const provenance = beside === null ? (inside?.provenance ?? null) : innerOf(beside.value);
  return {
    isGenerated: generated,
    provenance,
    problems: generated ? flawsOf(file, beside, inside) : humanFlaws(file, beside, inside),
  };
}

interface Beside {
  file: string;
  text: StructuredText | null;
  value: Json | undefined;
  problem: Problem | null;
}

interface Inside {
  isGenerated: boolean;
  provenance: Json | null;
  text: StructuredText;
}

function flawsOf(file: string, beside: Beside | null, inside: Inside | null): Problem[] {
  if (beside !== null) {
    if (beside.text === null) return beside.problem === null ? [] : [beside.problem];
    return provenanceFlaws(
      beside.file,
      beside.text,
      isJsonObject(fieldOf(beside.value, 'provenance')) ? '/provenance' : '',
    );
  }
  if (inside?.provenance) return provenanceFlaws(file, inside.text, '/provenance');
  if (inside?.isGenerated !== true)
    return [
      problem('missing_provenance', file, START, 'This generated file has no .provenance.json beside it.'),
    ];
  const place = inside.text.locate('/generated');
  const message = 'It is marked as generated, and nothing says from what: there is no provenance.';
  return [problem('missing_provenance', file, place, message)];
}

function humanFlaws(file: string, beside: Beside | null, inside: Inside | null): Problem[] {
  const message = `"${file}" is written by a person, so it must not have a provenance.`;
  if (beside !== null) return [problem('provenance_of_human_file', beside.file, START, message)];
  if (!isJsonObject(inside?.provenance)) return [];
  const place = inside?.text.locate('/provenance') ?? START;
  return [problem('provenance_of_human_file', file, place, message)];
}

function provenanceFlaws(file: string, text: StructuredText, base: string): Problem[] {
  const whole: StructuredText =
    base === ''
      ? text
      : {
          value: isJsonObject(text.value) ? text.value['provenance'] : undefined,
          complaints: [],
          locate: (pointer, part): Place => text.locate(`${base}${pointer}`, part),
        };
  return checkDocument(file, whole, ProvenanceSchema).problems.map((found) => {
    const isContract = ['missing_field', 'wrong_type', 'wrong_value'].includes(found.code);
    return problem(isContract ? 'invalid_provenance' : found.code, file, found, found.message);
  });
}

function sidecarOf(folder: Files, subject: string): Beside | null {
  const file = provenanceFile(subject);
  if (!folder.has(file)) return null;
  try {
    const text = readJsonText(folder.text(file));
    return { file, text, value: text.value, problem: null };
  } catch (error) {
    if (!(error instanceof CampaignProblemError)) throw error;
    return { file, text: null, value: undefined, problem: error.problem };
  }
}

const SAYS_SO =
  /^\s*"?generated"?\s*:\s*true\b|"generated"\s*:\s*true\b|^\s*"?provenance"?\s*:|"provenance"\s*:/m;

/** What a document or the front matter of a page says of itself; null when it says nothing. */
function marksIn(folder: Files, file: string): Inside | null {
  const isJson = file.endsWith('.json');
  if ((!isJson && !file.endsWith('.md')) || file === 'manifest.json' || isProvenance(file)) return null;
  const text = readable(folder, file);
  if (text === null || (!isJson && !text.startsWith('---')) || !SAYS_SO.test(text)) return null;
  const document = isJson ? readJsonText(text) : readFrontMatter(text);
  if (document === null || !isJsonObject(document.value)) return null;
  const { generated, provenance } = document.value;
  if (generated !== true && provenance === undefined) return null;
  return { isGenerated: generated === true, provenance: provenance ?? null, text: document };
}

/** What cannot be read is told by whoever reads it. */
function readable(folder: Files, file: string): string | null {
  try {
    return folder.text(file);
  } catch (error) {
    if (error instanceof CampaignProblemError) return null;
    throw error;
  }
}

/** A sidecar may be the provenance itself, or hold it under that name. */
function innerOf(value: Json | undefined): Json | null {
  return fieldOf(value, 'provenance') ?? value ?? null;
}

function fieldOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}
