import { CENTRE, type Face, TOP } from './face.ts';
import { features } from './features.ts';
import { blend, type Palette } from './palette.ts';
import { el, ellipse, group, line, mirrored, shape } from './svg.ts';

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
