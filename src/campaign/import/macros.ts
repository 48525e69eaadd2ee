import { getOwn } from '../../base/json.ts';

/** Who a text with macros is about. */
export interface Cast {
  /** What `{{char}}` stands for. */
  character: string;
}

const USER = '\uE000';

/**
 * Resolves the macros of character cards into plain English: `{{char}}` is the character, `{{user}}` is the player, who
 * is called you, with the verb to match. A list to draw from gives its first entry, so that an import can be repeated.
 */
export function resolveMacros(text: string, { character }: Cast): string {
  const named = text
    .replace(/\{\{\s*(?:\/\/|comment:|hidden_key:)[^{}]*\}\}/gi, '')
    .replace(/\{\{\s*char\s*\}\}|<(?:BOT|CHAR)>/gi, () => character)
    .replace(/\{\{\s*user\s*\}\}|<USER>/gi, USER)
    .replace(/\{\{\s*(?:random|pick)\s*:{1,2}([^{}]*)\}\}/gi, (_, list: string) => firstOf(list))
    .replace(/\{\{\s*roll\s*:\s*(?:\d*d)?(\d+)\s*\}\}/gi, '$1')
    .replace(/\{\{\s*reverse\s*:([^{}]*)\}\}/gi, (_, word: string) => [...word].reverse().join(''))
    .replace(/\{\{\s*(?:newline)\s*\}\}/gi, '\n')
    // Whatever else is in double braces speaks to another program.
    .replace(/\{\{[^{}]*\}\}/g, '');
  return withPlayer(named);
}

function firstOf(list: string): string {
  const [first = ''] = list.replaceAll('\\,', '\uE001').split(/::|,/);
  return first.replaceAll('\uE001', ',').trim();
}

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
  `${USER}(?:(['’]s)\\b)?((?:\\s+${ADVERB}(?=\\s))?)(?:(\\s+)(\\p{L}+(?:['’]t)?))?`,
  'gu',
);

function withPlayer(text: string): string {
  return text.replace(
    MENTION,
    (_, possessive: string | undefined, adverb: string, space = '', word = '', offset: number) => {
      const before = text.slice(Math.max(0, offset - 24), offset);
      const after = text.slice(offset + 1, offset + 3);
      if (possessive !== undefined) return `${cased('your', before)}${adverb}${space}${word}`;
      if (isAddressed(before, after)) return `${cased('stranger', before)}${adverb}${space}${word}`;
      const verb = CLAUSE.test(before) || Object.hasOwn(AGREE, word) ? plural(word) : word;
      return `${cased('you', before)}${adverb}${space}${verb}`;
    },
  );
}

/** “Welcome, {{user}}!” calls someone by a name that nobody knows. */
function isAddressed(before: string, after: string): boolean {
  if (/,\s*$/.test(before) && /^(?:[.!?…"”~*]|,\s*["”]|$)/.test(after)) return true;
  return /["“]\s*$/.test(before) && /^[,!?…]/.test(after);
}

function plural(verb: string): string {
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
