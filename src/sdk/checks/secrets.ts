import { fingerprint } from '../../base/random.ts';
import { termsOf } from '../../base/words.ts';
import type { Check } from './check-input.ts';

/** The share of a secret's words at which it is told. */
const TOLD = 0.62;
/** What somebody's name counts: it stands in every sentence about them. */
const NAME_COUNTS = 0.4;
const SHORTEST = 4;
/** One of fewer words than this has to be told in one sentence: its few words stand near each other by chance. */
const SHORT = 6;

/** Something comes out that is not to come out yet. A secret is known here only by marks of its words. */
export const secrets: Check = ({ facts, sentence, before }) => {
  const { guarded, people, deed } = facts.brief;
  if (guarded.length === 0) return null;
  const marks = (text: string) => new Set(termsOf(text).map((term) => fingerprint(`guarded/${term}`)));
  const said = marks(`${recent(before)} ${sentence}`);
  const own = marks(sentence);
  const common = marks(
    [...people.map(({ name, shortName }) => `${name} ${shortName}`), deed?.text ?? ''].join(' '),
  );
  const isTold = guarded.some(({ marks: words }) => {
    const all = words.filter((mark) => !facts.open.has(mark));
    if (all.length < SHORTEST) return false;
    const weight = (mark: string) => (common.has(mark) ? NAME_COUNTS : 1);
    const total = all.reduce((sum, mark) => sum + weight(mark), 0);
    const found = all.filter((mark) => (all.length < SHORT ? own : said).has(mark));
    const isHere = found.some((mark) => own.has(mark) && !common.has(mark));
    return isHere && found.reduce((sum, mark) => sum + weight(mark), 0) / total >= TOLD;
  });
  return isTold ? 'it tells a secret that is not out yet' : null;
};

/** The last two sentences: a confession may take three. */
function recent(before: string): string {
  return before
    .split(/(?<=[.!?…][”’]?)\s+/u)
    .slice(-2)
    .join(' ');
}
