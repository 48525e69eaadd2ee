/** One place that says which names mean the same thing, for what is carried, what lies about and what a choice is about. */

const DETERMINERS: ReadonlySet<string> = new Set(
  'the a an some my your our his her its their this that these those both all'.split(' '),
);
const NUMBERS: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten eleven twelve several few couple pair half dozen'.split(
    ' ',
  ),
);
/** What follows these says more about a thing, and is not its name. */
const SAYS_MORE: ReadonlySet<string> = new Set('of from with in on for by that which under at'.split(' '));

function wordsIn(name: string): string[] {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const isBefore = (word: string, index: number) =>
    DETERMINERS.has(word) || NUMBERS.has(word) || /^\d+$/u.test(word) || (word === 'of' && index > 0);
  let start = 0;
  while (start < words.length - 1 && isBefore(words[start] ?? '', start)) start += 1;
  return words.slice(start);
}

/** A name without article, owner and number: “the three brass screws” and “brass screws” are `brass-screws`. */
export function thingKey(name: string): string {
  return wordsIn(name).join('-');
}

/** Whether two names mean the same: the lamp is the brass lamp, and the sandwich the sandwich from a town with trees. */
export function isSameThing(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsIn(one), wordsIn(other)].sort((a, b) => a.length - b.length);
  if (short.length === 0) return false;
  if (short.join('-') === long.join('-')) return true;
  const more = long.findIndex((word, index) => index > 0 && SAYS_MORE.has(word));
  const named = more === -1 ? long : long.slice(0, more);
  return named.slice(-short.length).join('-') === short.join('-');
}

/** What a name means among several: what is called exactly so, else the only one it can be short for. */
export function thingCalled<T extends { name: string }>(name: string, things: readonly T[]): T | undefined {
  const exact = things.find((thing) => thingKey(thing.name) === thingKey(name));
  if (exact !== undefined) return exact;
  const alike = things.filter((thing) => isSameThing(thing.name, name));
  return alike.length === 1 ? alike[0] : undefined;
}
