import type { Options } from '@dicebear/pixel-art';
import type { Look } from './look.ts';
import { mix } from './palette.ts';
import { overlaid } from './svg.ts';

type Hair = NonNullable<Options['hair']>[number];

const MOUTHS: Record<Look['mood'], NonNullable<Options['mouth']>> = {
  happy: ['happy09', 'happy12'],
  sad: ['sad01'],
  angry: ['sad06'],
  afraid: ['sad10', 'happy01'],
  tired: ['sad05'],
  suspicious: ['sad09'],
  stern: ['sad06', 'sad04'],
  calm: ['happy03', 'happy08', 'happy10'],
  surprised: ['happy13'],
};

/** Sixteen by sixteen: Pixel Art by DiceBear (CC0), with beards, ears and horns of our own. */
export async function drawPixel(look: Look, seed: string): Promise<string> {
  const [{ createAvatar }, pixelArt] = await Promise.all([
    import('@dicebear/core'),
    import('@dicebear/pixel-art'),
  ]);
  const { hair, eyewear, headwear, mood } = look;
  const isBald = hair.length === 'bald';
  const isHatted = headwear.kind !== 'none';
  const svg = createAvatar(pixelArt, {
    seed,
    hair: isBald ? [] : [hairOf(look)],
    hairColor: [hair.colour],
    skinColor: [look.skin],
    eyes: mood === 'surprised' || mood === 'afraid' ? ['variant01'] : ['variant06', 'variant09'],
    eyesColor: [look.eyes],
    mouth: MOUTHS[mood],
    mouthColor: [mix(look.skin, '9b2f2f', 0.65)],
    clothing: [clothingOf(look)],
    clothingColor: [look.clothing.colour],
    glasses: eyewear === 'sunglasses' ? ['dark02'] : ['light05'],
    glassesColor: ['2b2b2b'],
    glassesProbability: eyewear === 'glasses' || eyewear === 'sunglasses' ? 100 : 0,
    beardProbability: 0,
    hat: [headwear.kind === 'hat' ? 'variant06' : 'variant09'],
    hatColor: [headwear.colour],
    hatProbability: isHatted ? 100 : 0,
    accessoriesProbability: 0,
    backgroundColor: [look.background],
  }).toString();
  return overlaid(svg, `<g shape-rendering="crispEdges">${details(look)}</g>`);
}

function hairOf({ hair, presents }: Look): Hair {
  if (hair.length === 'balding') return 'short18';
  switch (hair.shape) {
    case 'afro':
      return 'long15';
    case 'braids':
      return 'long18';
    case 'bun':
      return 'long05';
    case 'buns':
      return 'long14';
    case 'curly':
    case 'dreadlocks':
      return hair.length === 'short' ? 'short13' : 'long15';
    case 'fringe':
      return hair.length === 'long' ? 'long13' : 'long21';
    case 'mohawk':
      return 'short21';
    case 'ponytail':
      return 'long06';
    case 'spiky':
      return 'short13';
    default:
  }
  if (hair.length === 'long') return hair.shape === 'wavy' ? 'long12' : 'long13';
  if (hair.length === 'medium') return hair.shape === 'wavy' ? 'long03' : 'long09';
  if (hair.length === 'cropped') return 'short04';
  return presents === 'woman' ? 'long16' : hair.shape === 'wavy' ? 'short15' : 'short16';
}

function clothingOf({ clothing: { garment } }: Look): NonNullable<Options['clothing']>[number] {
  const clothes = {
    armour: 'variant23',
    coat: 'variant01',
    dress: 'variant03',
    robe: 'variant12',
    shirt: 'variant08',
    suit: 'variant12',
  } as const;
  return clothes[garment];
}

type Box = readonly [x: number, y: number, width: number, height: number];

function boxes(colour: string, list: readonly Box[], opacity = 1): string {
  return list
    .map(
      ([x, y, width, height]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#${colour}" fill-opacity="${opacity}"/>`,
    )
    .join('');
}

function details(look: Look): string {
  const { skin, beard, species } = look;
  return [
    beardOf(beard),
    look.age === 'old'
      ? boxes(mix(skin, '000000', 0.18), [
          [5, 4, 6, 1],
          [4, 8, 2, 1],
          [10, 8, 2, 1],
        ])
      : '',
    look.freckles
      ? boxes(mix(skin, '7a3b14', 0.45), [
          [4, 8, 1, 1],
          [6, 8, 1, 1],
          [10, 8, 1, 1],
          [12, 8, 1, 1],
        ])
      : '',
    look.scar
      ? boxes(mix(skin, '8e2b2b', 0.6), [
          [11, 7, 1, 1],
          [11, 8, 1, 1],
          [10, 9, 1, 1],
        ])
      : '',
    species === 'elf' || species === 'goblin' || species === 'orc' || species === 'demon'
      ? boxes(skin, [
          [1, 5, 1, 2],
          [0, 4, 1, 2],
          [14, 5, 1, 2],
          [15, 4, 1, 2],
        ])
      : '',
    species === 'orc'
      ? boxes('f4f1ea', [
          [5, 9, 1, 1],
          [10, 9, 1, 1],
        ])
      : '',
    species === 'demon'
      ? boxes('3b2f2b', [
          [3, 0, 1, 2],
          [4, 1, 1, 1],
          [12, 0, 1, 2],
          [11, 1, 1, 1],
        ])
      : '',
    species === 'beast'
      ? boxes(skin, [
          [2, 0, 3, 2],
          [11, 0, 3, 2],
        ])
      : '',
    look.eyewear === 'eyepatch'
      ? boxes('1b1b1b', [
          [3, 5, 4, 1],
          [4, 6, 3, 2],
          [7, 4, 5, 1],
        ])
      : '',
    look.headwear.kind === 'hood' || look.headwear.kind === 'scarf'
      ? boxes(look.headwear.colour, [
          [1, 2, 2, 12],
          [13, 2, 2, 12],
          [3, 0, 10, 3],
        ])
      : '',
  ].join('');
}

function beardOf({ style, colour }: Look['beard']): string {
  const chin: Box[] = [
    [4, 11, 8, 1],
    [3, 8, 1, 3],
    [12, 8, 1, 3],
    [4, 9, 2, 2],
    [10, 9, 2, 2],
    [5, 8, 6, 1],
    [6, 10, 4, 1],
  ];
  switch (style) {
    case 'none':
      return '';
    case 'stubble':
      return boxes(
        colour,
        [
          [3, 9, 10, 2],
          [4, 11, 8, 1],
        ],
        0.28,
      );
    case 'moustache':
      return boxes(colour, [
        [5, 8, 6, 1],
        [4, 9, 1, 1],
        [11, 9, 1, 1],
      ]);
    case 'goatee':
      return boxes(colour, [
        [6, 8, 4, 1],
        [6, 10, 4, 1],
        [7, 11, 2, 2],
      ]);
    case 'full':
      return boxes(colour, chin);
    case 'long':
      return boxes(colour, [...chin, [4, 12, 8, 2], [5, 14, 6, 1], [6, 15, 4, 1]]);
  }
}
