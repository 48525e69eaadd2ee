/** Where a new thought begins, so that a “not” ends there. */
const CLAUSE = /([,;.:!?—–]+|\bbut\b|\bthen\b|\binstead,|\band (?=i\b)|\bi (?:just|only)\b)/;
const NEGATED =
  /\b(?:do not|don't|can not|cannot|can't|couldn't|does not|doesn't|did not|didn't|will not|won't|would not|wouldn't|shall not|shan't|am not|'m not|not going to|rather not|never|no longer|refuse to|avoid|instead of|rather than|without|nor|not|enough|no more|done|tired of|no (?=\w+ing\b)|\w+ing is over)\b/;

/** The text without what is said not to be done. */
export function withoutNegations(text: string): string {
  return text
    .split(CLAUSE)
    .map((clause, index) => {
      const at = index % 2 === 1 ? -1 : clause.search(NEGATED);
      if (at < 0) return clause;
      const before = clause.slice(0, at);
      // “Instead of shouting at the boy I ask him”: what one does begins with the next I.
      const after = clause.slice(at).match(/\b(?:i|we)\b(?! (?:do|am|will|would|did)\b)(.*)$/);
      const kept = /^\s*(?:and\s+)?(?:i|we)?(?:'d|'m| would| am)?\s*$/.test(before) ? '' : before;
      return `${kept} ${after?.[1] ?? ''}`;
    })
    .join('')
    .replaceAll(/\s+/g, ' ');
}
