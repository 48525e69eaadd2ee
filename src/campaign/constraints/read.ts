import { deedsIn } from './deeds.ts';
import { formsOf } from './families.ts';

/** A clause of a constraint, before anybody has looked for whom and what it names. */
export interface Reading {
  kind: 'no_entry' | 'not_exist' | 'closed_topic' | 'no_act' | 'other';
  /** What it is about, in the author's words: the chapel, the fog, Iz. */
  about: string;
  acts: string[];
  words: string[];
}

const NOBODY = '(?:nobody|no one|no-one|none|neither|nothing)';
const ANYONE = `(?:${NOBODY}|the players?|players?|you|the characters?|anyone|anybody|people|the story|it|they|we)`;
const MAY_NOT =
  "(?:(?:may|can|must|should|shall|will|could|do|does|is|are)\\s+(?:not|never)\\b|(?:cannot|can[’']t|mustn[’']t|don[’']t|doesn[’']t|won[’']t|never|not)\\b|(?:may|can|must|ever|is allowed to|are allowed to|will|is to|are to|is)\\b)";
const LED = `^(?:${ANYONE}\\s+)?(?:(?:${MAY_NOT})\\s+)*(?:ever\\s+)?`;
const ENTERING = new RegExp(
  `${LED}(?:enters?|entering|go(?:es)?\\s+(?:(?:down|up|back|over|out|through|all the way)\\s+)*(?:in(?:to|side)?|to|near)|going\\s+(?:(?:down|up|back)\\s+)?(?:into|to)|descends?\\s+(?:in)?to|climbs?\\s+(?:down\\s+|up\\s+)?(?:in)?to|passes\\s+through|visits?|visiting|sets?\\s+foot\\s+(?:in|on|inside)|steps?\\s+(?:in(?:to|side)?|on(?:to)?)|walks?\\s+into|comes?\\s+into)\\s+(.+)$`,
  'i',
);
const LEAVING = new RegExp(
  `${LED}(?:leaves?|leaving|(?:gets?|goes|go)\\s+(?:off|out of|away from|beyond|outside)|(?:escapes?|flees?|departs?)(?:\\s+from)?)\\s+(.+)$`,
  'i',
);
const NOT_LEFT = /^(.+?)\s+(?:(?:may|must|can)\s+(?:not|never)|cannot|can never|is never to)\s+be\s+left$/i;
/** How prose tells that somebody leaves a place. */
const LEAVES =
  'leave leaves leaving escape escapes escaped escaping flee flees fled depart departs departed off beyond'.split(
    ' ',
  );
const STAY_OUT =
  /^(?:(?:nobody|everybody|everyone|the players?|you)\s+(?:must\s+|should\s+)?)?(?:stay|keep|remain)s?\s+(?:(?:the players?|everybody|everyone|people|you)\s+)?(?:out of|away from|outside)\s+(.+)$/i;
const OFF_LIMITS =
  /^(.+?)\s+(?:is|are|stays?|remains?)\s+(?:strictly\s+|always\s+)?(?:off[- ]limits|out of bounds|forbidden|closed|sealed|locked|shut|barred|not to be entered|never (?:to be )?entered|not entered)\b.*$/i;
const NOT_ENTERED =
  /^(.+?)\s+(?:(?:may|must|can|should)\s+(?:not|never)|cannot|can never|is never to)\s+be\s+(?:entered|visited|reached|opened)\b.*$/i;

const SPEAKING =
  '(?:mentions?|mentioning|speaks?\\s+(?:of|about)|talks?\\s+(?:of|about)|discuss(?:es)?|discussing|asks?\\s+about|names?|raise[sd]?|bring\\s+up)';
const EXPLAINING =
  '(?:explains?|explaining|reveals?|revealing|tells?|says?|shows?|solves?|answers?|discloses?|identif(?:y|ies))';
const NOT_SPOKEN = new RegExp(`${LED}(${SPEAKING}|${EXPLAINING})\\s+(.+)$`, 'i');
const NEVER_TOLD =
  /^(.+?)\s+(?:(?:is|are)\s+(?:never|not)|(?:may|must|should|can)\s+(?:never|not)\s+be|(?:cannot|can[’']t)\s+be|stays?|remains?|(?:must|should)\s+(?:stay|remain))\s+(?:ever\s+)?(explained|revealed|told|solved|answered|shown|mentioned|spoken of|discussed|talked about|named|a mystery|a secret|secret|unexplained|unsolved|unspoken|hidden)\b.*$/i;
const WORD_UNSPOKEN =
  /^the\s+(?:words?|name)\s+(.+?)\s+(?:(?:is|are)\s+(?:never|not)|(?:may|must|can|should)\s+(?:never|not)\s+be|cannot\s+be)\s+(?:to\s+be\s+)?(?:ever\s+)?(?:spoken|said|used|uttered|written|mentioned|heard)\b.*$/i;
const NOBODY_SAYS = new RegExp(
  `${LED}(?:says?|uses?|speaks?|utters?|writes?|mentions?)\\s+the\\s+(?:words?|name)\\s+(.+)$`,
  'i',
);
const KEEP_SECRET = /^keep\s+(.+?)\s+(?:a\s+)?(?:secret|hidden|unexplained|a mystery)\b.*$/i;
/** “You never learn who cut the rope”: what nobody is told, nobody learns. */
const NOT_LEARNED = new RegExp(
  `${LED}(?:(?:learns?|finds?\\s+out|discovers?|understands?)(?:\\s+(?:about|of|that))?|knows?(?=\\s+(?:who|what|why|how|where|when|which|whose)\\b))\\s+(.+)$`,
  'i',
);
const WHOLLY = /mention|speak|talk|discuss|ask|name|raise|bring|spoken|unspoken/i;

const NO_THING =
  /^(?:(?:there|the (?:story|world|campaign|game))\s+(?:is|are|was|were|will be|must be|has|contains)\s+)?(?:absolutely\s+)?no\s+(?!one\b)(?:such\s+(?:thing|things)\s+as\s+)?(.+)$/i;
const NEVER_ANY =
  /^(?:there\s+(?:is|are|must|may|can|should)\s+never(?:\s+be)?(?:\s+any)?|(?:never|do not|don[’']t)\s+(?:use|show|mention(?!\s+the\b)|include|introduce|add|allow|have|bring in)(?:\s+any)?)\s+(.+)$/i;
const NOT_REAL =
  /^(.+?)\s+(?:(?:does|do)\s+not|don[’']t|doesn[’']t|never)\s+(?:exist|work|occur|appear|happen)s?\b.*$/i;
const NOTHING_OF = /^nothing\s+(supernatural|magical|modern|electric(?:al)?)\b.*$/i;
const UNREAL =
  /^(.+?)\s+(?:is|are)(?:n[’']t)?\s+(?:not\s+)?(?:(?<=not\s+|n[’']t\s+)(?:real|allowed|permitted|possible)|forbidden in this (?:story|world)|unknown\s+here|unheard of|a myth)\b.*$/i;
const WHERE =
  /\s+(?:here|anywhere|at all|whatsoever|exists?|of any kind|in (?:this|the|our|these)\s.*|on (?:this|the)\s.*|but\s.*|except\s.*|besides\s.*|other than\s.*)$/i;

const UNHARMED =
  /^(.+?)\s+(?:is\s+an?\s+[\p{L} -]+\s+and\s+)?(?:comes?\s+to\s+no\s+harm|(?:is|are)\s+never\s+(?:harmed|hurt|killed|touched)|(?:may|must|can)\s*(?:not|never)\s+(?:be\s+(?:harmed|hurt|killed|touched)|die)|never\s+dies?|cannot\s+(?:die|be\s+(?:harmed|hurt|killed))|(?:must|always|has to)\s+(?:survives?|lives?|be unharmed))\b.*$/iu;
const UNSEEN = /^(.+?)\s+(?:is|are)\s+(?:never|not)\s+(?:seen|met|present|shown)(?:\s+at all)?$/i;
const NOBODY_DOES = new RegExp(
  `^(?:${ANYONE})\\s+(?:(?:${MAY_NOT})\\s+)*(?:ever\\s+)?(.+)$|^(?:never|do not|don[’']t)\\s+(.+)$`,
  'i',
);

/** What holds only for a while, or with an exception, is for people and models to judge. */
const CONDITIONAL = /\b(?:until|unless|before|after|except when|as long as|while|if)\b/i;

/** What holds until the end holds in every scene before it. */
const TO_THE_END =
  /,?\s+(?:until|till|before)\s+(?:the\s+)?(?:very\s+)?(?:end|ending|finale|last scene)(?:\s+of\s+(?:the|this)\s+(?:story|tale|game|campaign))?$/i;

const OTHER = (about: string): Reading => ({ kind: 'other', about, acts: [], words: [] });

/** Reads one sentence; several bans in it are several readings. */
export function readSentence(sentence: string): Reading[] {
  const clean = sentence
    .trim()
    .replace(/^[\s>*+\d)#-]+/, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim()
    .replace(TO_THE_END, '');
  if (clean === '') return [];
  if (CONDITIONAL.test(clean)) return [OTHER(clean)];
  const readings = clausesOf(clean).map(readClause);
  const understood = readings.filter(({ kind }) => kind !== 'other');
  return understood.length > 0 ? understood : [OTHER(clean)];
}

/** “No magic, no guns, nobody enters the chapel” is three bans. */
function clausesOf(sentence: string): string[] {
  return sentence
    .split(
      /\s*[;:]\s*|\s+[–—]\s+|\s*,\s*(?:and\s+)?(?=(?:no|nobody|no one|never|there (?:is|are) no|nothing)\s)|\s+and\s+(?=(?:nobody|no one|never|there (?:is|are) no|no)\s)/i,
    )
    .filter((clause) => clause.trim() !== '');
}

function readClause(clause: string): Reading {
  const unharmed = UNHARMED.exec(clause)?.[1];
  if (unharmed !== undefined) {
    const { acts, words } = deedsIn('harm kill');
    return { kind: 'no_act', about: unharmed, acts, words };
  }
  const place =
    firstOf(clause, [STAY_OUT, OFF_LIMITS, NOT_ENTERED]) ??
    (isBan(clause) ? firstOf(clause, [ENTERING]) : null);
  if (place !== null) return { kind: 'no_entry', about: place, acts: [], words: [] };
  const left = firstOf(clause, [NOT_LEFT]) ?? (isBan(clause) ? firstOf(clause, [LEAVING]) : null);
  if (left !== null) return { kind: 'no_act', about: `leave ${left}`, acts: ['leave'], words: LEAVES };
  const closed = closedIn(clause);
  if (closed !== null) return closed;
  const nouns = nounsIn(clause);
  const banned = nouns.length === 0 ? { acts: [], words: [] } : deedsIn(nouns.join(' '));
  if (banned.acts.length > 0) return { kind: 'no_act', about: '', ...banned };
  if (nouns.length > 0)
    return {
      kind: 'not_exist',
      about: nouns.join(', '),
      acts: [],
      words: [...new Set(nouns.flatMap(formsOf))],
    };
  const unseen = UNSEEN.exec(clause)?.[1];
  if (unseen !== undefined) return { kind: 'no_act', about: unseen, acts: ['appear'], words: [] };
  const done = isBan(clause) ? NOBODY_DOES.exec(clause) : null;
  const deed = done?.[1] ?? done?.[2];
  const { acts, words } = deed === undefined ? { acts: [], words: [] } : deedsIn(deed);
  return acts.length === 0 ? OTHER(clause) : { kind: 'no_act', about: deed ?? '', acts, words };
}

function isBan(clause: string): boolean {
  return /^(?:nobody|no one|no-one|none|neither|nothing|never|do not|don[’']t)\b|\b(?:not|never|cannot|can[’']t|mustn[’']t)\b/i.test(
    clause,
  );
}

function closedIn(clause: string): Reading | null {
  const word = firstOf(clause, isBan(clause) ? [WORD_UNSPOKEN, NOBODY_SAYS] : []);
  if (word !== null)
    return { kind: 'closed_topic', about: word.replaceAll(/["“”‘’']/g, ''), acts: ['word'], words: [] };
  const kept = KEEP_SECRET.exec(clause)?.[1];
  if (kept !== undefined) return { kind: 'closed_topic', about: kept, acts: ['explain'], words: [] };
  const told = NEVER_TOLD.exec(clause);
  const said = told === null && isBan(clause) ? NOT_SPOKEN.exec(clause) : null;
  const learned = told === null && isBan(clause) ? NOT_LEARNED.exec(clause)?.[1] : undefined;
  const about = told?.[1] ?? said?.[2] ?? learned;
  const verb = told?.[2] ?? said?.[1] ?? '';
  if (about === undefined || NO_THING.test(clause)) return null;
  // “Never show guns” is about a thing, “never show who did it” about an answer.
  if (NEVER_ANY.test(clause) && nounsIn(clause).length > 0) return null;
  const explained = /^(?:who|whose)\b/i.test(about) ? ['explain', 'who'] : ['explain'];
  return { kind: 'closed_topic', about, acts: WHOLLY.test(verb) ? [] : explained, words: [] };
}

/** What a clause says there is not: a noun or two words at most, since more is a sentence about something. */
function nounsIn(clause: string): string[] {
  const list = firstOf(clause, [NOTHING_OF, NEVER_ANY, NO_THING, NOT_REAL, UNREAL])
    // “no magic, and the river wants nothing”: what follows is a sentence of its own
    ?.replace(/,\s+(?:and|but)\s+(?:\S+\s+){2,}\S+$/, '')
    .replace(WHERE, '');
  const nouns = (list ?? '')
    .split(/ ?, ?(?:(?:and|or|no|any) )*| (?:and|or|nor) (?:no )?/i)
    .map((noun) => noun.replace(/^(?:the|an?|any|real|actual|modern)\s+/i, '').trim());
  return nouns.every((noun) => /^[\p{L}'’-]+(?: [\p{L}'’-]+)?$/u.test(noun)) ? nouns : [];
}

function firstOf(clause: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(clause)?.[1];
    if (found !== undefined) return found.trim();
  }
  return null;
}
