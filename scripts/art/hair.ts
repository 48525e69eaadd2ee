import { CENTRE } from './face.ts';
import { blend, type Palette } from './palette.ts';
import { ellipse, group, line, shape } from './svg.ts';

export type HairStyle =
  | 'cropped'
  | 'parted'
  | 'bun'
  | 'long'
  | 'braids'
  | 'curls'
  | 'wild'
  | 'fringe'
  | 'bald';
export type BeardStyle = 'full' | 'long' | 'moustache' | 'stubble' | 'none';

const C = CENTRE;

/** What falls behind the head. */
export function hairBehind(style: HairStyle, colour: string, { ink }: Palette, width: number): string {
  const dark = blend(colour, ink, 0.45);
  const w = width;
  switch (style) {
    case 'long':
      return shape(
        `M${C - w - 16},300 C${C - w - 40},150 ${C + w + 40},150 ${C + w + 16},300 C${C + w + 44},420 ${C + w + 20},560 ${C + w + 40},640 L${C - w - 40},640 C${C - w - 20},560 ${C - w - 44},420 ${C - w - 16},300Z`,
        dark,
      );
    case 'bun':
      return (
        ellipse(C + 6, 150, 62, 52, dark) +
        line(
          `M${C - 30},140 Q${C + 6},120 ${C + 46},146 M${C - 34},160 Q${C + 6},138 ${C + 50},164`,
          colour,
          5,
        )
      );
    case 'braids':
      return [-1, 1].map((side) => braid(C + side * (w + 8), side, colour, dark)).join('');
    case 'curls':
      return ring(w + 14, 42, 15, dark);
    case 'wild':
      return shape(spikes(w + 62, 150), dark);
    default:
      return '';
  }
}

/** What lies over the brow. */
export function hairBefore(style: HairStyle, colour: string, palette: Palette, width: number): string {
  const shade = blend(colour, palette.ink, 0.4);
  const lit = blend(colour, palette.light, 0.35);
  const w = width;
  const strand = (d: string) => line(d, lit, 4, { opacity: 0.8 });
  switch (style) {
    case 'bald':
      return '';
    case 'fringe':
      return [-1, 1]
        .map((side) =>
          shape(
            `M${C + side * (w - 6)},${250} q${side * 34},30 ${side * 22},96 q${side * -18},-6 ${side * -20},-40Z`,
            side < 0 ? colour : shade,
          ),
        )
        .join('');
    case 'cropped':
      return (
        shape(
          `M${C - w - 5},300 C${C - w - 26},124 ${C + w + 26},124 ${C + w + 5},300 C${C + w - 8},250 ${C + w - 26},236 ${C + 30},226 C${C - 20},236 ${C - w + 20},230 ${C - w - 5},300Z`,
          colour,
        ) +
        shape(
          `M${C},168 C${C + w / 2 + 8},168 ${C + w + 16},212 ${C + w + 5},300 C${C + w - 8},250 ${C + w - 26},236 ${C + 30},226Z`,
          shade,
        ) +
        strand(`M${C - 80},210 Q${C - 50},180 ${C - 6},176 M${C - 96},236 Q${C - 70},204 ${C - 24},198`)
      );
    case 'curls':
      return ringTop(w, colour, shade);
    case 'wild':
      return (
        shape(
          `M${C - w - 8},310 L${C - w - 30},230 L${C - w - 4},236 L${C - w - 8},168 L${C - 70},186 L${C - 52},132 L${C - 10},170 L${C + 30},128 L${C + 48},176 L${C + 96},152 L${C + 90},204 L${C + w + 34},214 L${C + w + 6},310 Q${C + w - 20},240 ${C + 60},232 L${C + 20},256 L${C - 6},228 L${C - 50},258 L${C - 74},232 Q${C - w + 10},250 ${C - w - 8},310Z`,
          colour,
        ) + strand(`M${C - 84},214 L${C - 46},170 M${C - 40},216 L${C + 4},166`)
      );
    case 'parted':
      return (
        shape(
          `M${C - w - 8},340 C${C - w - 30},150 ${C - 60},140 ${C - 30},150 C${C + 60},132 ${C + w + 34},160 ${C + w + 8},340 C${C + w - 4},262 ${C + w - 40},246 ${C - 34},206 C${C - 60},240 ${C - w + 6},250 ${C - w - 8},340Z`,
          colour,
        ) +
        shape(
          `M${C - 34},206 C${C + w - 40},246 ${C + w - 4},262 ${C + w + 8},340 C${C + w + 34},220 ${C + 80},160 ${C + 20},156Z`,
          shade,
        ) +
        strand(`M${C - 40},168 Q${C - 90},186 ${C - w + 2},262 M${C - 20},176 Q${C + 40},176 ${C + 80},204`)
      );
    default:
      return (
        shape(
          `M${C - w - 8},350 C${C - w - 30},106 ${C + w + 30},106 ${C + w + 8},350 C${C + w - 2},270 ${C + w - 40},226 ${C},204 C${C - w + 40},226 ${C - w + 2},270 ${C - w - 8},350Z`,
          colour,
        ) +
        shape(
          `M${C},204 C${C + w - 40},226 ${C + w - 2},270 ${C + w + 8},350 C${C + w + 19},228 ${C + w / 2 + 10},167 ${C},167Z`,
          shade,
        ) +
        strand(`M${C - 8},170 Q${C - 70},190 ${C - w + 4},280 M${C - 6},188 Q${C - 60},206 ${C - w + 22},270`)
      );
  }
}

export function beard(style: BeardStyle, colour: string, palette: Palette, width: number): string {
  const shade = blend(colour, palette.ink, 0.4);
  const w = width;
  const moustache = shape(
    `M${C},404 C${C - 24},396 ${C - 58},410 ${C - 70},432 C${C - 40},430 ${C - 16},426 ${C},418 C${C + 16},426 ${C + 40},430 ${C + 70},432 C${C + 58},410 ${C + 24},396 ${C},404Z`,
    colour,
  );
  const mouth = ellipse(C, 438, 30, 6, blend(palette.ink, colour, 0.2));
  switch (style) {
    case 'none':
      return '';
    case 'stubble':
      return shape(
        `M${C - w + 8},380 C${C - w + 14},470 ${C - 50},506 ${C},508 C${C + 50},506 ${C + w - 14},470 ${C + w - 8},380 C${C + 70},440 ${C + 60},398 ${C},400 C${C - 60},398 ${C - 70},440 ${C - w + 8},380Z`,
        colour,
        { opacity: 0.35 },
      );
    case 'moustache':
      return moustache;
    default: {
      const drop = style === 'long' ? 680 : 560;
      const half = (side: number, fill: string) =>
        shape(
          `M${C},410 C${C + side * 50},392 ${C + side * (w - 20)},410 ${C + side * (w - 2)},360 C${C + side * (w + 14)},470 ${C + side * 84},${drop - 30} ${C},${drop}Z`,
          fill,
        );
      const curl = line(
        `M${C - 50},470 q10,30 -2,60 M${C - 18},490 q8,30 0,56 M${C - 78},450 q4,26 -2,44`,
        blend(colour, palette.light, 0.3),
        4,
        { opacity: 0.6 },
      );
      return group({}, half(-1, colour), half(1, shade), curl, moustache, mouth);
    }
  }
}

function braid(x: number, side: number, colour: string, dark: string): string {
  const knots = Array.from({ length: 8 }, (_, index) =>
    ellipse(
      x + side * (4 + index * 2) + (index % 2 === 0 ? -5 : 5),
      330 + index * 38,
      21,
      25,
      index % 2 === 0 ? colour : dark,
    ),
  );
  return knots.join('');
}

/** Locks round the head. */
function ring(radius: number, size: number, count: number, fill: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (0.9 + (index / (count - 1)) * 1.2);
    return ellipse(C + Math.cos(angle) * radius, 310 + Math.sin(angle) * radius * 1.16, size, size, fill);
  }).join('');
}

function ringTop(width: number, colour: string, shade: string): string {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1.08 + (index / 8) * 0.84);
    return ellipse(
      C + Math.cos(angle) * (width - 4),
      300 + Math.sin(angle) * 104,
      37,
      33,
      index < 5 ? colour : shade,
    );
  }).join('');
}

function spikes(radius: number, top: number): string {
  const points = Array.from({ length: 25 }, (_, index) => {
    const angle = Math.PI * (0.78 + (index / 24) * 1.44);
    const reach = radius * (index % 2 === 0 ? 1 : 0.84);
    return `${C + Math.cos(angle) * reach},${top + 150 + Math.sin(angle) * reach * 1.1}`;
  });
  return `M${points.join('L')}Z`;
}
