import { getOwn, termsOf } from '../../../../src/sdk/index.ts';
import { readTraits } from '../reading/read.ts';
import type { Traits } from '../reading/traits.ts';

/** How alike two descriptions must be to be of the same looks: by their words, or by what they mean. */
export const ALIKE_IN_WORDS = 0.5;
export const ALIKE_IN_MEANING = 0.6;
/** Two ids are taken for one person only by descriptions that nearly say the same. */
export const SAME_PERSON_IN_WORDS = 0.7;
export const SAME_PERSON_IN_MEANING = 0.85;

/** Shared words over all words, from 0 to 1. */
export function wordSimilarity(one: string, other: string): number {
  const [first, second] = [new Set(termsOf(one)), new Set(termsOf(other))];
  const shared = [...first].filter((stem) => second.has(stem)).length;
  const all = first.size + second.size - shared;
  return all === 0 ? 1 : shared / all;
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
