import { getOwn } from '../../../../src/sdk/index.ts';
import { readTraits } from '../reading/read.ts';
import type { Traits } from '../reading/traits.ts';

/** How alike two descriptions must be to be of the same looks: by their words, or by what they mean. */
export const ALIKE_IN_WORDS = 0.5;
export const ALIKE_IN_MEANING = 0.6;
/** Two ids are taken for one person only by descriptions that nearly say the same. */
export const SAME_PERSON_IN_WORDS = 0.7;
export const SAME_PERSON_IN_MEANING = 0.85;

const NO_WORDS = new Set(
  'the and with for was were has had have his her its their who that this him she they are but very from into'.split(
    ' ',
  ),
);

/** Shared words over all words, from 0 to 1. */
export function wordSimilarity(one: string, other: string): number {
  const [first, second] = [stems(one), stems(other)];
  const shared = [...first].filter((stem) => second.has(stem)).length;
  const all = first.size + second.size - shared;
  return all === 0 ? 1 : shared / all;
}

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(
    words.filter((word) => !NO_WORDS.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  );
}

/** Whether both say something about the same feature, and not the same: a grey beard is not a red one. */
export function contradicts(one: string, other: string): boolean {
  const [first, second] = [features(readTraits(one)), features(readTraits(other))];
  return Object.keys(first).some((key) => {
    const [a, b] = [first[key], second[key]];
    return a !== null && b !== null && a !== b;
  });
}

const SIMILAR: Readonly<Record<string, string>> = {
  silver: 'grey',
  white: 'grey',
  auburn: 'red',
  crimson: 'red',
  'dark brown': 'brown',
  full: 'beard',
  long: 'beard',
};

function features(traits: Traits): Record<string, string | null> {
  const plain = (value: string | null) => (value === null ? null : (getOwn(SIMILAR, value) ?? value));
  const { hair, beard } = traits;
  return {
    count: String(traits.count),
    presents: traits.presents,
    age: traits.age === 'young' ? 'adult' : traits.age,
    species: traits.species,
    skin: traits.skin,
    hairColour: plain(hair.colour),
    bald:
      hair.length === 'bald'
        ? 'bald'
        : hair.length === null && hair.colour === null && hair.shape === null
          ? null
          : 'hair',
    beard: plain(beard.style),
    eyewear: traits.eyewear,
  };
}

export function cosine(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
