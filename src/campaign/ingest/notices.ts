import { isJsonObject, type Json } from '../../base/json.ts';
import { plainText } from '../../base/plain-text.ts';
import type { FileProblem } from './scan.ts';

const MOST_PROBLEMS = 5;
const LONGEST = 400;

/** Word by word as the campaign format has it. */
export function generatedWarning(count: number): string {
  return `Campaign contains ${count} AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.`;
}

/** Who that was, where it was no model at all: the warning's words would mislead. */
export function withoutModel(provenances: readonly Json[]): string[] {
  const isBuiltIn = (provenance: Json) =>
    isJsonObject(provenance) && String(provenance['source_model']).startsWith('narratoria/built-in');
  return provenances.length > 0 && provenances.every(isBuiltIn)
    ? ['No language model wrote them: they are by the built-in generator, which goes by rules.']
    : [];
}

/** What was left out, one sentence a file; a long list is cut. */
export function problemNotices(problems: readonly FileProblem[]): string[] {
  const shown = problems.slice(0, MOST_PROBLEMS).map(({ file, message }) => {
    // Some problems say where in the file they are.
    const text = message.startsWith(`${file}`) ? message : `${file}: ${message}`;
    return plainText(`Left out of the campaign: ${text}`, LONGEST);
  });
  const more = problems.length - shown.length;
  return more > 0 ? [...shown, `${more} more files were left out; the log names them.`] : shown;
}
