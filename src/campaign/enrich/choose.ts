import { cosine } from '../../base/vectors.ts';
import { ARCS } from './lexicon/arcs/index.ts';
import { DOMAINS } from './lexicon/domains/index.ts';
import type { Arc, Domain } from './lexicon/types.ts';
import type { Reading } from './read/reading.ts';

/** Which entries of the lexicon a world is made from; kept in provenance so that a second run builds on the same. */
export interface Recipe {
  domain: string;
  /** A second corner of the world, when the author's words lie between two. */
  second: string | null;
  arc: string;
  /** What chance is drawn from. */
  seed: string;
}

/** Turns texts into unit vectors; null when there is no model, and then words alone decide. */
export type Embed = (texts: readonly string[]) => Promise<Float32Array[] | null>;

/** What a word of the author's that stands in an entry adds to its likeness. */
const WORD_WORTH = 0.09;
const MAX_WORD_WORTH = 0.75;
/** How far behind the first the second may be and still lend a place and a face. */
const NEARNESS = 0.15;
const WORTH_MIXING = 0.3;
/** What it adds to an arc that it goes with the corner of the world. */
const SUITS = 0.12;
/** A story of things told by people, or of people told by things, is rarely meant. */
const WRONG_SCALE = 0.6;

interface Scored<Entry> {
  entry: Entry;
  score: number;
}

/** Chooses the corners of the world and the shape of the story that lie nearest to the author's words. */
export async function chooseRecipe(
  reading: Reading,
  { text, seed }: { text: string; seed: string },
  embed: Embed,
): Promise<Recipe> {
  const gists = [...DOMAINS, ...ARCS].map(({ gist }) => gist);
  const vectors = await embed([text, ...gists]);
  const likeness = (index: number) =>
    vectors === null ? 0 : cosine(vectors[0] as Float32Array, vectors[index + 1] as Float32Array);
  const domains = rank(
    DOMAINS.map((entry, index) => ({
      entry,
      score: likeness(index) + wordScore(entry, reading) - misfit(entry, reading),
    })),
  );
  const first = domains[0];
  const second = domains.find(({ entry }) => entry !== first?.entry && !areKin(entry, first?.entry));
  const arcs = rank(
    ARCS.map((entry, index) => ({
      entry,
      score:
        likeness(DOMAINS.length + index) +
        wordScore(entry, reading) +
        suitability(first?.entry, entry) +
        calledFor(entry, reading) -
        wrongShape(entry, reading),
    })),
  );
  const isBetween =
    first !== undefined &&
    second !== undefined &&
    second.score > WORTH_MIXING &&
    first.score - second.score < NEARNESS;
  return {
    domain: first?.entry.id ?? '',
    second: isBetween && second.entry.isSmall === first.entry.isSmall ? second.entry.id : null,
    arc: arcs[0]?.entry.id ?? '',
    seed,
  };
}

/** Which arcs a corner of the world likes, the first best. */
function suitability(domain: Domain | undefined, { id }: Arc): number {
  const rank = domain?.suits.indexOf(id) ?? -1;
  return rank === -1 ? 0 : SUITS - rank * 0.02;
}

/** Somebody who is missing wants looking for, and somebody dead may not be done. */
function calledFor({ id }: Arc, { people }: Reading): number {
  if (id === 'missing') return people.some(({ fate }) => fate === 'missing') ? 0.25 : 0;
  return id === 'haunting' && people.some(({ fate }) => fate === 'dead') ? 0.1 : 0;
}

/** Some stories are only for people, and one is only for what is eaten. */
function wrongShape({ id, isForPeople }: Arc, { isThing, isFood }: Reading): number {
  if (id === 'use') return isFood ? -WRONG_SCALE : 1;
  return isForPeople === true && isThing ? 1 : 0;
}

function misfit(domain: Domain, reading: Reading): number {
  if (domain.onlyFor?.every((word) => weightOf(word, reading) === 0)) return 1;
  return (domain.isSmall === true) === reading.isThing ? 0 : WRONG_SCALE;
}

/** A lake with a tide in it is neither. */
function areKin(one: Domain, other: Domain | undefined): boolean {
  return one.kin === other?.id || other?.kin === one.id;
}

function rank<Entry>(entries: Scored<Entry>[]): Scored<Entry>[] {
  return entries.sort((a, b) => b.score - a.score);
}

/** How many of the author's words an entry is about, each by its weight. */
function wordScore({ words }: Pick<Domain | Arc, 'words'>, reading: Reading): number {
  let sum = 0;
  for (const word of words) sum += weightOf(word, reading);
  return Math.min(MAX_WORD_WORTH, sum * WORD_WORTH);
}

function weightOf(word: string, { words }: Reading): number {
  if (/[^\p{Script=Latin}\p{M}-]/u.test(word)) {
    // Scripts without spaces, and languages with cases: it is enough that the word is in there.
    for (const [other, weight] of words) if (other.includes(word)) return weight;
    return 0;
  }
  const wanted = stem(word);
  for (const [other, weight] of words) if (stem(other) === wanted) return weight;
  return 0;
}

/** Cuts endings off, on both sides alike: `haunted` and `haunt`, `sailors` and `sailor`. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/['’]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^aeiou])(?:ing|ed|es|er)$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/e$/, '');
}

export function domainCalled(id: string): Domain {
  return (DOMAINS.find((domain) => domain.id === id) ?? DOMAINS[0]) as Domain;
}

export function arcCalled(id: string): Arc {
  return (ARCS.find((arc) => arc.id === id) ?? ARCS[0]) as Arc;
}
