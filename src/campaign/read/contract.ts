import type { TSchema } from 'typebox';
import { isJsonObject, type Json } from '../../base/json.ts';
import { CONTRACTS } from '../../contracts/catalogue.ts';
import type { Finding } from '../../contracts/explain.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { validator } from '../../contracts/validate.ts';
import { type Problem, problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import type { StructuredText } from './structured.ts';

/** What is wrong with a document: the way it is written first, and if that is right, what its contract says. */
export function checkDocument(
  file: string,
  text: StructuredText,
  schema: TSchema,
): { problems: Problem[]; findings: Finding[] } {
  const problems = text.complaints.map(({ code, message, hint, ...place }) =>
    problem(code, file, place, message, hint),
  );
  if (text.value === undefined) return { problems, findings: [] };
  const findings = withoutEchoes(validator(schema)(text.value));
  const contract = CONTRACTS.find((known) => known.schema === schema)?.file;
  for (const { pointer, message, keyword } of findings) {
    // Where a beat is called by its id, the id itself has been told of.
    if (isBeatId(message) && !pointer.endsWith('/id')) continue;
    const version = shortVersion(text.value, pointer);
    if (version !== null) {
      const said = `This version is read as "${version}".`;
      problems.push(problem('short_version', file, text.locate(pointer, 'value'), said));
      continue;
    }
    const code = isBeatId(message) ? 'beat_id' : (CODES[keyword] ?? 'wrong_value');
    const place = text.locate(pointer, code === 'unknown_field' ? 'key' : 'value');
    const hint =
      contract === undefined || code === 'beat_id'
        ? undefined
        : `contracts/${contract} says what may stand here.`;
    problems.push(problem(code, file, place, withoutPattern(message), hint));
  }
  return {
    problems,
    findings: findings.filter(
      ({ message, pointer }) => !isBeatId(message) && shortVersion(text.value, pointer) === null,
    ),
  };
}

/** A version of one or two numbers as the contract has it, 0.1.0 for 0.1; null for anything else. */
function shortVersion(document: Json | undefined, pointer: string): string | null {
  const field = pointer.slice(1);
  if (!isJsonObject(document) || !VERSIONS.includes(field)) return null;
  return wholeVersion(document[field]);
}

const VERSIONS: readonly string[] = ['version', 'campaign_format_version'];

export function wholeVersion(version: Json | undefined): string | null {
  if (!/^v?\d+(?:\.\d+)?$/u.test(String(version))) return null;
  return `${String(version).replace('v', '')}.0.0`.split('.').slice(0, 3).join('.');
}

/** The specs ask for ids such as `beat_001`; any other id is as clear, so it is only said. */
function isBeatId(message: string): boolean {
  return message.includes('^beat_[0-9]{3,}$');
}

/** What the patterns of the contracts ask for, as one would say it. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^beat_[0-9]{3,}$': '"beat_" and three digits or more',
  '^\\d+\\.\\d+\\.\\d+$': 'three numbers with dots between them',
  '^art/': 'the path of a file in art/',
  '^music/': 'the path of a file in music/',
};

/** Authors write stories: a pattern is said in words, or left to its example. */
function withoutPattern(message: string): string {
  return message
    .replace(/must look like (".+?") \(pattern (\S+)\)(?=[,;.])/, (_, example: string, pattern: string) => {
      const words = PATTERNS[pattern];
      return words === undefined ? `must look like ${example}` : `must be ${words}, such as ${example}`;
    })
    .replace(/must match the pattern (\S+?)(?=[,;.] |[,;.]?$)/, (whole: string, pattern: string) => {
      const words = PATTERNS[pattern];
      return words === undefined ? whole : `must be ${words}`;
    });
}

/** A misspelt field is missing under its right name as well; once is enough to say so. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const strange = findings
    .filter(({ keyword }) => CODES[keyword] === 'unknown_field')
    .map(({ pointer }) => pointer);
  return findings.filter(({ keyword, message, pointer }) => {
    const meant =
      CODES[keyword] === 'missing_field' ? /; did you mean it by "(.+)"\?$/.exec(message)?.[1] : undefined;
    return meant === undefined || !strange.includes(childPointer(pointer, meant));
  });
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
  required: 'missing_field',
  dependentRequired: 'missing_field',
  type: 'wrong_type',
};
