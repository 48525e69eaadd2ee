import type { Options } from '@dicebear/notionists';
import { headwear } from './additions.ts';
import { type Anchors, extras } from './extras.ts';
import type { Look } from './look.ts';
import { mix } from './palette.ts';
import { framed, joined, overlaid, type Part, partsOf, path } from './svg.ts';

type Hair = NonNullable<Options['hair']>[number];
type Lips = NonNullable<Options['lips']>[number];

/** How the style's own groups begin, in the order it draws them. */
const PARTS = {
  base: '<g transform="translate(531 487)">',
  body: '<g transform="translate(178 1057)">',
  hair: '<g transform="translate(266 207)">',
  lips: '<g transform="translate(791 871)">',
  beard: '<g transform="translate(653 805)">',
  nose: '<g transform="translate(901 668)">',
  eyes: '<g transform="translate(610 680)">',
} as const;
const ANCHORS: Anchors = {
  ear: [580, 770],
  top: [830, 470],
  forehead: [880, 590],
  cheek: [830, 820],
  reach: 270,
};

const LIPS: Record<Look['mood'], readonly Lips[]> = {
  happy: ['variant03', 'variant22', 'variant25'],
  sad: ['variant18', 'variant19'],
  angry: ['variant26', 'variant18'],
  afraid: ['variant24', 'variant29'],
  tired: ['variant20', 'variant13'],
  suspicious: ['variant23', 'variant21'],
  stern: ['variant21', 'variant20'],
  calm: ['variant22', 'variant17', 'variant21'],
  surprised: ['variant29', 'variant15'],
};
const BROWS: Record<Look['mood'], NonNullable<Options['brows']>> = {
  happy: ['variant11', 'variant05'],
  sad: ['variant06', 'variant13'],
  angry: ['variant02'],
  afraid: ['variant13'],
  tired: ['variant06', 'variant10'],
  suspicious: ['variant02', 'variant12'],
  stern: ['variant02', 'variant04'],
  calm: ['variant07', 'variant05', 'variant12'],
  surprised: ['variant01'],
};

/** The truest proportions of the four: Notionists by Zoish (CC0), which is black and white, with colours of our own. */
export async function drawRealistic(look: Look, seed: string): Promise<string> {
  const [{ createAvatar }, notionists] = await Promise.all([
    import('@dicebear/core'),
    import('@dicebear/notionists'),
  ]);
  const { beard, eyewear, mood } = look;
  const hair = hairOf(look);
  const facial = beardOf(beard.style);
  const svg = createAvatar(notionists, {
    seed,
    hair: hair === null ? [] : [hair],
    body: [bodyOf(look)],
    bodyIconProbability: 0,
    gestureProbability: 0,
    lips: [...LIPS[mood]],
    brows: BROWS[mood],
    beard: facial === null ? [] : [facial],
    beardProbability: facial === null ? 0 : 100,
    glasses: eyewear === 'sunglasses' ? ['variant02'] : ['variant11', 'variant08'],
    glassesProbability: eyewear === 'glasses' || eyewear === 'sunglasses' ? 100 : 0,
    backgroundColor: [look.background],
  }).toString();
  const parts = partsOf(svg, Object.values(PARTS)).map((part) => coloured(part, look, hair));
  const drawn = overlaid(
    joined(parts),
    stubble(look) + longBeard(look) + extras(look, ANCHORS) + patch(look) + hat(look, hair),
  );
  return framed(drawn, '190 220 1330 1330');
}

function coloured(part: Part, look: Look, hair: Hair | null): Part {
  const { opening, markup } = part;
  const isCloth = hair === 'variant61' || hair === 'variant62' || hair === 'variant63';
  const hairColour = isCloth ? look.headwear.colour : look.hair.colour;
  switch (opening) {
    case PARTS.base:
      return { opening, markup: markup.replaceAll('fill="#fff"', `fill="#${look.skin}"`) };
    case PARTS.body:
      return {
        // A child's shoulders are narrow for its head.
        opening: look.age === 'child' ? '<g transform="translate(316 1057) scale(.8 1)">' : opening,
        markup: markup.replaceAll('fill="#fff"', `fill="#${look.clothing.colour}"`),
      };
    case PARTS.hair:
      return { opening, markup: hairColoured(markup, hairColour, hair) };
    case PARTS.beard:
      return {
        opening,
        markup: markup.replaceAll(
          'fill="#000"',
          `fill="#${look.beard.colour}" stroke="#1b1b1b" stroke-width="5"`,
        ),
      };
    default:
      return part;
  }
}

function hairColoured(markup: string, colour: string, hair: Hair | null): string {
  if (hair === 'variant61' || hair === 'hat') return markup.replaceAll('fill="#fff"', `fill="#${colour}"`);
  const line = mix(colour, '000000', 0.7);
  return markup.replaceAll('fill="#000"', `fill="#${colour}" stroke="#${line}" stroke-width="9"`);
}

function hairOf({ hair, headwear: worn, presents, age }: Look): Hair | null {
  if (worn.kind === 'turban') return 'variant61';
  if (worn.kind === 'scarf' || worn.kind === 'hood') return 'variant63';
  if (hair.length === 'bald' || hair.length === 'balding') return null;
  switch (hair.shape) {
    case 'afro':
      return 'variant20';
    case 'braids':
      return 'variant39';
    case 'bun':
      return presents === 'man' ? 'variant29' : 'variant48';
    case 'buns':
      return 'variant59';
    case 'curly':
      return hair.length === 'short' || hair.length === 'cropped' ? 'variant22' : 'variant20';
    case 'dreadlocks':
      return 'variant58';
    case 'fringe':
      return hair.length === 'long' ? 'variant41' : 'variant10';
    case 'mohawk':
      return 'variant51';
    case 'ponytail':
      return 'variant47';
    case 'spiky':
      return 'variant52';
    default:
  }
  if (hair.length === 'long') return hair.shape === 'wavy' ? 'variant28' : 'variant41';
  if (hair.length === 'medium') return hair.shape === 'wavy' ? 'variant36' : 'variant23';
  if (hair.length === 'cropped') return 'variant60';
  if (presents === 'woman') return age === 'old' ? 'variant30' : 'variant11';
  return hair.shape === 'wavy' ? 'variant01' : hair.shape === 'straight' ? 'variant25' : 'variant05';
}

function beardOf(style: Look['beard']['style']): NonNullable<Options['beard']>[number] | null {
  switch (style) {
    case 'moustache':
      return 'variant10';
    case 'goatee':
      return 'variant01';
    case 'full':
    case 'long':
      return 'variant02';
    default:
      return null;
  }
}

function bodyOf({ clothing: { garment } }: Look): NonNullable<Options['body']>[number] {
  const bodies = {
    armour: 'variant05',
    coat: 'variant16',
    dress: 'variant21',
    robe: 'variant12',
    shirt: 'variant14',
    suit: 'variant19',
  } as const;
  return bodies[garment];
}

/** A rim of hair round a head that is bare on top. */
function hat(look: Look, hair: Hair | null): string {
  const rim =
    look.hair.length === 'balding'
      ? path(
          'M640 650C560 640 545 760 600 800C610 750 640 740 668 748C668 710 660 680 640 650Z',
          `fill="#${look.hair.colour}" stroke="#1b1b1b" stroke-width="9"`,
        )
      : '';
  return rim + (hair === 'variant61' || hair === 'variant63' ? '' : headwear(look, ANCHORS));
}

function stubble({ beard }: Look): string {
  if (beard.style !== 'stubble') return '';
  return path(
    'M690 860C700 990 800 1050 900 1040C1010 1020 1070 960 1085 850C1000 900 800 900 690 860Z',
    `fill="#${beard.colour}" fill-opacity=".22"`,
  );
}

function longBeard({ beard }: Look): string {
  if (beard.style !== 'long') return '';
  return path(
    'M690 930C700 1120 800 1300 905 1330C1000 1290 1080 1120 1085 900C1060 990 1000 1030 920 1020C820 1030 740 1000 690 930Z',
    `fill="#${beard.colour}" stroke="#1b1b1b" stroke-width="7" stroke-linejoin="round"`,
  );
}

function patch({ eyewear }: Look): string {
  if (eyewear !== 'eyepatch') return '';
  return (
    path('M800 715h110q4 76-54 84q-56-8-56-84Z', 'fill="#1b1b1b"') +
    path('M660 660L805 722M905 720L1095 640', 'fill="none" stroke="#1b1b1b" stroke-width="11"')
  );
}
