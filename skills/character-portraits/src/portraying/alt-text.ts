import { readTraits } from '../reading/read.ts';

const MOODS = {
  happy: 'smiling',
  sad: 'sad',
  angry: 'angry',
  afraid: 'frightened',
  tired: 'tired',
  suspicious: 'wary',
  stern: 'stern',
  calm: 'calm',
  surprised: 'surprised',
} as const;
const EYEWEAR = {
  none: null,
  glasses: 'glasses',
  sunglasses: 'dark glasses',
  eyepatch: 'an eyepatch',
} as const;

/** What a picture shows, for those who cannot see it: only what was read from the description. */
export function altText(name: string, description: string): string {
  const { count, age, presents, species, hair, beard, eyewear, mood, clothing } = readTraits(description);
  const isChild = age === 'child';
  const noun =
    presents === null
      ? isChild
        ? 'child'
        : 'person'
      : isChild
        ? { woman: 'girl', man: 'boy' }[presents]
        : presents;
  const who = [
    age === 'old' || age === 'young' ? age : null,
    species === null || species === 'human' ? null : species,
    count === 1 ? noun : null,
  ]
    .filter((word) => word !== null)
    .join(' ');
  const hairWords =
    hair.length === 'bald'
      ? 'bald'
      : hair.colour === null && hair.shape === null && hair.length === null
        ? null
        : [hair.length, hair.colour, 'hair', hair.shape === 'bun' ? 'in a bun' : null]
            .filter((word) => word !== null)
            .join(' ');
  const beardWords =
    beard.style === null || beard.style === 'none'
      ? null
      : [beard.colour, beard.style === 'full' ? 'beard' : beard.style === 'long' ? 'long beard' : beard.style]
          .filter((word) => word !== null)
          .join(' ');
  const parts = [
    count === 1 ? who : `${count === 2 ? 'two' : 'several'} people`,
    hairWords,
    beardWords,
    eyewear === null ? null : EYEWEAR[eyewear],
    clothing.colour === null ? null : `in ${clothing.colour}`,
    mood === null ? null : MOODS[mood],
  ].filter((part) => part !== null && part !== '');
  return `Portrait${name === '' ? '' : ` of ${name}`}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
}
