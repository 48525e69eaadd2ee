import { Type } from 'typebox';
import { isNamedIn } from '../../../base/phrase.ts';
import { enrichReading } from '../../../prompts/tasks/enrich.ts';
import type { AuthorText } from '../author.ts';
import { bare } from '../fill.ts';
import { kindOf, singular } from '../premise/noun-kinds.ts';
import type { Premise, PremisePerson, PremisePlace, PremiseThing } from '../premise/premise.ts';
import type { Ask } from './ask.ts';
import { areFit, isWhole, tidy } from './fit.ts';

const text = (most: number) => Type.String({ maxLength: most });
const ReadingSchema = Type.Object({
  you: text(120),
  people: Type.Array(
    Type.Object({
      name: text(60),
      role: text(120),
      pronoun: Type.Enum(['she', 'he', 'they', 'it']),
    }),
    { maxItems: 8 },
  ),
  places: Type.Array(text(60), { maxItems: 6 }),
  things: Type.Array(text(60), { maxItems: 12 }),
  odd: Type.Object({ clause: text(160), about: text(60) }),
  question: text(200),
  deadline: text(80),
  truth: text(600),
  who: text(60),
});

const FEWEST_PEOPLE = 4;
/** A name, or what somebody is. */
const CALLED =
  /^(?:\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*|(?:[Tt]he|[Yy]our|[Aa]n?) [\p{L} '’-]{3,40})$/u;
const LONGEST_CLAUSE = 120;

/** The premise as the model reads it; each part that cannot be used stays as it was read by rule. */
export async function readByModel(ask: Ask, premise: Premise, author: AuthorText): Promise<Premise> {
  const read = await ask('what the premise says', ReadingSchema, enrichReading());
  if (read === null) return premise;
  const words = `${author.manifest.title} ${premise.sentences.join(' ')}`.toLowerCase();
  const quoteOf = (name: string) =>
    premise.sentences.find((sentence) => sentence.toLowerCase().includes(lastWord(name))) ?? '';
  const { manifest, prose } = author;
  const said = [manifest.description ?? '', author.premise, prose].join('\n');
  const people = peopleFrom(read.people, premise, words, quoteOf, said);
  const places = placesFrom(read.places, quoteOf);
  const things = thingsFrom(read.things, premise, words, quoteOf);
  const clause = sentencePart(read.odd.clause);
  const about = sentencePart(read.odd.about);
  const isOdd =
    areFit([clause, about]) &&
    clause.length <= LONGEST_CLAUSE &&
    words.includes(lastWord(about)) &&
    clause.toLowerCase().includes(lastWord(about));
  const asked = sentencePart(read.question);
  const isAsked = areFit([asked]) && /^(?:who|what|why|how|where|when|whether|which)\s/.test(asked);
  const persona = sentencePart(read.you).replace(/^you are\s+/i, '');
  const isYou = areFit([persona]) && /^(?:(?:the|an?|one of)\s|\p{Lu})/u.test(persona);
  const deadline = sentencePart(read.deadline);
  const truth = tidy(read.truth);
  const head = singular(lastWord(about));
  return {
    ...premise,
    ...(isYou && { you: { ...premise.you, persona } }),
    ...(people.length > 0 && { people }),
    ...(places.length >= 2 && { places }),
    ...(things.length >= 3 && { things }),
    ...(isOdd && {
      odd: {
        clause,
        quote: quoteOf(about) || premise.odd.quote,
        noun: { text: withArticle(about), plural: head !== lastWord(about), pronoun: 'it' as const },
        head,
      },
    }),
    ...(isAsked && premise.question.ways === null && { question: { ...premise.question, asked } }),
    ...(/^(?:before|by|until|within|in|on|at)\s/.test(deadline) && {
      deadline: { when: deadline, quote: quoteOf(deadline) },
    }),
    ...(areFit([truth]) &&
      isWhole(truth) &&
      truth.length > 20 && { truth: { text: truth, who: tidy(read.who) } }),
  };
}

/** Those whom the author names; others only where there would be too few. The dead stay dead. */
function peopleFrom(
  read: readonly { name: string; role: string; pronoun: PremisePerson['pronoun'] }[],
  premise: Premise,
  words: string,
  quoteOf: (name: string) => string,
  author: string,
): PremisePerson[] {
  const gone = premise.people.filter(({ fate }) => fate !== null);
  const isGone = (name: string) => gone.some((other) => (other.name ?? other.role ?? '').includes(name));
  const met = read
    .map(({ name, role, pronoun }): PremisePerson => {
      const called = tidy(name);
      return {
        name: /^(?:the|your|an?)\s/i.test(called) ? null : called,
        role: sentencePart(/^(?:the|your|an?)\s/i.test(called) ? called : role),
        pronoun,
        fate: null,
        isOneOf: false,
        quote: quoteOf(called),
        isSure: /\p{Lu}/u.test(bare(called)) && isNamedIn(author, bare(called)),
      };
    })
    .filter(
      ({ name, role }) =>
        CALLED.test(name ?? role ?? '') && areFit([name ?? role ?? '']) && !isGone(name ?? role ?? ''),
    );
  const isAuthors = ({ name, role, isSure }: PremisePerson) =>
    isSure === true || words.includes(lastWord(name ?? role ?? ''));
  const own = met.filter(isAuthors);
  const missed = premise.people.filter(
    ({ name, fate }) =>
      name !== null && fate === null && !own.some((other) => lastWord(other.name ?? '') === lastWord(name)),
  );
  const known = [...own, ...missed];
  const added = met.filter((one) => !isAuthors(one)).slice(0, Math.max(0, FEWEST_PEOPLE - known.length));
  return met.length === 0 ? [] : [...known, ...added, ...gone];
}

function placesFrom(names: readonly string[], quoteOf: (name: string) => string): PremisePlace[] {
  return [...new Set(names.map(sentencePart))]
    .filter((name) => name.length > 2 && areFit([name]))
    .map((name) => ({ name, sort: lastWord(name), extent: 0, isChosen: true, quote: quoteOf(name) }));
}

function thingsFrom(
  names: readonly string[],
  { things }: Premise,
  words: string,
  quoteOf: (name: string) => string,
): PremiseThing[] {
  const heads = new Set<string>();
  return names.flatMap((name, index): PremiseThing[] => {
    const phrase = bare(sentencePart(name));
    const head = singular(lastWord(phrase));
    if (heads.has(head) || !areFit([phrase]) || !words.includes(lastWord(phrase))) return [];
    heads.add(head);
    const known = things.find((other) => other.head === head);
    const plural = head !== lastWord(phrase);
    const weight = known?.weight ?? names.length - index;
    return [{ phrase, head, kind: kindOf(head), plural, isObject: true, weight, quote: quoteOf(phrase) }];
  });
}

const sentencePart = (words: string) => tidy(words).replace(/[.?!]+$/, '');
const lastWord = (words: string) =>
  (
    words
      .toLowerCase()
      .split(/[\s'’-]+/)
      .at(-1) ?? ''
  ).trim();
const withArticle = (name: string) => (/^(?:(?:the|an?|your)\s|\p{Lu})/u.test(name) ? name : `the ${name}`);
