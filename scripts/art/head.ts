import { blend, type Palette } from './palette.ts';
import { el, ellipse, group, line, mirrored, shape } from './svg.ts';

export interface Face {
  /** Half the width at the cheekbones; 100 is narrow, 130 broad. */
  width?: number;
  /** From the crown to the chin. */
  height?: number;
  /** 0 is a pointed chin, 1 a square jaw. */
  jaw?: number;
  skin: string;
  /** 0 is young, 1 very old. */
  age?: number;
  /** How far the lids are down, 0 to 1. */
  lids?: number;
  /** -1 turns down, 1 smiles. */
  mouth?: number;
  /** -1 is worried, 1 stern. */
  brow?: number;
  browColour?: string;
  /** How large, 1 is usual. */
  nose?: number;
  freckles?: boolean;
  spectacles?: boolean;
}

export const CENTRE = 320;
const TOP = 178;

/** The outline of a head seen from the front. */
function outline({ width = 116, height = 318, jaw = 0.5 }: Face): string {
  const [cheek, bottom] = [TOP + height * 0.52, TOP + height];
  const side = (sign: number) => {
    const x = (value: number) => CENTRE + sign * value;
    return { x, jawX: width * (0.62 + jaw * 0.28), chinX: width * (0.24 + jaw * 0.2) };
  };
  const [right, left] = [side(1), side(-1)];
  return [
    `M${CENTRE},${TOP}`,
    `C${right.x(width * 0.86)},${TOP} ${right.x(width * 1.08)},${TOP + height * 0.3} ${right.x(width)},${cheek}`,
    `C${right.x(width * 0.98)},${cheek + height * 0.16} ${right.x(right.jawX)},${bottom - height * 0.16} ${right.x(right.chinX)},${bottom - 8}`,
    `Q${CENTRE},${bottom + 8} ${left.x(left.chinX)},${bottom - 8}`,
    `C${left.x(left.jawX)},${bottom - height * 0.16} ${left.x(width * 0.98)},${cheek + height * 0.16} ${left.x(width)},${cheek}`,
    `C${left.x(width * 1.08)},${TOP + height * 0.3} ${left.x(width * 0.86)},${TOP} ${CENTRE},${TOP}Z`,
  ].join(' ');
}

/** A face lit from the left: flat planes, as if cut from paper. */
export function head(face: Face, palette: Palette): string {
  const { width = 116, height = 318, skin, nose = 1 } = face;
  const dark = blend(skin, palette.ink, 0.52);
  const lit = blend(skin, palette.light, 0.3);
  const eyes = TOP + height * 0.47;
  const tip = TOP + height * 0.69;
  const bottom = TOP + height;
  const shadow = [
    `M${CENTRE + 20},${TOP - 20}`,
    `C${CENTRE + 40},${TOP + 70} ${CENTRE + 26},${eyes - 60} ${CENTRE + 14},${eyes - 24}`,
    `L${CENTRE + 6},${eyes}`,
    `L${CENTRE + 24 * nose},${tip - 10}`,
    `L${CENTRE - 6 * nose},${tip + 4}`,
    `L${CENTRE + 16},${tip + 14}`,
    `C${CENTRE + 22},${tip + 40} ${CENTRE + 30},${bottom - 40} ${CENTRE + 8},${bottom + 20}`,
    `L${CENTRE + 200},${bottom + 20} L${CENTRE + 200},${TOP - 20}Z`,
  ].join(' ');
  return group(
    {},
    el('defs', {}, el('clipPath', { id: 'face' }, el('path', { d: outline(face) }))),
    mirrored(
      CENTRE,
      ellipse(CENTRE - width, eyes + 26, 17, 34, skin) +
        ellipse(CENTRE - width + 3, eyes + 26, 9, 22, dark, { opacity: 0.5 }),
    ),
    ellipse(CENTRE + width, eyes + 26, 17, 34, dark),
    shape(outline(face), skin),
    group(
      { 'clip-path': 'url(#face)' },
      ellipse(CENTRE - width * 0.95, eyes + 40, 46, 120, lit, { opacity: 0.5 }),
      shape(shadow, dark),
      lines(face, palette, dark),
    ),
    features(face, palette, { dark, eyes, tip }),
  );
}

/** What years leave: folds from the nose, the brow, under the eyes. */
function lines({ age = 0.3, height = 318, width = 116 }: Face, palette: Palette, dark: string): string {
  if (age < 0.35) return '';
  const [eyes, tip] = [TOP + height * 0.47, TOP + height * 0.69];
  const stroke = blend(dark, palette.ink, 0.25);
  const width2 = 2 + age * 2.4;
  const deep = (age - 0.2) * 0.9;
  return group(
    { opacity: Math.min(0.95, deep + 0.15) },
    mirrored(
      CENTRE,
      line(
        `M${CENTRE - 34},${tip - 6} Q${CENTRE - 58},${tip + 20} ${CENTRE - 54},${tip + 52}`,
        stroke,
        width2,
      ) +
        line(
          `M${CENTRE - width * 0.68},${eyes + 28} Q${CENTRE - 46},${eyes + 40} ${CENTRE - 24},${eyes + 26}`,
          stroke,
          width2,
        ),
    ),
    age > 0.55
      ? line(
          `M${CENTRE - 52},${eyes - 74} Q${CENTRE},${eyes - 86} ${CENTRE + 52},${eyes - 74}`,
          stroke,
          width2,
        ) +
          line(
            `M${CENTRE - 40},${eyes - 94} Q${CENTRE},${eyes - 104} ${CENTRE + 40},${eyes - 94}`,
            stroke,
            width2,
          )
      : '',
    age > 0.7
      ? mirrored(
          CENTRE,
          line(
            `M${CENTRE - width * 0.9},${eyes - 4} l16,8 M${CENTRE - width * 0.92},${eyes + 10} l18,2 M${CENTRE - 60},${tip + 60} q10,20 6,42`,
            stroke,
            width2,
          ),
        )
      : '',
  );
}

function features(face: Face, palette: Palette, at: { dark: string; eyes: number; tip: number }): string {
  const { lids = 0.25, mouth = 0, brow = 0, browColour = palette.ink, width = 116, height = 318 } = face;
  const { eyes, tip, dark } = at;
  const open = 15 * (1 - lids * 0.82);
  const x = CENTRE - width * 0.44;
  const eye =
    shape(
      `M${x - 27},${eyes + 3} Q${x},${eyes - open - 2} ${x + 25},${eyes + 4} Q${x},${eyes + open * 0.75 + 4} ${x - 27},${eyes + 3}Z`,
      blend(palette.paper, dark, 0.18),
    ) +
    (lids < 0.95 ? ellipse(x, eyes + 1, 9.5, Math.min(9.5, open * 0.8 + 1), palette.ink) : '') +
    (lids < 0.8 ? ellipse(x - 4, eyes - 3, 2.4, 2.2, palette.paper) : '') +
    line(`M${x - 30},${eyes + 4} Q${x},${eyes - open - 5} ${x + 27},${eyes + 5}`, palette.ink, 5) +
    line(
      `M${x - 26},${eyes - 13 - (1 - lids) * 6} Q${x},${eyes - open - 17} ${x + 24},${eyes - 12}`,
      dark,
      3,
      { opacity: 0.7 },
    );
  const browY = eyes - 38;
  const brows = mirrored(
    CENTRE,
    shape(
      `M${x - 36},${browY + 8 - brow * 4} Q${x - 6},${browY - 12 - brow * 2} ${x + 32},${browY + 4 + brow * 12} Q${x - 4},${browY + 2} ${x - 36},${browY + 8 - brow * 4}Z`,
      browColour,
    ),
  );
  const lips = TOP + height * 0.815;
  const lipColour = blend(dark, palette.ink, 0.45);
  return group(
    {},
    mirrored(CENTRE, eye),
    brows,
    line(`M${CENTRE - 22},${tip + 2} q10,9 22,5 q12,4 22,-5`, lipColour, 3.5),
    line(
      `M${CENTRE - 40},${lips - mouth * 8} Q${CENTRE - 12},${lips - 3 + mouth * 7} ${CENTRE},${lips + mouth * 5} Q${CENTRE + 12},${lips - 3 + mouth * 7} ${CENTRE + 40},${lips - mouth * 8}`,
      lipColour,
      5,
    ),
    line(`M${CENTRE - 18},${lips + 17} Q${CENTRE},${lips + 22} ${CENTRE + 18},${lips + 17}`, lipColour, 3, {
      opacity: 0.6,
    }),
    face.freckles ? freckles(eyes, dark) : '',
    face.spectacles ? spectacles(x, eyes, palette) : '',
  );
}

function freckles(eyes: number, colour: string): string {
  const spots = [
    [-70, 34],
    [-58, 46],
    [-46, 36],
    [-80, 48],
    [-64, 60],
    [-36, 50],
    [-88, 36],
    [-50, 62],
  ] as const;
  return mirrored(
    CENTRE,
    spots.map(([dx, dy]) => ellipse(CENTRE + dx, eyes + dy, 2.6, 2.4, colour, { opacity: 0.7 })).join(''),
  );
}

function spectacles(x: number, eyes: number, palette: Palette): string {
  const glass = el('circle', {
    cx: x,
    cy: eyes + 4,
    r: 40,
    fill: palette.light,
    'fill-opacity': 0.13,
    stroke: palette.ink,
    'stroke-width': 5,
  });
  return (
    mirrored(CENTRE, glass + line(`M${x - 40},${eyes} L${x - 72},${eyes - 8}`, palette.ink, 5)) +
    line(`M${x + 40},${eyes} Q${CENTRE},${eyes - 14} ${2 * CENTRE - x - 40},${eyes}`, palette.ink, 5)
  );
}
