import { NarratoriaError } from '../../../src/base/errors.ts';
import type { Verdict } from '../target.ts';

type ErrorClass = abstract new (...args: never[]) => Error;

/** Refused when the error is one that the product gives on purpose; anything else goes on to be a finding. */
export function refusedBy(error: unknown, ...declared: ErrorClass[]): Verdict {
  if ([NarratoriaError, ...declared].some((known) => error instanceof known)) {
    mustBe((error as Error).message !== '', 'an error says what is wrong');
    return 'refused';
  }
  throw error;
}

/** For what has to hold whatever the input is. */
export function mustBe(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`It does not hold that ${what}.`);
}

/** What stands in files outside the folder that an input may read. */
export const SECRET = 'the-fuzzers-secret-4c1d';

/** Throws when something from outside has come into an answer. */
export function mustKeepSecret(answer: unknown): void {
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '');
  mustBe(!text.includes(SECRET), 'nothing outside the folder is read');
  mustBe(!text.includes('root:x:0:0'), 'no file of the system is read');
}
