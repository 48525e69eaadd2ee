import { NarratoriaError } from '../base/errors.ts';
import type { Place } from '../base/json-document.ts';
import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts';

/** One thing an author should put right, or know of. */
export interface Problem {
  /** An error must be put right: the campaign cannot be played, or a part of it is lost. */
  severity: 'error' | 'warning';
  /** Relative to the campaign folder, with forward slashes; `.` for the folder itself. */
  file: string;
  line: number;
  column: number;
  code: ProblemCode;
  message: string;
  /** How to put it right. */
  hint: string;
}

export const START: Place = { line: 1, column: 1 };

export function problem(
  code: ProblemCode,
  file: string,
  { line, column }: Place,
  message: string,
  hint: string = PROBLEM_CODES[code].hint,
): Problem {
  return { severity: PROBLEM_CODES[code].severity, file, line, column, code, message, hint };
}

/** Whether a campaign with this problem can be played all the same. */
export const isPlayable = ({ code, file }: Problem): boolean =>
  PROBLEM_CODES[code].isPlayable || /^(?:art|music)\//.test(file) || isLostPart({ code, file });

/** Whether it is a file, or a part of one, that the story can do without. */
export const isLostPart = ({ code, file }: Pick<Problem, 'code' | 'file'>): boolean =>
  isBroken(code) && isOptional(file);

/** Whether a file with such a problem cannot be used. */
export function isBroken(code: ProblemCode): boolean {
  return 'isBroken' in PROBLEM_CODES[code];
}

const isOptional = (file: string) => file !== 'manifest.json' && file !== '.';

/** A problem that keeps a campaign from being loaded. */
export class CampaignProblemError extends NarratoriaError {
  readonly problem: Problem;

  constructor(found: Problem, cause?: unknown) {
    const { file, line, column, message, hint, code } = found;
    super('invalid_campaign', `${shownPath(file)}:${line}:${column}: ${message}`, {
      hint,
      details: { file, line, column, message, problem: code },
      cause,
    });
    this.problem = found;
  }
}

/** A path as a terminal may show it: what would break the line or steer the terminal is spelled out. */
export function shownPath(file: string): string {
  return file.replace(
    /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
