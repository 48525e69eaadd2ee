import type { Place } from '../../base/json-document.ts';
import { nearest } from '../../contracts/nearest.ts';
import { slug, withoutArticle } from '../names.ts';
import { CampaignProblemError, type Problem, problem, START } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';

const MOST_WARNINGS = 1000;
const MOST_SUGGESTIONS = 200;
const MOST_CANDIDATES = 2000;

/** Collects what is wrong with a campaign. */
export class Report {
  readonly #problems: Problem[] = [];
  #warnings = 0;
  #suggestions = 0;

  add(code: ProblemCode, file: string, place: Place, message: string, hint?: string): void {
    this.#push(problem(code, file, place, message, hint));
  }

  addAll(problems: readonly Problem[]): void {
    for (const found of problems) this.#push(found);
  }

  /** Does something that may fail for a problem of the campaign; then the problem is noted and the answer is null. */
  attempt<Result>(work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof CampaignProblemError)) throw error;
      this.#push(error.problem);
      return null;
    }
  }

  /** The candidate that comes close to a name; after many names none is looked for any more, since each takes a while. */
  closest(wanted: string, candidates: Iterable<string>): string | undefined {
    this.#suggestions += 1;
    return this.#suggestions > MOST_SUGGESTIONS ? undefined : closest(wanted, candidates);
  }

  /** “; did you mean …?”, or a full stop. */
  suggestion(wanted: string, candidates: Iterable<string>): string {
    return meantBy(this.closest(wanted, candidates));
  }

  /** Errors are all kept, because they decide whether a campaign can be played. */
  #push(found: Problem): void {
    if (found.severity === 'warning') this.#warnings += 1;
    if (found.severity === 'error' || this.#warnings <= MOST_WARNINGS) this.#problems.push(found);
  }

  /** Everything once, file by file, from top to bottom. */
  sorted(): Problem[] {
    if (this.#warnings > MOST_WARNINGS) {
      const message = `There are ${this.#warnings - MOST_WARNINGS} more warnings, which are not shown.`;
      this.#problems.push(problem('too_many_warnings', '.', START, message));
    }
    const seen = new Set<string>();
    return this.#problems
      .toSorted(
        (a, b) =>
          Number(a.file > b.file) - Number(a.file < b.file) ||
          a.line - b.line ||
          a.column - b.column ||
          Number(a.severity === 'warning') - Number(b.severity === 'warning'),
      )
      .filter((found) => {
        const key = `${found.file}\0${found.line}\0${found.column}\0${found.message}`;
        return !seen.has(key) && seen.add(key);
      });
  }
}

/** The candidate that comes close to a name, if one does. Articles make any two names alike, so they do not count. */
function closest(wanted: string, candidates: Iterable<string>): string | undefined {
  const hasArticle = (name: string) => withoutArticle(name) !== name;
  const alikeFirst = firstOf(candidates, MOST_CANDIDATES).toSorted(
    (a, b) => Number(hasArticle(a) !== hasArticle(wanted)) - Number(hasArticle(b) !== hasArticle(wanted)),
  );
  const whole = new Map(alikeFirst.map((name) => [withoutArticle(name), name]));
  const found = nearest(withoutArticle(wanted), whole.keys());
  return found === undefined ? undefined : whole.get(found);
}

function firstOf<Item>(items: Iterable<Item>, most: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === most) break;
    first.push(item);
  }
  return first;
}

const MOST_LETTERS = 2;

/** Whether two names that come close differ by no more than a slip of the pen, and not by whole words. */
export function isSlip(name: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  const lengthOf = (text: string) => slug(withoutArticle(text)).replaceAll('-', '').length;
  return Math.abs(lengthOf(name) - lengthOf(known)) <= MOST_LETTERS;
}

/** “; did you mean …?”, or nothing when no candidate comes close. */
export function suggestion(wanted: string, candidates: Iterable<string>): string {
  return meantBy(closest(wanted, candidates));
}

function meantBy(meant: string | undefined): string {
  return meant === undefined ? '.' : `; did you mean ${JSON.stringify(meant)}?`;
}
