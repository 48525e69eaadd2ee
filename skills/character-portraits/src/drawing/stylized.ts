import type { Options } from '@dicebear/open-peeps';
import { type Anchors, extras } from './extras.ts';
import type { Look } from './look.ts';
import { joined, overlaid, partsOf, path } from './svg.ts';

type Head = NonNullable<Options['head']>[number];
type Face = NonNullable<Options['face']>[number];

/** Heads whose hair is filled with the colour of contrast; on the others hair and outline are one black shape. */
const FILLED = new Set<Head>(
  'bangs grayBun grayMedium grayShort mediumBangs2 mohawk mohawk2 noHair1 noHair2 noHair3 short4 bear turban'.split(
    ' ',
  ) as Head[],
);

/** Head, face, facial hair, mask, accessories: how the style's own groups begin. */
const PARTS = [
  '<g transform="matrix(.99789 0 0 1 156 62)">',
  '<g transform="translate(315 248)">',
  '<g transform="translate(279 400)">',
  '<g transform="translate(179 343)">',
  '<g transform="translate(203 303)">',
];
const ANCHORS: Anchors = {
  ear: [236, 400],
  top: [385, 130],
  forehead: [430, 235],
  cheek: [420, 400],
  reach: 165,
};

const FACES: Record<Look['mood'], readonly Face[]> = {
  happy: ['smile', 'smileBig'],
  sad: ['solemn'],
  angry: ['veryAngry', 'angryWithFang'],
  afraid: ['concernedFear', 'fear'],
  tired: ['tired'],
  suspicious: ['suspicious'],
  stern: ['serious'],
  calm: ['calm', 'smile', 'driven'],
  surprised: ['awe'],
};

/** Round heads, thick lines: Open Peeps by Pablo Stanley (CC0). */
export async function drawStylized(look: Look, seed: string): Promise<string> {
  const [{ createAvatar }, openPeeps] = await Promise.all([
    import('@dicebear/core'),
    import('@dicebear/open-peeps'),
  ]);
  const { beard, eyewear } = look;
  const head = headOf(look);
  const facialHair = beardOf(look);
  const svg = createAvatar(openPeeps, {
    seed,
    head: [head],
    face: [...faceOf(look)],
    facialHair: facialHair === null ? [] : [facialHair],
    facialHairProbability: facialHair === null ? 0 : 100,
    maskProbability: 0,
    accessories: accessoriesOf(eyewear),
    accessoriesProbability: eyewear === 'none' ? 0 : 100,
    skinColor: [look.skin],
    clothingColor: [head === 'turban' || head === 'hatBeanie' ? look.headwear.colour : look.clothing.colour],
    headContrastColor: [
      facialHair === 'full4' && head.startsWith('noHair') ? beard.colour : look.hair.colour,
    ],
    backgroundColor: [look.background],
  }).toString();
  return overlaid(coloured(svg, look, head), longBeard(look) + extras(look, ANCHORS));
}

/** Hair and outline are one shape: the stroke keeps the outline dark while the fill takes the colour of the hair. */
function coloured(svg: string, { hair, beard, headwear }: Look, head: Head): string {
  const parts = partsOf(svg, PARTS).map((part) => {
    if (part.opening === PARTS[0] && !FILLED.has(head))
      return {
        ...part,
        markup: tinted(part.markup, head === 'hijab' || head === 'hatHip' ? headwear.colour : hair.colour),
      };
    if (part.opening === PARTS[2]) return { ...part, markup: tinted(part.markup, beard.colour) };
    return part;
  });
  return joined(parts);
}

/** The style's longest beard ends at the neck. */
function longBeard({ beard }: Look): string {
  if (beard.style !== 'long') return '';
  return path(
    'M392 560C385 640 430 700 470 720C530 700 575 640 578 545C540 600 440 610 392 560Z',
    `fill="#${beard.colour}" stroke="#111" stroke-width="8" stroke-linejoin="round"`,
  );
}

function tinted(markup: string, colour: string): string {
  return markup.replaceAll('fill="#000"', `fill="#${colour}" stroke="#111" stroke-width="8"`);
}

function headOf({ hair, headwear, presents, age, species }: Look): Head {
  if (species === 'beast') return 'bear';
  if (headwear.kind === 'turban') return 'turban';
  if (headwear.kind === 'scarf' || headwear.kind === 'hood') return 'hijab';
  if (headwear.kind === 'hat') return 'hatHip';
  if (headwear.kind === 'cap') return 'hatBeanie';
  if (hair.length === 'bald') return 'noHair1';
  if (hair.length === 'balding') return 'noHair3';
  switch (hair.shape) {
    case 'afro':
      return hair.length === 'long' ? 'longAfro' : 'afro';
    case 'braids':
      return 'cornrows2';
    case 'bun':
      return presents === 'man' ? 'bun2' : 'grayBun';
    case 'buns':
      return 'buns';
    case 'curly':
      return hair.length === 'long' || hair.length === 'medium' ? 'longCurly' : 'dreads2';
    case 'dreadlocks':
      return 'dreads1';
    case 'fringe':
      return hair.length === 'long' ? 'longBangs' : 'bangs';
    case 'mohawk':
      return 'mohawk';
    case 'ponytail':
      return 'cornrows';
    case 'spiky':
      return 'shaved3';
    default:
  }
  if (hair.length === 'long') return hair.shape === 'wavy' ? 'longBangs' : 'long';
  if (hair.length === 'medium')
    return age === 'old' ? 'grayMedium' : hair.shape === 'wavy' ? 'medium3' : 'mediumStraight';
  if (hair.length === 'cropped') return 'short1';
  if (presents === 'woman') return age === 'old' ? 'grayMedium' : 'medium1';
  return age === 'old'
    ? 'grayShort'
    : hair.shape === 'wavy'
      ? 'short4'
      : hair.shape === 'straight'
        ? 'short2'
        : 'short5';
}

function faceOf({ mood, age, species }: Look): readonly Face[] {
  if (species === 'orc' && (mood === 'calm' || mood === 'angry')) return ['angryWithFang'];
  if (age === 'old' && mood === 'calm') return ['old'];
  if (age === 'child' && (mood === 'calm' || mood === 'happy')) return ['smile', 'cute'];
  return FACES[mood];
}

function beardOf({ beard }: Look): NonNullable<Options['facialHair']>[number] | null {
  switch (beard.style) {
    case 'none':
      return null;
    case 'stubble':
      return 'chin';
    case 'moustache':
      return 'moustache3';
    case 'goatee':
      return 'goatee2';
    case 'full':
      return 'full2';
    case 'long':
      return 'full3';
  }
}

function accessoriesOf(eyewear: Look['eyewear']): NonNullable<Options['accessories']> {
  if (eyewear === 'none') return [];
  if (eyewear === 'glasses') return ['glasses2'];
  return eyewear === 'eyepatch' ? ['eyepatch'] : ['sunglasses'];
}
