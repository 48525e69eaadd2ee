import { plainTerms, sentencesOf } from '../../../../src/sdk/index.ts';

export interface Passage {
  id: string;
  /** Without headings and markup. */
  text: string;
  source: string;
  /** The headings it stands under. */
  headings: readonly string[];
  relevance: number;
}

export interface Answered extends Passage {
  /** Its sentences that answer what was asked, best first; the fit says only which of two is better. */
  answers: { text: string; fit: number }[];
}

const MOST_ANSWERS = 3;

const NUMBER =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|hundred|thousand|dozen|none|nobody)\b/i;

/** What a question asks for, and how a sentence that tells it reads. */
const ASKS_FOR: readonly [question: RegExp, answer: RegExp][] = [
  [
    /^(?:when|(?:at |on |in )?(?:what|which) (?:day|time|hour|year|month|season))\b/i,
    /\b(?:\w+day|january|february|march|april|may|june|july|august|september|october|november|december|\w+mas|past the hour|o[’']clock|noon|midnight|dawn|dusk|minutes? past|years? ago|weeks? ago|century|morning|night|spring|summer|autumn|winter)\b/i,
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
    /\b(?:once|twice|every|each|always|never|seldom|an? (?:hour|day|night|week|fortnight|month|year))\b/i,
  ],
  [
    /\b(?:made|built) (?:of|from|out of)\b|\bmade\b.*\bfrom\b/i,
    /\b(?:made|cast|built|cut|carved|woven|knitted|forged|sewn|painted)\b.*\b(?:of|from|out of)\b/i,
  ],
  [
    /^why\b/i,
    /\b(?:because|since|so that|so long as|in order|on account of|for fear|therefore|would|cannot)\b/i,
  ],
  [
    /^(?:who|whose|whom)\b/i,
    /\b(?:only|nobody|everyone|somebody|man|woman|girl|boy|named|called|was a|is a|were|those|people|widows?)\b|\p{L}[’']s\b/iu,
  ],
  [/\b(?:die|died|death|killed|dead)\b/i, /\b(?:died?|death|dead|killed|buried|drowned)\b/i],
];
/** What the question word itself says is no word to look for. */
const QUESTION_WORDS =
  /^(?:(?:at|on|in)\s+)?(?:what|which|how)\s+(?:day|time|hour|year|month|season|many|much|long|old|far|often)\b/i;
/** “What is the stray?” is answered by what it is, or by what is called that. */
const DEFINES = /^(?:what|who) (?:is|are|was|were) (?:an? |the )?([^?]+?)\??$/i;

/** The passages with their sentences that answer a question, the one with the best answer first. */
export function bestAnswers(passages: readonly Passage[], question: string): Answered[] {
  const asked = plainTerms(question.replace(QUESTION_WORDS, ' '));
  const sentences = passages.flatMap((passage) =>
    sentencesOf(passage.text).map((text, index) => ({ passage, text, index, terms: plainTerms(text) })),
  );
  // A word that few sentences have says more.
  const weights = new Map(
    asked.map((term) => [term, 1 / (1 + sentences.filter(({ terms }) => terms.includes(term)).length)]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const covered = (terms: Iterable<string>) =>
    [...new Set(terms)].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) / total;
  const answered = passages.map((passage): Answered => {
    const heading = plainTerms(passage.headings.join(' '));
    const around = covered([...heading, ...plainTerms(passage.text)]);
    const known = isNamed(heading, question) ? 0.4 : 0;
    const ofPlace = passage.source.startsWith('lore/locations/') ? -0.15 : 0;
    const answers = sentences
      .filter((one) => one.passage === passage)
      .map(({ text, terms, index }) => {
        // What the heading says need not be said again by each sentence under it.
        const words = covered([...terms, ...heading]) + 0.5 * around + 0.3 * covered(terms);
        const shape = 0.5 * kindFit(question, text) + definesFit(question, text, index) - 0.02 * index;
        return { text, fit: Math.round((words + shape + known + ofPlace) * 1000) / 1000 };
      });
    return { ...passage, answers: answers.toSorted((a, b) => b.fit - a.fit).slice(0, MOST_ANSWERS) };
  });
  const bestOf = ({ answers }: Answered) => answers[0]?.fit ?? 0;
  return answered.toSorted((one, other) => bestOf(other) - bestOf(one));
}

/** Whether the question names what the passage is about. */
function isNamed(heading: readonly string[], question: string): boolean {
  const asked = new Set(plainTerms(question));
  return heading.length > 0 && heading.every((term) => asked.has(term));
}

function kindFit(question: string, text: string): number {
  const kinds = ASKS_FOR.filter(([asks]) => asks.test(question.trim()));
  return kinds.length === 0 ? 0 : kinds.filter(([, tells]) => tells.test(text)).length / kinds.length;
}

function definesFit(question: string, text: string, index: number): number {
  const subject = DEFINES.exec(question.trim())?.[1];
  if (subject === undefined) return 0;
  const name = subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const has = (pattern: string) => new RegExp(pattern, 'i').test(text);
  const says = (verbs: string) => has(`^(?:an? |the )?${name} (?:${verbs})\\b`);
  if (has(`\\b(?:called|known as|named) (?:an? |the )?${name}`) || says('is|are|was|were')) return 0.7;
  if (says('has|had|goes|belongs?|comes?')) return 0.3;
  return index === 0 && has(`\\b${name}\\b`) ? 0.2 : 0;
}

/** A passage as prose: without front matter, headings and markup. */
export function plainPassage(text: string): string {
  return text
    .replace(/^---[\s\S]*?^---$/m, '')
    .replace(/^#+ .*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,3}([^*_]+)[*_]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
