export const AGES = ['child', 'young', 'adult', 'old'] as const;
export type Age = (typeof AGES)[number];

export const HAIR_LENGTHS = ['bald', 'balding', 'cropped', 'short', 'medium', 'long'] as const;
export type HairLength = (typeof HAIR_LENGTHS)[number];

export type HairShape =
  | 'afro'
  | 'braids'
  | 'bun'
  | 'buns'
  | 'curly'
  | 'dreadlocks'
  | 'fringe'
  | 'mohawk'
  | 'ponytail'
  | 'spiky'
  | 'straight'
  | 'wavy';

export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'full' | 'long';
export type Eyewear = 'none' | 'glasses' | 'sunglasses' | 'eyepatch';
export type Headwear = 'none' | 'hat' | 'cap' | 'hood' | 'turban' | 'scarf';
export type Garment = 'armour' | 'coat' | 'dress' | 'robe' | 'shirt' | 'suit';
export type Mood =
  | 'happy'
  | 'sad'
  | 'angry'
  | 'afraid'
  | 'tired'
  | 'suspicious'
  | 'stern'
  | 'calm'
  | 'surprised';
export type Species =
  | 'human'
  | 'beast'
  | 'demon'
  | 'dwarf'
  | 'elf'
  | 'ghost'
  | 'goblin'
  | 'lizard'
  | 'orc'
  | 'robot'
  | 'undead';

/** What a description says about how somebody looks; null where it says nothing. */
export interface Traits {
  /** How many people are meant; pictures show three at most. */
  count: 1 | 2 | 3;
  presents: 'woman' | 'man' | null;
  age: Age | null;
  species: Species | null;
  /** A word of the palette, as all colours here. */
  skin: string | null;
  hair: { colour: string | null; length: HairLength | null; shape: HairShape | null };
  beard: { style: Beard | null; colour: string | null };
  eyes: string | null;
  eyewear: Eyewear | null;
  headwear: { kind: Headwear | null; colour: string | null };
  clothing: { garment: Garment | null; colour: string | null };
  mood: Mood | null;
  freckles: boolean;
  scar: boolean;
  earrings: boolean;
}
