import nlp from 'compromise';
import { AROUND, EMPTY_NOUNS, isAbstract, isConcrete, kindOf, singular } from './noun-kinds.ts';
import type { NounKind, PremiseThing } from './premise.ts';

const MOST_WORDS = 3;
const TITLE_WEIGHT = 2;
/** A title adds things of its own only where the text has hardly any. */
const ENOUGH = 4;

/** What compromise says about one noun phrase, as far as it is used here. */
interface NounFinding {
  text: string;
  noun: { determiner: string };
}

/** Nouns that can be talked about though nobody can look at them. */
const TOPICS = new Set(
  'vote wedding oil party horn crime debt dance war peace secret law rule reward promise dream memory game promotion business shift drill breakfast lunch dinner supper government republic voice horn metal'.split(
    ' ',
  ),
);
/** Adjectives that say too little, and what compromise takes for one. */
const VAGUE = new Set(
  'all early both against every each any some half no least whole less more many own other such same few several much most last next first second only able sure certain late new enough quite so too very near still under over between behind beyond beside along across without whichever'.split(
    ' ',
  ),
);
/** What is only a way to count, or a word of grammar that looks like a noun. */
const NEVER =
  /^(?:thing|something|anything|nothing|everything|nobody|somebody|someone|everyone|everybody|anyone|anybody|people|dozen|hundred|thousand|million|lot|bit|kind|sort|way|name|number|distance|input|title|word|sake|own|inch|metre|kilometre|mile|yard|depth|tier|breadth|width|length|height|litre|liter|gallon|whisper|hug|done|resume|round|elbow|pound|percent|minute|second|rest|reason|end|it|them|him|her|us|me|dawn|noon|midnight|dusk|thank|play|shade|o'clock|person|yours|mine|theirs|hers|ours|whoever|margin|worth|wit|pocket|lid|cuff|sleeve|collar|tooth)$/;

/** A noun in a sentence, before it is known what it counts for. */
export interface FoundNoun extends PremiseThing {
  determiner: string;
}

/** The nouns of the title and of the sentences, each once, heaviest first. */
export function nounsIn(title: string, sentences: readonly string[]): FoundNoun[] {
  const found = new Map<string, FoundNoun>();
  for (const sentence of sentences) {
    for (const noun of nounsOf(sentence)) {
      const known = found.get(noun.head);
      if (known === undefined) {
        found.set(noun.head, noun);
        continue;
      }
      known.weight += 1;
      // The phrase that says more, unless it is another number.
      if (noun.phrase.length > known.phrase.length && noun.plural === known.plural)
        known.phrase = noun.phrase;
    }
  }
  const isTitleNeeded = found.size < ENOUGH;
  for (const noun of nounsOf(title.toLowerCase())) {
    if (noun.kind === 'person') continue;
    const known = found.get(noun.head);
    if (known !== undefined) known.weight += TITLE_WEIGHT;
    else if (isTitleNeeded) found.set(noun.head, { ...noun, quote: title });
  }
  return [...found.values()].sort((one, other) => other.weight - one.weight);
}

const LIKENESS =
  /\bas \p{Ll}+ as an? (?:\p{Ll}+ )?\p{Ll}+|\blike an? (?:\p{Ll}+ )?\p{Ll}+|\b(?:size|colou?r|shape|weight|smell|sound) of (?:an? |the )?(?:\p{Ll}+ )?\p{Ll}+/gu;

function nounsOf(sentence: string): FoundNoun[] {
  // “As big as a house”, “the size of a bus”: there is neither.
  const told = sentence.replace(LIKENESS, '');
  const found = [...kinIn(sentence), ...phrasesOf(told, sentence), ...ownersIn(sentence)];
  const isNew = ({ head }: FoundNoun) => !found.some((other) => other.head === head);
  // “Nothing taller than a knee”: neither is there.
  return [...found, ...knownIn(told, sentence).filter(isNew)].filter(
    ({ phrase }) =>
      !/^(?:nothing|something|anything|everything)\b/.test(phrase) &&
      // “Going out of fashion”.
      !new RegExp(`\\bout of ${RegExp.escape(phrase)}\\b`, 'iu').test(sentence) &&
      !new RegExp(`\\bthan an? ${RegExp.escape(phrase)}\\b`, 'iu').test(sentence),
  );
}

/** “Has asked you to taste the soup first”: words of our lists behind an article, which compromise may overlook. */
function knownIn(told: string, sentence: string): FoundNoun[] {
  const found = told.matchAll(
    /\b(the|an?|your|my|his|her|its|their|our|one|two|three) ((?:[\p{Ll}-]+ )?([\p{Ll}-]+))(?=[\s,.;:!?]|['’]s)/giu,
  );
  return [...found].flatMap(([, determiner = '', phrase = '', last = '']) => {
    const [first = ''] = phrase.split(' ');
    // “The dress rehearsal” is no dress.
    const isFirst = first !== last && isListed(singular(first)) && !nlp(phrase).terms().last().has('#Noun');
    const named = isFirst && !isListed(singular(last)) ? first : phrase;
    return isListed(singular(isFirst ? first : last)) ? (nounFrom(named, determiner, sentence) ?? []) : [];
  });
}

const isListed = (head: string) => !['other', 'person'].includes(kindOf(head));

/** “Mum won't come in”: with a capital and without an article it is the player's own. */
function kinIn(sentence: string): FoundNoun[] {
  const found = sentence.matchAll(
    /(?<!\b(?:the|an?|his|her|their|your|my|our) )(?<!\p{Lu}\p{Ll}+ )\b(Mum|Mom|Mam|Dad|Papa|Mama|Grandma|Grandpa|Granny|Grandad|Nan|Mother|Father)\b(?= \p{Ll}|[,.;:!?]|['’]s)/gu,
  );
  return [...found].map(([, kin = '']) => ({
    phrase: kin.toLowerCase(),
    head: kin.toLowerCase(),
    kind: 'person',
    plural: false,
    isObject: false,
    weight: 1,
    quote: sentence,
    determiner: 'your',
  }));
}

/** “The voice was your grandmother's”: whoever something belongs to. */
function ownersIn(sentence: string): FoundNoun[] {
  const owners = sentence.matchAll(/\b(your|my|the|his|her) ((?:\p{Ll}+ )?(\p{Ll}+))['’]s\b/giu);
  return [...owners].flatMap(([, determiner = '', phrase = '', head = '']) =>
    kindOf(head) === 'person' || kindOf(head) === 'place'
      ? (nounFrom(phrase, determiner, sentence) ?? [])
      : [],
  );
}

function phrasesOf(told: string, sentence: string): FoundNoun[] {
  const findings = nlp(told).nouns().json() as NounFinding[];
  return findings.flatMap(({ text, noun }) =>
    // A list is found as one phrase, and so is “a drawing of the wire”.
    text.split(PARTS).flatMap((part) => nounFrom(part, noun.determiner, sentence) ?? []),
  );
}

/** What is done, where it looks like the last word of a phrase: “the prompter says”, “when the wind drops”. */
const SPOKEN =
  /^(?:says|asks|wants|knows|thinks|tells|gives|offers|blames|refuses|swears|claims|insists|believes|hears|sees|comes|goes|keeps|leaves|waits|answers|saw|heard|knew|holds|shows|opens|closes|stands|lies|begins|ends|plays|works)$/;

function nounFrom(text: string, article: string, quote: string): FoundNoun | null {
  // “All of them empty”: what they are.
  if (/^(?:them|us|it|him|you) /i.test(text.trim())) return null;
  const words = [...withoutVerb(wordsOf(text, quote), quote)];
  // “The gravel flat”, “a semitone flat”: what something is made or is, not a thing.
  if (words.length > 1 && /^(?:flat|long|wide|high|deep|thick|full|tall|old)$/.test(words.at(-1) ?? ''))
    words.pop();
  const isDeed =
    SPOKEN.test(words.at(-1) ?? '') ||
    new RegExp(
      `\\b(?:when|whenever|if|until|as|while) (?:the|an?|his|her|your) ${words.join(' ')}(?=[.,;]|$)`,
      'iu',
    ).test(quote);
  if (words.length > 1 && isDeed && /(?:s|saw|heard|knew)$/.test(words.at(-1) ?? '')) words.pop();
  // “Keep the customer talking”: what somebody does.
  if (words.length > 1 && /ing$/.test(words.at(-1) ?? '') && kindOf(words.at(-2) ?? '') === 'person')
    words.pop();
  const last = words.at(-1) ?? '';
  const head = singular(last);
  const owner = new RegExp(`\\b(my|your|his|her|its|our|their) (?:[\\p{Ll}-]+ ){0,2}?${last}\\b`, 'iu').exec(
    quote,
  )?.[1];
  const determiner = article === '' ? (owner ?? '') : article;
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(head) || isEmpty(head) || isEmpty(last) || NEVER.test(head)) return null;
  if (new RegExp(`\\bto ${last}\\b`).test(quote) && determiner === '') return null;
  const kind = kindIn(head, words.at(-2));
  const plural = head !== last || /^(?:children|men|women|feet|mice|geese|sheep|bees)$/.test(last);
  if (kind === 'other' && (!isNounHere(words, plural, quote) || isOnlySaidOf(last, quote))) return null;
  if (kind === 'other' && head.endsWith('ing') && determiner === '') return null;
  return {
    phrase: words.slice(-MOST_WORDS).join(' '),
    head,
    kind,
    plural,
    isObject:
      isObject(kind, head) &&
      (kind !== 'other' || isConcrete(head) || isHandled(last, quote)) &&
      !isPredicate(last, quote) &&
      !isEvent(last, quote) &&
      !isStoodAt({ kind, phrase: words.join(' '), quote }),
    weight: 1,
    quote,
    determiner: determiner.toLowerCase(),
  };
}

/** “A tomato plant” grows; a plant by itself is where people work. */
function kindIn(head: string, before = ''): NounKind {
  const grows = ['food', 'nature'].includes(kindOf(before)) || /^(?:potted|climbing|house)$/.test(before);
  return head === 'plant' && grows ? 'nature' : kindOf(head);
}

/** “Nine broken radios”: what they are, and nothing besides. */
function isOnlySaidOf(last: string, quote: string): boolean {
  const [, next] = new RegExp(`\\b${last} ([\\p{Ll}-]+)`, 'iu').exec(quote) ?? [];
  return /(?:ed|en)$/.test(last) && next !== undefined && isListed(singular(next));
}

const BEFORE_NOUN =
  "(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|no|any|some|every|each|another|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+|only|first|last|of|with|without|and|from|for|in|by|['’]s|s['’])";
const AFTER_VERB =
  '(?:the|an?|my|your|his|her|its|our|their|this|that|these|you|him|them|us|me|it|no|nothing|nobody|any|every|each|to|for|back|away|up|down|out|off|over|into|only|\\p{Lu}\\p{Ll}+)';

/**
 * Whether a word that is in none of our lists is a noun where it stands. “Juno swears the bus …”: nothing before it that a
 * noun has, and after it what a verb has. A single thing without article or adjective is none: “which sank”.
 */
function isNounHere(words: readonly string[], plural: boolean, quote: string): boolean {
  const [phrase, last] = [words.join(' '), words.at(-1) ?? ''];
  const has = (pattern: string) => new RegExp(pattern, 'iu').test(quote);
  if (has(`(?:^|[\\s“(]|(?=['’]))${BEFORE_NOUN} (?:[\\p{Ll}-]+ ){0,2}${phrase}(?![\\p{L}-])`)) {
    // “The tower asks for help”: the noun is before it.
    const isVerb =
      last.endsWith('s') && has(`\\b${last} ${AFTER_VERB}\\b`) && !has(`${BEFORE_NOUN} ${last}\\b`);
    return !isVerb || words.length > 1;
  }
  return plural && !has(`\\b${last} ${AFTER_VERB}\\b`);
}

/** “Gets on at a stop”: what one is at is a spot and stays where it is. */
export function isStoodAt({ kind, phrase, quote }: Pick<PremiseThing, 'kind' | 'phrase' | 'quote'>): boolean {
  return (
    kind === 'other' &&
    new RegExp(`\\b(?:at|inside|aboard) (?:the|an?) (?:\\p{Ll}+ )?${phrase}\\b`, 'iu').test(quote)
  );
}

/** Of a word in none of our lists only what is done with it shows that it can be pointed at: a gramophone, not a prank. */
function isHandled(last: string, quote: string): boolean {
  const before = "(?:[\\p{L}'’-]+ ){0,4}?";
  return new RegExp(
    [
      `\\b(?:there (?:is|was|are|were)|has|have|had|with|only|left (?:you|me)|gave (?:you|me)|hands? you)\\b[^.;:]*?\\b(?:an?|one|two|three|four|\\p{Ll}+teen|his|her|the) ${before}${last}\\b`,
      `\\b(?:under|underneath|behind|inside|into|beside|through|onto|against|beneath|from|on|at) (?:the|an?|his|her|your|their|its|every|each) ${before}${last}\\b`,
      `\\b(?:carr(?:y|ies|ied)|holds?|held|opens?|opened|finds?|found|takes?|took|puts?|moved?|moves|hides?|hid|kept|keeps?|locks?|locked|builds?|built|digs?|dug|throws?|threw|cuts?|drops?|dropped|eats?|eating|cleans?|wash(?:es)?|polish(?:es|ed)?|counts?|counting|touch(?:es|ed)?|burns?|burned|steals?|stole|stolen|buys?|bought|sells?|sold|wears?|wore|repairs?|mends?|sees?|saw|brings?|brought|drags?|paints?|painted) (?:the|an?|his|her|your|their|its|every|each|all the|one|two|three)? ?${before}${last}\\b`,
      `\\b(?:brass|wooden|wood|iron|steel|glass|paper|stone|gold|golden|silver|copper|plastic|leather|rusty|rusted|broken|cracked|old|red|blue|green|black|white|grey|yellow|small|little|large|huge|tiny|heavy|empty|locked|wet|wrecked|dusty|frozen) ${last}\\b`,
    ].join('|'),
    'iu',
  ).test(quote);
}

/** What a thing does that is somewhere now; where it once was says nothing. */
const BEING =
  '(?:stands?|lies?|hangs?|leans?|sits?|rests?|burns?|ticks?|rusts?|rots?|leaks?|floats?|glows?|(?:is|are) (?:still )?(?:kept|stored|nailed|bolted|chained|fixed|propped|piled|stacked|moored|buried|shut|locked|lit|broken|full|empty|set|covered|stuck))';
const HOLDING = '(?:there (?:is|are)|has|have|holds?|houses|contains?|keeps?|full of)';
const NOT_NOW = /\b(?:no longer|never|used to|once|until|ago|legend|stor(?:y|ies)|dreams?)\b/i;

/** Whether its sentence says that it stands, lies, hangs or is kept somewhere: of a whale that came ashore one can only speak. */
export function isSaidToBeThere(
  { phrase, quote }: Pick<PremiseThing, 'phrase' | 'quote'>,
  /** Whether its sentence begins with somebody: what they have, they have on them. */
  isOfSomebody: boolean,
): boolean {
  const thing = `(?<![\\p{L}-])${RegExp.escape(phrase)}(?![\\p{L}-])`;
  const has = (pattern: string) => new RegExp(pattern, 'iu').test(quote);
  if (NOT_NOW.test(quote) || !has(thing)) return false;
  const near = '[^.;:!?]{0,60}?';
  return (
    has(`${thing}[^.;:!?,]{0,40}?(?<!\\p{L})${BEING}(?!\\p{L})`) ||
    has(`(?<!\\p{L})(?:${isOfSomebody ? BEING : `${BEING}|${HOLDING}`}) ${near}${thing}`)
  );
}

const PLAYED =
  /\b(?:against|season|team|kick-off|final|referee|pitch|league|cup|draw|won|win|lost|lose|score\w*|played?)\b/i;

/** “Not during the county fair”: what lasts is no thing. */
function isEvent(last: string, quote: string): boolean {
  // A match is struck, or it is played.
  if (/^match(?:es)?$/.test(last) && PLAYED.test(quote)) return true;
  return new RegExp(
    `\\b(?:during|throughout|after) (?:the|an?|this|his|her|your) (?:[\\p{Ll}-]+ ){0,2}?${last}\\b`,
    'iu',
  ).test(quote);
}

/** “Coins that are no longer money”: what something is or is not, and no thing besides. */
function isPredicate(last: string, quote: string): boolean {
  return new RegExp(
    `\\b(?:is|are|was|were|be|become|becomes|became) (?:no longer |not |only )?${last}\\b`,
    'iu',
  ).test(quote);
}

/** “At night the honey glows”: where nothing else is done, what looks like a plural is what is done. */
function withoutVerb(words: readonly string[], quote: string): readonly string[] {
  const phrase = words.join(' ');
  if (words.length < 2 || !phrase.endsWith('s') || !/[.!?]$/.test(quote)) return words;
  const clause = quote.split(/[,;:.]/).find((part) => part.toLowerCase().includes(phrase)) ?? '';
  return nlp(clause).verbs().length === 0 ? words.slice(0, -1) : words;
}

function isObject(kind: NounKind, head: string): boolean {
  if (kind === 'place' || AROUND.test(head)) return false;
  return kind !== 'other' || !(isAbstract(head) || TOPICS.has(head) || NO_OBJECT.test(head));
}

const PARTS =
  /,\s*|\s(?:and|or|of|that|who|which|in|on|at|with|from|for|to|by|like|as|than|aboard|above|below|outside|near|after|before|between|behind|whom|where)\s/;
const isEmpty = (word: string) => EMPTY_NOUNS.has(word) && !TOPICS.has(word);

/** The words of a phrase without article, number and what follows the noun; none when there is a name in it. */
function wordsOf(text: string, sentence: string): string[] {
  const all = text
    // “Sal's hat”: whose it is is no part of it.
    .replace(/^.*\p{Lu}\p{L}+['’]s /u, '')
    .replace(/[^\p{L}\p{N}'’ -]/gu, ' ')
    .trim()
    .split(/\s+/);
  const isName = (word: string, index: number) =>
    /^\p{Lu}/u.test(word) && !(index === 0 && sentence.startsWith(word));
  const words = all.some(isName) ? [] : all.map((word) => word.toLowerCase());
  const isWorth = (word: string) => /^[\p{Ll}-]+$/u.test(word) && !VAGUE.has(word) && !GRAMMAR.test(word);
  while (
    /^(?:aboard|away|here|below|above|ago|apart|alone|together|whom|has|have|had|can|will|would|must|does|did|is|was|are|were)$/.test(
      words.at(-1) ?? '',
    )
  )
    words.pop();
  const from = words.findLastIndex((word) => !isWorth(word));
  return words.slice(from + 1);
}

const GRAMMAR =
  /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|nineteen|twenty|thirty|forty|fifty|hundred|thousand|third|fourth|fifth|sixth|ninth|whoever|who|what|which|it|them|is|was|are|were|has|have|had|can|could|will|would|may|must|do|does|did|there|now|then|and|or|not|ever|just)$/;

/** What happens, lasts or is felt. */
const NO_OBJECT =
  /^(?:drought|tournament|fête|fete|festival|contest|match|audit|claim|rumour|rumor|strike|election|trial|verdict|theft|murder|plague|famine|flood|feud|quarrel|custom|ritual|harvest|journey|voyage|race|move|opening|endgame|title|rank|wage|insurance|policy|accident|weather|heat|cold|smell|noise|silence|prize|line|money|income|fare|call|country|session|sundown|news|visit|funeral|concert|show|rehearsal|lesson|exam|holiday|season|summer|water|air|gravity|speed|history|score|grade|law|tax|loan|inheritance|curse|spell|wish|win|draw|defeat|fashion|kick-off)$/;
