import { getOwn, type Random } from '../../../../src/sdk/index.ts';
import type {
  Age,
  Beard,
  Eyewear,
  Garment,
  HairLength,
  HairShape,
  Headwear,
  Mood,
  Species,
  Traits,
} from '../reading/traits.ts';
import { BACKGROUNDS, CLOTH, EYES, HAIR, mix, NATURAL_SKIN, QUIET_CLOTH, SKIN } from './palette.ts';

/** Everything a style needs to draw somebody: the traits, with nothing left open. Colours are hexadecimal. */
export interface Look {
  presents: 'woman' | 'man';
  age: Age;
  species: Species;
  skin: string;
  hair: { colour: string; length: HairLength; shape: HairShape | null };
  beard: { style: Beard; colour: string };
  eyes: string;
  eyewear: Eyewear;
  headwear: { kind: Headwear; colour: string };
  clothing: { garment: Garment; colour: string };
  mood: Mood;
  freckles: boolean;
  scar: boolean;
  earrings: boolean;
  background: string;
}

const SPECIES_SKIN: Partial<Record<Species, readonly string[]>> = {
  demon: ['red', 'purple'],
  ghost: ['grey'],
  goblin: ['green'],
  lizard: ['green'],
  orc: ['green', 'grey'],
  robot: ['grey'],
  undead: ['grey'],
  beast: ['brown', 'tan'],
};

/** Fills in what nobody has said, by chance that belongs to the character: the same each time. */
export function lookOf(traits: Traits, random: Random): Look {
  const pick = <Item>(about: string, items: readonly Item[]) => random.fork(about).pick(items);
  const species = traits.species ?? 'human';
  const age = traits.age ?? 'adult';
  const isGrown = age === 'adult' || age === 'old';
  const bearded = traits.beard.style !== null && traits.beard.style !== 'none';
  const presents =
    traits.presents ?? (bearded || species === 'dwarf' ? 'man' : pick('presents', ['woman', 'man'] as const));
  const skin = traits.skin ?? pick('skin', SPECIES_SKIN[species] ?? NATURAL_SKIN);
  const hairName = traits.hair.colour ?? traits.beard.colour ?? pick('hair colour', naturalHair(age, skin));
  const hairColour = getOwn(HAIR, hairName) ?? HAIR['brown'] ?? '';
  const length = traits.hair.length ?? naturalLength(traits, presents, age, random.fork('hair length'));
  const beardless = presents === 'woman' || !isGrown || species === 'elf' || species === 'robot';
  const beard =
    traits.beard.style ??
    (species === 'dwarf' && presents === 'man'
      ? 'long'
      : beardless
        ? 'none'
        : pick('beard', ['none', 'none', 'none', 'stubble'] as const));
  return {
    presents,
    age,
    species,
    skin: getOwn(SKIN, skin) ?? SKIN['fair'] ?? '',
    hair: {
      colour: hairColour,
      length,
      shape: traits.hair.shape ?? pick('hair shape', [null, null, 'wavy', 'straight'] as const),
    },
    beard: { style: beard, colour: getOwn(HAIR, traits.beard.colour ?? '') ?? hairColour },
    eyes:
      getOwn(EYES, traits.eyes ?? pick('eyes', ['brown', 'dark brown', 'grey', 'green', 'blue'])) ?? '3b2314',
    eyewear: traits.eyewear ?? 'none',
    headwear: {
      kind: traits.headwear.kind ?? 'none',
      colour:
        getOwn(CLOTH, traits.headwear.colour ?? '') ??
        mix(CLOTH[pick('hat', QUIET_CLOTH)] ?? '', '202020', 0.3),
    },
    clothing: {
      garment: traits.clothing.garment ?? 'shirt',
      colour:
        getOwn(CLOTH, traits.clothing.colour ?? clothByItself(traits) ?? pick('cloth', QUIET_CLOTH)) ?? '',
    },
    mood: traits.mood ?? 'calm',
    freckles: traits.freckles,
    scar: traits.scar,
    earrings: traits.earrings,
    background: pick('background', BACKGROUNDS),
  };
}

function clothByItself({ clothing }: Traits): string | null {
  return clothing.garment === 'armour' ? 'grey' : null;
}

function naturalHair(age: Age, skin: string): readonly string[] {
  if (age === 'old') return ['grey', 'white', 'silver'];
  return skin === 'dark' || skin === 'brown'
    ? ['black', 'dark brown']
    : ['black', 'dark brown', 'brown', 'brown', 'auburn', 'blond'];
}

function naturalLength(
  { hair, species }: Traits,
  presents: Look['presents'],
  age: Age,
  random: Random,
): HairLength {
  if (species === 'robot' || species === 'lizard' || species === 'goblin') return 'bald';
  if (hair.shape === 'bun' || hair.shape === 'braids' || hair.shape === 'ponytail') return 'long';
  if (presents === 'woman')
    return random.pick(age === 'old' ? ['medium', 'short'] : ['medium', 'long', 'long']);
  return age === 'old' && hair.shape === null ? random.pick(['short', 'balding'] as const) : 'short';
}
