import { CENTRE, type Face, TOP } from './face.ts';
import { blend, type Palette } from './palette.ts';
import { el, ellipse, group, line, mirrored, shape } from './svg.ts';

/** Eyes, brows, nose and mouth, and what is worn on them. */
export function features(
  face: Face,
  palette: Palette,
  at: { dark: string; eyes: number; tip: number },
): string {
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
