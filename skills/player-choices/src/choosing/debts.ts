import type { Reason } from './candidate.ts';
import type { Memory, Person } from './input.ts';
import { asReason, between, isNamed, PASSING, type Past } from './past.ts';
import { callName, opening } from './words.ts';

/** What stands between the player and somebody: wrongs, kindnesses, promises. */

const WRONGS: readonly [signs: RegExp, name: string][] = [
  [/\b(?:lied|lie to|deceived|cheated|misled)\b/i, 'the lie'],
  [/\bbetray/i, 'the betrayal'],
  [/\b(?:stole|stolen|robbed)\b/i, 'the theft'],
  [/\b(?:threatened|leant on|leaned on|bullied)\b/i, 'the threat'],
  [/\b(?:fought|came to blows|struck|attacked)\b/i, 'the blows'],
];
const KIND_WORDS =
  /\b(?:helped|gave|made amends|kept your (?:word|promise)|saved|paid back|offered \S.* (?:for the \p{L}+|to make peace))\b/iu;
const PROMISE = /\b(?:you (?:promised|swore|owe|borrowed)|gave \w+ your word)\b/i;

/** What the player did to somebody and has not made good: what it is called, and where it is remembered. */
export function openWrong(past: Past, person: Person): { name: string; because: Reason } | null {
  const fresh = isNamed(past.deed, person) ? wrongIn(past.deed) : null;
  if (fresh !== null)
    return { name: fresh, because: { kind: 'memory', ref: person.id, text: `You chose to: ${past.deed}` } };
  for (const memory of deedsTo(past, person)) {
    const told = opening(memory.summary, 400);
    if (KIND_WORDS.test(told)) return null;
    const wrong = wrongIn(told);
    if (wrong !== null) return { name: wrong, because: asReason(memory) };
  }
  const verb = person.deed?.verb;
  const name = verb === 'threaten' ? 'the threat' : verb === 'fight' ? 'the blows' : null;
  const text = `You have not made good ${name} yet`;
  return name === null ? null : { name, because: { kind: 'memory', ref: person.id, text } };
}

export function wrongIn(text: string): string | null {
  return WRONGS.find(([signs]) => signs.test(text))?.[1] ?? null;
}

/** What somebody has to thank the player for. */
export function kindness(past: Past, person: Person): Reason | null {
  const memory = deedsTo(past, person).find(({ summary }) => KIND_WORDS.test(opening(summary, 400)));
  if (memory !== undefined) return asReason(memory);
  const { deed } = person;
  if (deed?.verb !== 'help' && deed?.verb !== 'give') return null;
  const what =
    deed.verb === 'help' ? `You helped ${callName(person)}` : `You gave ${callName(person)} something`;
  return { kind: 'memory', ref: person.id, text: what };
}

/** A promise or a debt to somebody, if one is remembered. */
export function promise(past: Past, person: Person): Reason | null {
  const memory = deedsTo(past, person).find(({ summary }) => PROMISE.test(opening(summary, 400)));
  return memory === undefined ? null : asReason(memory);
}

/** A way that leads to where blows fell is no blow. */
function deedsTo(past: Past, person: Person): Memory[] {
  return between(past, person).filter(({ actionType }) => !PASSING.has(actionType));
}
