import { CENTRE } from './face.ts';
import { blend, type Palette } from './palette.ts';
import { ellipse, group, line, mirrored, shape } from './svg.ts';

export type Garment = 'coat' | 'shawl' | 'apron' | 'habit' | 'fur' | 'waistcoat' | 'robe' | 'jacket' | 'knit';

const C = CENTRE;
const SHOULDERS = `M${C - 62},541 C${C - 150},566 ${C - 226},596 ${C - 256},720 L${C - 262},800 L${C + 262},800 L${C + 256},720 C${C + 226},596 ${C + 150},566 ${C + 62},541 Q${C},622 ${C - 62},541Z`;
const RIGHT = `M${C + 6},582 Q${C + 42},570 ${C + 62},541 C${C + 150},566 ${C + 226},596 ${C + 256},720 L${C + 262},800 L${C + 6},800Z`;

export function neck(skin: string, palette: Palette): string {
  return (
    shape(
      `M${C - 58},430 L${C - 62},560 Q${C},620 ${C + 62},560 L${C + 58},430Z`,
      blend(skin, palette.ink, 0.38),
    ) +
    shape(
      `M${C + 4},430 L${C + 10},590 Q${C + 40},588 ${C + 62},560 L${C + 58},430Z`,
      blend(skin, palette.ink, 0.62),
    )
  );
}

/** What is worn, from the neck down. */
export function garment(kind: Garment, colour: string, palette: Palette): string {
  const shade = blend(colour, palette.ink, 0.45);
  const lit = blend(colour, palette.light, 0.3);
  const body =
    shape(SHOULDERS, colour) +
    shape(RIGHT, shade) +
    line(`M${C - 254},722 C${C - 226},600 ${C - 150},570 ${C - 66},545`, lit, 6, { opacity: 0.75 });
  return group({}, body, DETAILS[kind](colour, shade, lit, palette));
}

type Detail = (colour: string, shade: string, lit: string, palette: Palette) => string;

const DETAILS: Record<Garment, Detail> = {
  coat: (_, shade, lit, { ink, light }) =>
    mirrored(C, shape(`M${C - 66},520 L${C - 130},566 L${C - 60},660 L${C},620 L${C - 46},560Z`, lit)) +
    line(`M${C},622 L${C},800`, ink, 5) +
    [670, 730, 785].map((y) => ellipse(C + 20, y, 8, 8, light)).join('') +
    line(`M${C - 130},566 L${C - 60},660 L${C},620 L${C + 60},660 L${C + 130},566`, shade, 4),
  jacket: (_, shade, lit, { paper, ink, accent }) =>
    shape(`M${C - 60},540 L${C},800 L${C + 60},540 Q${C},600 ${C - 60},540Z`, paper) +
    shape(
      `M${C - 16},590 L${C + 16},590 L${C + 9},620 L${C + 22},790 L${C},800 L${C - 22},790 L${C - 9},620Z`,
      accent,
    ) +
    mirrored(
      C,
      shape(
        `M${C - 66},534 L${C - 120},580 L${C - 96},630 L${C - 116},650 L${C - 6},800 L${C - 46},600Z`,
        lit,
      ),
    ) +
    line(`M${C - 116},650 L${C},800 L${C + 116},650`, shade, 4) +
    line(`M${C},800 L${C},800`, ink, 2),
  waistcoat: (_, shade, lit, { paper, light, ink }) =>
    shape(`M${C - 66},520 L${C - 74},560 L${C},680 L${C + 74},560 L${C + 66},520 L${C},590Z`, paper) +
    line(`M${C - 74},560 L${C},690 L${C + 74},560`, shade, 5) +
    line(`M${C},690 L${C},800`, ink, 4) +
    [720, 765].map((y) => ellipse(C + 16, y, 7, 7, light)).join('') +
    line(`M${C + 16},740 q60,30 110,-6`, lit, 4),
  apron: (_, shade, __, { paper, pale }) =>
    shape(`M${C - 96},640 L${C + 96},640 L${C + 120},800 L${C - 120},800Z`, blend(paper, pale, 0.4)) +
    mirrored(C, line(`M${C - 92},642 L${C - 66},548`, blend(paper, pale, 0.5), 14)) +
    line(`M${C - 60},552 Q${C},612 ${C + 60},552`, shade, 10),
  habit: (_, __, ___, { paper, ink }) =>
    shape(`M${C - 120},560 Q${C},700 ${C + 120},560 L${C + 80},440 L${C - 80},440Z`, paper) +
    shape(
      `M${C + 4},634 Q${C + 80},620 ${C + 120},560 L${C + 80},440 L${C + 4},440Z`,
      blend(paper, ink, 0.3),
    ) +
    line(`M${C},640 L${C},800 M${C - 26},700 L${C + 26},700`, blend(paper, ink, 0.5), 6),
  robe: (_, shade, __, { paper, ink }) =>
    mirrored(C, shape(`M${C - 60},530 L${C - 150},570 L${C - 96},800 L${C - 40},800Z`, shade)) +
    shape(`M${C - 30},556 L${C},580 L${C - 22},720 L${C - 60},716Z`, paper) +
    shape(`M${C + 30},556 L${C},580 L${C + 22},720 L${C + 60},716Z`, blend(paper, ink, 0.25)),
  shawl: (_, shade, lit, { ink }) =>
    shape(
      `M${C - 70},500 C${C - 160},560 ${C - 230},620 ${C - 250},760 L${C - 40},800 L${C + 40},700 L${C + 30},640 L${C},620Z`,
      lit,
    ) +
    shape(
      `M${C + 70},500 C${C + 160},560 ${C + 230},620 ${C + 250},760 L${C + 110},800 L${C - 10},690 L${C},620Z`,
      shade,
    ) +
    line(`M${C - 70},506 L${C},622 L${C + 70},506`, ink, 4, { opacity: 0.5 }) +
    stitches(ink),
  knit: (_, shade, lit, { ink }) =>
    shape(`M${C - 84},486 Q${C},560 ${C + 84},486 L${C + 92},572 Q${C},640 ${C - 92},572Z`, lit) +
    shape(`M${C + 6},540 Q${C + 60},530 ${C + 84},486 L${C + 92},572 Q${C + 60},606 ${C + 6},620Z`, shade) +
    Array.from({ length: 9 }, (_x, index) =>
      line(`M${C - 76 + index * 19},${528 + 22 * Math.cos((index - 4) / 3)} l0,46`, ink, 3, {
        opacity: 0.35,
      }),
    ).join('') +
    stitches(ink),
  fur: (colour, shade, lit, { ink }) => {
    const tuft = Array.from({ length: 15 }, (_, index) => {
      const angle = Math.PI * (index / 14);
      return ellipse(C - Math.cos(angle) * 148, 522 + Math.sin(angle) * 96, 40, 34, index < 7 ? lit : shade);
    });
    const hairs = Array.from({ length: 14 }, (_, index) =>
      line(`M${C - 140 + index * 20},${610 - Math.abs(index - 7) * 7} l${index < 7 ? -6 : 6},26`, ink, 3, {
        opacity: 0.4,
      }),
    );
    return tuft.join('') + hairs.join('') + line(`M${C},640 L${C},800`, blend(colour, ink, 0.6), 5);
  },
};

function stitches(ink: string): string {
  return [660, 690, 720, 750, 780]
    .map((y, row) =>
      line(`M${C - 190 + row * 8},${y} l380,0`, ink, 2, { 'stroke-dasharray': '5 9', opacity: 0.28 }),
    )
    .join('');
}
