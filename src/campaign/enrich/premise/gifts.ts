import { sentencesOf } from '../../../sdk/language.ts';
import { EMPTY_NOUNS, isAbstract, kindOf, PORTABLE, singular } from './noun-kinds.ts';
import type { Gift } from './premise.ts';

const GIVES =
  '(?:hand(?:s|ed)?|gives?|gave|given|lends?|lent|pass(?:es|ed)?|slip(?:s|ped)|leaves?|left|bequeath(?:s|ed)?|entrust(?:s|ed)?)';
const PUTS =
  '(?:press(?:es|ed)?|puts?|slip(?:s|ped)|push(?:es|ed)?|drop(?:s|ped)?|lays?|laid|places?|placed)';
/** How an author says that the player has something; what it is follows, or is caught. */
const HANDED: readonly RegExp[] = [
  new RegExp(`\\b${GIVES} (?:you|me) (?:with )?([^.;:!?—]+)`, 'gu'),
  new RegExp(`\\b${GIVES} ([^.;:!?—]+?) to (?:you|me)\\b`, 'gu'),
  new RegExp(`\\b${PUTS} ([^.;:!?—]+?) (?:in|into) (?:your|my) (?:hands?|palm|pocket)\\b`, 'gu'),
];
const CARRIED: readonly RegExp[] = [
  /\b(?:[Yy]ou|I) (?:still |only |now |always )?(?:carry|carried|hold|held|bring|brought|wear|wore|inherit|inherited|have|own) (?:inherited |been given |brought |only |nothing but )?([^.;:!?—]+)/gu,
  /\b[Yy]ou (?:were|are) given ([^.;:!?—]+)/gu,
  /\b[Yy]ou (?:wake|woke|arrive|arrived|come|came|return|returned|stand|stood)\b[^.;:!?—]*? with ([^.;:!?—]+)/gu,
];
/** “The council has sent you, a surveyor with a stick and a van”: the tools of a trade. */
const TOOLS: readonly RegExp[] = [/\b(?:[Yy]ou|I), (?:an?|the) [^.,;:!?—]*? with ([^.,;:!?—]+)/gu];
/** What can be given and not be kept in a pocket. */
const NO_THING = new Set(
  'look glance smile nod kiss hug choice chance task job warning hint hand answer sign order push shove room week lift say welcome'.split(
    ' ',
  ),
);
const ONE_THING =
  /^(?:an?|the|his|her|their|its|my|your|our|one|two|three|some|\p{Lu}[\p{L}-]+['’]s) ((?:[\p{L}'’-]+ ){0,5}?[\p{L}'’-]+)$/u;
/** Where the thing ends and something else is said of it. */
const MORE =
  / (?:with|that|which|who|for|from|to|in|into|on|at|as|before|after|when|while|because|but|so|until|by|if|about|and|you|she|he|it|they|is|was)\b.*$/u;

/** What the player has brought for the work: theirs, and nobody else's care. */
export function toolsIn(prose: string): string[] {
  return found(prose, TOOLS, () => true).map(({ head }) => head);
}

/** What the player is handed or carries, as the author says it, each thing once. */
export function giftsIn(prose: string): Gift[] {
  const gifts = prose
    .split(/\n+/)
    .flatMap(sentencesOf)
    .flatMap((sentence) => [
      ...found(sentence, HANDED, isThing),
      ...found(sentence, TOOLS, (head) => isThing(head) || kindOf(head) === 'vehicle'),
      ...found(sentence, CARRIED, isPortable),
    ]);
  return gifts.filter(({ head }, index) => gifts.findIndex((other) => other.head === head) === index);
}

function found(sentence: string, patterns: readonly RegExp[], isWanted: (head: string) => boolean): Gift[] {
  return patterns
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .flatMap(([, list = '']) => thingsIn(list))
    .filter(({ head }) => isWanted(head));
}

/** “A brass key and a drowned man's coat” are two things; the list ends where something is no thing. */
function thingsIn(list: string): Gift[] {
  const things: Gift[] = [];
  for (const part of list.split(/,? and |, /)) {
    const item = ONE_THING.exec(part.replace(MORE, '').trim())?.[1];
    if (item === undefined && /^\p{Ll}+ \d+$/u.test(part)) continue;
    if (item === undefined) break;
    const [thing = ''] = item.split(/ of /);
    things.push({ item, head: singular((thing.split(' ').at(-1) ?? '').toLowerCase()) });
  }
  return things;
}

function isPortable(head: string): boolean {
  return PORTABLE.includes(kindOf(head));
}

function isThing(head: string): boolean {
  const isUnheardOf =
    kindOf(head) === 'other' && !EMPTY_NOUNS.has(head) && !isAbstract(head) && !NO_THING.has(head);
  return isPortable(head) || isUnheardOf;
}
