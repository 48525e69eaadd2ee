import nlp from 'compromise';
import { getOwn } from '../../base/json.ts';

/** Stands for the player in a text until it is known which form is needed. */
export const PLAYER = '\uE000';

const AGREE: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** Words that end like a verb of one person and are none. */
const NO_VERBS = new Set(
  'always sometimes perhaps this its his hers as us yes plus thus besides nevertheless nonetheless less across towards else afterwards upwards downwards forwards backwards unless whereas'.split(
    ' ',
  ),
);

/** Where a name opens a clause, so that a verb follows. */
const CLAUSE =
  /(?:^|[.!?:;,"“”*\n(—–-]\s*|\b(?:and|but|or|as|when|while|if|that|because|where|before|after|until|once|since|though|although|so|then|how|what|why|who)\s+)$/i;

const ADVERB = '(?:always|never|often|usually|still|just|also|already|only|now|then|once|\\p{Ll}+ly)';
const MENTION = new RegExp(
  `${PLAYER}(?:(['’]s)\\b)?((?:\\s+${ADVERB}(?=\\s))?)(?:(\\s+)(\\p{L}+(?:['’]t)?))?`,
  'gu',
);

/** The text with the player as “you”, and the verb to match. */
export function withPlayer(text: string): string {
  return alsoDone(
    inOrder(text)
      .replace(
        MENTION,
        (
          _,
          possessive: string | undefined,
          adverb: string,
          space = '',
          word = '',
          offset: number,
          whole: string,
        ) => {
          const before = whole.slice(Math.max(0, offset - 24), offset);
          const after = whole.slice(offset + 1, offset + 3);
          if (possessive !== undefined) return `${cased('your', before)}${adverb}${space}${word}`;
          if (isAddressed(before, after)) return `${cased('stranger', before)}${adverb}${space}${word}`;
          const verb = isSubject(before) || Object.hasOwn(AGREE, word) ? plural(word) : word;
          return `${cased('you', before)}${adverb}${space}${verb}`;
        },
      )
      .replace(ALSO_YOU, (_, start: string, verb: string) => `${start}${plural(verb)}`),
  );
}

/** “You are the last engineer and has been woken”: what follows an “and” is still about you. */
const ALSO_YOU =
  /((?:^|[.!?]["”*]?\s+)You (?:(?!\b(?:who|that|which|whose)\b)[^.!?;"“”])*?\b(?:and|but) )(is|was|has|does|isn't|wasn't|hasn't|doesn't)\b/gu;

/** “Is the player the owner?” asks “Are you the owner?” */
function inOrder(text: string): string {
  return text.replace(
    new RegExp(
      `(?<=^|[.!?:;,"“”(]\\s{0,2}|\\b(?:what|who|why|where|how|when)\\s)(Is|Was|Has|Does|is|was|has|does) (?=${PLAYER}(?!['’]))`,
      'gu',
    ),
    (_, verb: string) =>
      `${verb.startsWith(verb.charAt(0).toUpperCase()) ? capital(plural(verb.toLowerCase())) : plural(verb)} `,
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** After a verb or a preposition somebody is spoken of; else what follows is what they do. */
function isSubject(before: string): boolean {
  if (CLAUSE.test(before)) return true;
  const [, last = ''] = /(\p{L}+)\s+$/u.exec(before) ?? [];
  return /^\p{Ll}/u.test(last) && !OBJECT_FOLLOWS.test(last);
}

const OBJECT_FOLLOWS =
  /^(?:to|for|with|from|of|by|at|on|in|into|onto|about|behind|against|near|upon|around|beside|towards?|like|than|over|under|between|let|lets|make|help|give|show|tell|ask|see|saw|gave|told|made|lead|led|bring|take|took|took|find|meet|met|hear|heard|\p{Ll}+(?:s|ed|ing))$/u;

/** “The player”, “the PC”: how authors speak of whoever plays. */
const SAID =
  /\b[Tt]he (?:player(?: character)?|PC)(?=(?:['’]s)?\b)(?! characters?\b)(?!['’]s (?:guide|handbook|sheet))/gu;
/** Somebody who plays cards or the violin: then “the player” may be that one. */
const OTHER_PLAYER =
  /\b(?:an?|each|every|another|both|all|two|three|four|best|other|chess|card|piano|football|violin|flute|organ|poker) (?:\p{Ll}+ )?players?\b|\bplayers\b/iu;

/** “The player arrives with a lamp” as it is told: “You arrive with a lamp”. */
export function playerAsYou(text: string): string {
  if (!/\bthe (?:player|PC)\b/i.test(text) || OTHER_PLAYER.test(text)) return text;
  return ownPronouns(withPlayer(text.replace(SAID, PLAYER)));
}

/** “You arrive at the inn and sees the lamp”: what is done next is done by you, too. */
function alsoDone(text: string): string {
  return text.replace(
    /(?<=(?<!\b(?:that|which|who|whom|what|than) )\b[Yy]ou [^.!?;:]*?\b(?:and|then|or) (?:then )?)(?!(?:is|was|has|does) )(\p{Ll}+s)(?= (?:the|an?|his|her|their|your|its|it|that|how|who|what|whether)\b| \p{Lu}\p{Ll}+['’]s\b)/gu,
    (verb: string, _word: string, offset: number, whole: string) => {
      const clause = whole.slice(whole.lastIndexOf('ou ', offset) + 3, offset);
      // Somebody else may be at it: “You wait while Tallow nods and sees the lamp.”
      const isOther = /\b(?:who|which|while|that|as|when|he|she|it|they)\b|\p{Lu}\p{Ll}+ \p{Ll}+s\b/u.test(
        clause,
      );
      return isOther ? verb : plural(verb);
    },
  );
}

/** “You find their lamp” is about your lamp, where nobody else is spoken of. */
export function ownPronouns(text: string): string {
  return text.replace(
    /\b(You|you)(\b[^.!?]*?\b)(their|his or her)\b/gu,
    (whole, you: string, between: string) =>
      /\b(?:they|\p{Lu}\p{Ll}+s? |people|men|women|others)\b/u.test(between) ? whole : `${you}${between}your`,
  );
}

/** “You wake. The bay behind them has no power”: where no others are spoken of, “they” are you. */
export function themAsYou(text: string): string {
  if (!/^You\b/.test(text) || nlp(text).nouns().isPlural().found) return text;
  return text
    .replace(/\b[Tt]hey(?:['’](?=re|ve|ll|d))?(?=\b|(?<=['’]))/gu, (word) =>
      word.replace(/they/i, word.startsWith('T') ? 'You' : 'you'),
    )
    .replace(/\bthem\b/gu, 'you')
    .replace(/\b([Tt])heir\b/gu, (_, first: string) => (first === 'T' ? 'Your' : 'your'));
}

/** “Welcome, {{user}}!” calls someone by a name that nobody knows. */
function isAddressed(before: string, after: string): boolean {
  if (/,\s*$/.test(before) && /^(?:[.!?…:;—"”~*]|,\s*["”]|$)/.test(after)) return true;
  return /["“]\s*$/.test(before) && /^[,!?…]/.test(after);
}

export function plural(verb: string): string {
  const known = getOwn(AGREE, verb.replace('’', "'"));
  if (known !== undefined) return known;
  if (!/^\p{Ll}{2,}s$/u.test(verb) || verb.endsWith('ss') || NO_VERBS.has(verb)) return verb;
  if (verb.endsWith('ies') && verb.length > 4) return `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

function cased(word: string, before: string): string {
  const opensSentence = /(?:^|[.!?…]["”*]?\s+|\n\s*|["“*]\s*)$/.test(before) || before.trim() === '';
  return opensSentence ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
