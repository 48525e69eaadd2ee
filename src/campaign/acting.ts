import { sentencesOf } from '../sdk/language.ts';

/** Verbs after which somebody is gone, or need not be there at all. */
const ELSEWHERE =
  /^(?:leaves|flees|vanishes|disappears|departs|dies|drowns|sends|writes|lives|belongs|owns|runs|keeps|rules|wants|needs|knows|believes|hopes|fears|loves|hates|wishes|means|seems|was|does)$/;

/** Who does something in a text that tells of what happens now: “Sister Maud lifts the lid of a hive.” */
export function actorsIn<T extends { name: string; shortName: string }>(
  text: string,
  people: readonly T[],
  /** Names of places that the text is not told at: who does something there is not here. */
  elsewhere: readonly string[] = [],
): T[] {
  const sentences = sentencesOf(text).filter((one) => !elsewhere.some((name) => one.includes(name)));
  return people.filter(({ name, shortName }) =>
    sentences.some((sentence) => [name, shortName].some((called) => isActing(called, sentence))),
  );
}

/**
 * Whether a sentence begins with the name, and perhaps who that is (“Maud, the manager, asks you in”), and goes on with what
 * its bearer does: “has a vision”, but not “has gone”. Whom you meet is there, too: “You climb down and meet Gristle.”
 */
function isActing(called: string, sentence: string): boolean {
  if (new RegExp(`^You\\b[^“"]*\\bmeet ${RegExp.escape(called)}\\b(?!['’])`, 'u').test(sentence)) return true;
  if (!sentence.toLowerCase().startsWith(called.toLowerCase())) return false;
  const after = sentence.slice(called.length).replace(/^,[^,]*,(?=\s)/, '');
  if (!/^\s/.test(after)) return false;
  const [verb = '', next = ''] = after.trim().split(/\s+/);
  if (verb === 'has') return /^(?:an?|the|his|her|their|no)$/.test(next);
  if (verb === 'is')
    return /^(?:here|at|in|on|by|\p{Ll}+ing)$/u.test(next) && !/^(?:missing|dying)$/.test(next);
  return /^\p{Ll}{2,}s$/u.test(verb) && !ELSEWHERE.test(verb);
}
