import type { Options } from '@dicebear/lorelei';
import { beardShape, headwear } from './additions.ts';
import { type Anchors, extras } from './extras.ts';
import type { Look } from './look.ts';
import { mix } from './palette.ts';
import { overlaid, path } from './svg.ts';

type Hair = NonNullable<Options['hair']>[number];
type Mouth = NonNullable<Options['mouth']>[number];
type Eyes = NonNullable<Options['eyes']>[number];

const ANCHORS: Anchors = {
  ear: [255, 525],
  top: [470, 180],
  forehead: [480, 330],
  cheek: [440, 540],
  reach: 215,
};

const MOUTHS: Record<Look['mood'], readonly Mouth[]> = {
  happy: ['happy05', 'happy06'],
  sad: ['sad04', 'sad03'],
  angry: ['sad06', 'sad07'],
  afraid: ['sad02', 'sad01'],
  tired: ['sad03', 'sad09'],
  suspicious: ['happy10', 'sad09'],
  stern: ['sad05', 'sad09'],
  calm: ['happy01', 'happy02', 'happy13'],
  surprised: ['sad01'],
};
const EYES: Record<Look['mood'], readonly Eyes[]> = {
  happy: ['variant04', 'variant20'],
  sad: ['variant17', 'variant12'],
  angry: ['variant23', 'variant11'],
  afraid: ['variant09', 'variant21'],
  tired: ['variant08', 'variant15'],
  suspicious: ['variant17', 'variant23'],
  stern: ['variant23', 'variant12'],
  calm: ['variant04', 'variant06', 'variant20', 'variant24'],
  surprised: ['variant09'],
};
const BROWS: Record<Look['mood'], NonNullable<Options['eyebrows']>> = {
  happy: ['variant05', 'variant09'],
  sad: ['variant01'],
  angry: ['variant13', 'variant04'],
  afraid: ['variant01'],
  tired: ['variant09', 'variant01'],
  suspicious: ['variant11'],
  stern: ['variant10', 'variant12'],
  calm: ['variant07', 'variant09', 'variant02'],
  surprised: ['variant05'],
};

/** Fine lines and flat hair: Lorelei by Lisa Wischofsky (CC0), with shoulders of our own. */
export async function drawAnime(look: Look, seed: string): Promise<string> {
  const [{ createAvatar }, lorelei] = await Promise.all([
    import('@dicebear/core'),
    import('@dicebear/lorelei'),
  ]);
  const { hair, beard, eyewear, skin, mood, earrings, freckles } = look;
  const full = beard.style === 'full' || beard.style === 'long';
  const svg = createAvatar(lorelei, {
    seed,
    hair: [hairOf(look)],
    // Nothing in the style is wholly bald; a cropped head in the colour of the skin is.
    hairColor: [hair.length === 'bald' ? skin : hair.colour],
    skinColor: [skin],
    eyebrowsColor: [mix(hair.colour, '000000', 0.35)],
    eyes: [...EYES[mood]],
    eyesColor: [mix(look.eyes, '000000', 0.15)],
    eyebrows: BROWS[mood],
    mouth: [...MOUTHS[mood]],
    mouthColor: ['5b1f1f'],
    beard: [beard.style === 'long' ? 'variant02' : 'variant01'],
    beardProbability: 0,
    glasses: eyewear === 'sunglasses' ? ['variant02'] : ['variant01'],
    glassesProbability: eyewear === 'glasses' || eyewear === 'sunglasses' ? 100 : 0,
    earringsProbability: earrings ? 100 : 0,
    frecklesProbability: freckles ? 100 : 0,
    hairAccessoriesProbability: 0,
    backgroundColor: [look.background],
  }).toString();
  const face = beardShape(look, { mouth: [545, 655], reach: ANCHORS.reach, full });
  return overlaid(
    svg,
    shoulders(look) +
      face +
      extras({ ...look, freckles: false }, ANCHORS) +
      patch(look) +
      headwear(look, ANCHORS),
  );
}

function hairOf({ hair, presents }: Look): Hair {
  if (hair.length === 'bald') return 'variant28';
  if (hair.length === 'balding') return 'variant25';
  switch (hair.shape) {
    case 'afro':
      return 'variant05';
    case 'braids':
      return 'variant29';
    case 'bun':
      return presents === 'man' ? 'variant38' : 'variant14';
    case 'buns':
      return 'variant26';
    case 'curly':
      return hair.length === 'short' || hair.length === 'cropped' ? 'variant09' : 'variant24';
    case 'dreadlocks':
      return 'variant44';
    case 'fringe':
      return hair.length === 'long' ? 'variant23' : 'variant19';
    case 'mohawk':
    case 'spiky':
      return hair.shape === 'mohawk' ? 'variant27' : 'variant04';
    case 'ponytail':
      return 'variant31';
    default:
  }
  if (hair.length === 'long') return hair.shape === 'wavy' ? 'variant35' : 'variant21';
  if (hair.length === 'medium') return hair.shape === 'wavy' ? 'variant18' : 'variant15';
  if (hair.length === 'cropped') return 'variant47';
  return presents === 'woman'
    ? 'variant11'
    : hair.shape === 'wavy'
      ? 'variant08'
      : hair.shape === 'straight'
        ? 'variant01'
        : 'variant02';
}

function shoulders({ clothing, age }: Look): string {
  const line = `stroke="#1b1b1b" stroke-width="7" stroke-linejoin="round"`;
  const body = path(
    'M70 1000C90 880 190 845 285 822C330 870 420 905 500 885C560 870 610 850 640 815C740 835 860 870 900 1000Z',
    `fill="#${clothing.colour}" ${line}`,
  );
  const collar = path('M285 822C330 900 420 925 505 905C570 890 615 860 640 815', `fill="none" ${line}`);
  const isOpen = clothing.garment === 'coat' || clothing.garment === 'suit' || clothing.garment === 'robe';
  const drawn = body + (isOpen ? collar + path('M470 910L455 1000', `fill="none" ${line}`) : '');
  return age === 'child' ? `<g transform="translate(98 0) scale(.8 1)">${drawn}</g>` : drawn;
}

function patch({ eyewear }: Look): string {
  if (eyewear !== 'eyepatch') return '';
  return (
    path('M395 445h110q4 70-52 78q-56-8-58-78Z', 'fill="#1b1b1b"') +
    path('M262 400L400 452M500 450L690 380', 'fill="none" stroke="#1b1b1b" stroke-width="9"')
  );
}
