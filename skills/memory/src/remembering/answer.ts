import { remembering, sentencesOf } from '../../../../src/sdk/index.ts';
import { rootsIn, synonymsOf } from './synonyms.ts';

export interface Passage {
  id: string;
  /** Without headings and markup. */
  text: string;
  source: string;
  /** The headings it stands under. */
  headings: readonly string[];
  relevance: number;
  /** How near it is to the question in meaning; 0 when that is not known. */
  nearness: number;
}

export interface Answered extends Passage {
  /** Its sentences that answer what was asked, best first; the fit says only which of two is better. */
  answers: { text: string; fit: number }[];
}

const MOST_ANSWERS = 3;

const NUMBER =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|hundred|thousand|dozen|none|nobody)\b/i;

/** What a question asks for, and how a sentence that tells it reads. */
const ASKS_FOR: readonly [question: RegExp, answer: RegExp, worth?: number][] = [
  [
    /^(?:when|(?:at |on |in )?(?:what|which) (?:day|time|hour|year|month|season))\b/i,
    /\b(?:\w+day|january|february|march|april|may|june|july|august|september|october|november|december|\w+mas|past the hour|first light|sunrise|sunset|o[’']clock|noon|midnight|dawn|dusk|minutes? past|years? ago|weeks? ago|century|morning|night|spring|summer|autumn|winter)\b/i,
  ],
  [/^how (?:much|dear)\b/i, /\b(?:pounds?|shillings?|pence|sixpence|paid|costs?|worth|all of it|weight)\b/i],
  [/^how (?:many|much|old|tall|deep)\b/i, NUMBER],
  [
    /^how long\b/i,
    /\b(?:for|until|from|took|takes?|lasts?|lasted)\b.*\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|winters?)\b/i,
  ],
  [/^how far\b/i, /\b(?:miles?|yards?|feet|leagues?|steps|paces|an? (?:hour|day)|distance)\b/i],
  [
    /^how often\b/i,
    /\b(?:once|twice|one|two|three|times?|something|every|each) (?:an? )?(?:hour|day|night|week|fortnight|month|year|winter)\b/i,
    0.8,
  ],
  [/^how often\b/i, /\b(?:once|twice|every|each|always|never|seldom)\b/i],
  [
    /\b(?:made|built) (?:of|from|out of)\b|\bmade\b.*\bfrom\b/i,
    /\b(?:made|cast|built|cut|carved|woven|knitted|forged|sewn|painted)\b.*\b(?:of|from|out of)\b/i,
  ],
  [
    /^why\b/i,
    /\b(?:because|since|so that|so long as|in order|on account of|for fear|therefore|would|cannot|nobody can|those who|unless)\b/i,
  ],
  [
    /^(?:who|whose|whom)\b/i,
    /\b(?:only|nobody|everyone|somebody|man|woman|girl|boy|named|called|was a|is a|were|those|people|widows?|himself|herself)\b|\p{L}[’']s\b/iu,
  ],
  [
    /^(?:what|which) colou?r\b/i,
    /\b(?:yellow|red|green|blue|white|black|gr[ae]y|brown|gold(?:en)?|rose|pink|silver|purple)\b/i,
  ],
  [/\babout\?*$/i, /\babout\b/i],
  [/^what\b.*\b(?:says?|said|words?|writ\w+|engraved|inscribed|read|sung|asked)\b/i, /: |[“"]/],
  [/^(?:is|are|was|were) there\b/i, /\bthere (?:is|are|was|were|has|have|had)\b/i, 0.35],
  [
    /^(?:is|are|was|were|do|does|did|has|have|had|can|could|may|will|would|whether|if)\b/i,
    /\b(?:nobody|no one|none|never|nothing|no|not|cannot|only|everyone|everybody|always|may|still|some)\b/i,
    0.25,
  ],
  [/^(?:by whom|who|whom)\b/i, /\bby (?:the|an?|one|his|her|\p{Lu})/u],
  [
    /^what (?:became|has become) of\b/i,
    /\b(?:married|died|went|gone|left|stayed|became|sold|burned)\b/i,
    0.4,
  ],
  [/\byou\b/i, /\b(?:we|us|our|I|my|me)\b/, 0.25],
  [
    /^how (?:did|do|does|is|are|was|were|could|can)\b/i,
    /\b(?:by|with|way|on foot|at a time|would have to|must|were)\b|^to\b/i,
    0.25,
  ],
  [/\b(?:die|died|death|killed|dead)\b/i, /\b(?:died?|death|dead|killed|buried|drowned)\b/i],
];
/** What the question word itself says is no word to look for. */
const QUESTION_WORDS =
  /^(?:(?:at|on|in)\s+)?(?:what|which|how)\s+(?:day|time|hour|year|month|season|many|much|long|old|far|often)\b/i;
/** “What is the stray?” is answered by what it is, or by what is called that. */
const DEFINES = /^(?:what|who) (?:is|are|was|were) (?:an? |the )?([^?]+?)\??$/i;

/** What a word found elsewhere than in the sentence itself is worth for it. */
const FROM_HEADING = 0.9;
const FROM_BEFORE = 0.5;
const FROM_PASSAGE = 0.4;
/** “They leave their shoes” is about whom the sentence before is about. */
const GOES_ON = /^(?:They|He|She|It|One|Those|These|That|His|Her|Its|Their)\b/;
const SPEAKS_OF_IT = /\b(?:they|them|their|he|him|she|her|it|its)\b/;
const MEANT_BEFORE = 0.8;
const MEANT_BESIDE = 0.5;
/** What another word for it is worth, and a word with the same beginning. */
const AS_SYNONYM = 0.7;
const AS_RELATIVE = 0.6;
const AS_DERIVED = 0.85;
const SAME_BEGINNING = 5;
const SHORTEST_ROOT = 4;
const LONGEST_ENDING = 3;

/** Words that say little about what is asked. */
const GENERAL = new Set(
  rootsIn(
    `make do get go come take put have happen become know tell say use kind sort thing people person one anybody anyone
     somebody someone everybody everyone nobody ever still here away back around now really actually exactly else any
     every behind`,
  ),
);
const GENERAL_WEIGHT = 0.3;
const NAME_WEIGHT = 1.4;

/** The passages with their sentences that answer a question, the one with the best answer first. */
export function bestAnswers(passages: readonly Passage[], question: string): Answered[] {
  const asks = ASKS_FOR.filter(([pattern]) => pattern.test(question.trim()));
  const asked = new Set(rootsIn(question));
  const all = passages.map(read);
  const credit = creditOf(
    question,
    all.flatMap(({ sentences }) => sentences),
  );
  const answered = passages.map((passage, at): Answered => {
    const { sentences: ones, heading, around } = all[at] ?? read(passage);
    const known = isNamed(heading, asked) ? 0.3 : 0;
    const ofPlace = passage.source.startsWith('lore/locations/') ? -0.15 : 0;
    const answers = ones.map(({ text, terms }, index) => {
      // What the heading and the sentence before say need not be said again.
      const before = ones[index - 1]?.terms ?? new Set<string>();
      const goesOn = GOES_ON.test(text);
      const words = credit([
        [terms, 1],
        [heading, goesOn ? 1 : FROM_HEADING],
        [before, goesOn ? MEANT_BEFORE : FROM_BEFORE],
        [around, FROM_PASSAGE],
      ]);
      const shape = kindFit(asks, asked, text) + definesFit(question, text, index) - 0.02 * index;
      const meant = goesOn ? MEANT_BEFORE : SPEAKS_OF_IT.test(text) ? MEANT_BESIDE : 0;
      const own = credit([
        [terms, 1],
        [heading, meant],
        [before, meant],
      ]);
      const fit = words + 0.6 * own + shape + known + ofPlace;
      return { text, fit: Math.round(fit * 1000) / 1000 };
    });
    return { ...passage, answers };
  });
  return inOrder(answered);
}

interface ReadPassage {
  sentences: { text: string; terms: ReadonlySet<string> }[];
  heading: ReadonlySet<string>;
  around: ReadonlySet<string>;
}

/** Passages that were read before: every scene looks into the same lore. */
const READ = new Map<string, ReadPassage>();
const MOST_READ = 5_000;

function read({ text, headings }: Passage): ReadPassage {
  const key = `${headings.join(' ')}\n${text}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const sentences = sentencesOf(text).map((sentence) => ({ text: sentence, terms: wordsIn(sentence) }));
  const passage = {
    ...{ sentences, heading: new Set(rootsIn(headings.join(' '))), around: new Set(rootsIn(text)) },
  };
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(key, passage);
  return passage;
}

/** The passages with their best answers, the one with the best of all first. */
function inOrder(answered: readonly Answered[]): Answered[] {
  const bestOf = ({ answers }: Answered) => answers[0]?.fit ?? 0;
  return answered
    .map(({ answers, ...passage }) => ({
      ...passage,
      answers: answers.toSorted((one, other) => other.fit - one.fit).slice(0, MOST_ANSWERS),
    }))
    .toSorted((one, other) => bestOf(other) - bestOf(one));
}

/** What nearness of meaning counts beside what the words say, of a sentence and of its passage; fitted on proof/lore. */
const SENTENCE_MEANS = 3;
const PASSAGE_MEANS = 1;

/** Below it a sentence is taken for none of what was asked: of a hundred questions that the lore answers, one is lost. */
const LEAST_FIT = 1.75;

/** The answers in order by words and meaning; `near` has how near each sentence is to the question, and those without are out. */
export function withMeaning(answered: readonly Answered[], near: ReadonlyMap<string, number>): Answered[] {
  return inOrder(
    answered.map((passage) => ({
      ...passage,
      answers: passage.answers.flatMap(({ text, fit }) => {
        const meant = near.get(text);
        if (meant === undefined) return [];
        const whole = fit + SENTENCE_MEANS * meant + PASSAGE_MEANS * passage.nearness;
        return whole < LEAST_FIT ? [] : [{ text, fit: Math.round(whole * 1000) / 1000 }];
      }),
    })),
  );
}

/** How much of what a question asks for is in some sets of words, each with what it counts: from 0 to 1. */
function creditOf(question: string, sentences: readonly { terms: ReadonlySet<string> }[]) {
  const names = new Set(rootsIn((question.match(/(?<!^)\b\p{Lu}[\p{L}’'-]+/gu) ?? []).join(' ')));
  const vocabulary = new Set(sentences.flatMap(({ terms }) => [...terms]));
  const asked = rootsIn(question.replace(QUESTION_WORDS, ' ')).flatMap((term) => {
    const likes = likesOf(term, vocabulary);
    // A sentence is weighed by itself and beside the next, a heading with every sentence below it.
    const known = new Map<ReadonlySet<string>, number>();
    const likenessOf = (terms: ReadonlySet<string>) => {
      const found = known.get(terms) ?? likeness(likes, terms);
      known.set(terms, found);
      return found;
    };
    const having = sentences.reduce((sum, { terms }) => sum + likenessOf(terms), 0);
    // What nobody speaks of cannot tell one sentence from another.
    if (having === 0) return [];
    const rarity = Math.log(1 + sentences.length / (1 + having));
    return [
      {
        likenessOf,
        weight: rarity * (GENERAL.has(term) ? GENERAL_WEIGHT : names.has(term) ? NAME_WEIGHT : 1),
      },
    ];
  });
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (sets: readonly (readonly [ReadonlySet<string>, number])[]) => {
    let credit = 0;
    for (const { likenessOf, weight } of asked) {
      let best = 0;
      for (const [terms, worth] of sets) best = Math.max(best, worth * likenessOf(terms));
      credit += weight * best;
    }
    return credit / total;
  };
}

type Likes = readonly (readonly [word: string, worth: number])[];

/** The words of a vocabulary that may stand for a word, the nearest first: itself, other words for it, its relatives. */
function likesOf(term: string, vocabulary: ReadonlySet<string>): Likes {
  const same = synonymsOf(term);
  const likes: [string, number][] = [];
  for (const word of new Set([...vocabulary, term])) {
    const worth = word === term ? 1 : same.has(word) ? AS_SYNONYM : kinship(term, word);
    if (worth > 0) likes.push([word, worth]);
  }
  return likes.sort(([, one], [, other]) => other - one);
}

function likeness(likes: Likes, terms: ReadonlySet<string>): number {
  return likes.find(([word]) => terms.has(word))?.[1] ?? 0;
}

/** How near two words are by their letters: walker and walk, burial and bury, bedmoss and moss. */
function kinship(one: string, other: string): number {
  // Relatives begin or end alike; of a whole vocabulary few do.
  if (one[0] !== other[0] && one.at(-1) !== other.at(-1)) return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_ROOT) return 0;
  if (long.startsWith(short) && long.length - short.length <= LONGEST_ENDING) return AS_DERIVED;
  if (long.endsWith(short) && long.length > short.length + 2) return AS_DERIVED;
  return short.length > SAME_BEGINNING && long.startsWith(short.slice(0, SAME_BEGINNING)) ? AS_RELATIVE : 0;
}

/** The words of a sentence in their plain form; what is “like a man” is not liked. */
function wordsIn(sentence: string): Set<string> {
  return new Set(rootsIn(sentence.replaceAll(/\blike\b/gi, ' ')));
}

/** Whether the question names what the passage is about. */
function isNamed(heading: ReadonlySet<string>, asked: ReadonlySet<string>): boolean {
  return heading.size > 0 && [...heading].every((term) => asked.has(term));
}

function kindFit(asks: typeof ASKS_FOR, asked: ReadonlySet<string>, text: string): number {
  if (asks.length === 0) return 0;
  // “The straw man” does not say who dresses the straw man.
  const told = text.replaceAll(/[\p{L}’']+/gu, (word) =>
    rootsIn(word).some((term) => asked.has(term)) ? '' : word,
  );
  const best = asks.filter(([, tells]) => tells.test(told)).map(([, , worth = 0.5]) => worth);
  return Math.max(0, ...best);
}

function definesFit(question: string, text: string, index: number): number {
  const subject = DEFINES.exec(question.trim())?.[1];
  if (subject === undefined) return 0;
  const name = RegExp.escape(subject);
  const has = (pattern: string) => new RegExp(pattern, 'i').test(text);
  const says = (verbs: string) => has(`^(?:an? |the )?${name} (?:${verbs})\\b`);
  if (has(`\\b(?:called|known as|named) (?:an? |the )?${name}`) || says('is|are|was|were')) return 0.7;
  if (says('has|had|goes|belongs?|comes?')) return 0.3;
  return index === 0 && has(`\\b${name}\\b`) ? 0.2 : 0;
}

/** A passage as prose: without front matter, headings and markup. */
export const plainPassage = remembering((text): string =>
  text
    .replace(/^---[\s\S]*?^---$/m, '')
    .replace(/^#+ .*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,3}([^*_]+)[*_]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim(),
);
