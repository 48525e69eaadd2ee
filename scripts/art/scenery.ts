import type { Random } from '../../src/base/random.ts';
import { blend, type Palette } from './palette.ts';
import { el, ellipse, group, line, polygon, rect, shape, vertical } from './svg.ts';

export const WIDE = { width: 1280, height: 720 };

export function sky(stops: readonly (readonly [number, string])[]): string {
  return el('defs', {}, vertical('sky', stops)) + rect(0, 0, WIDE.width, WIDE.height, 'url(#sky)');
}

export function stars(random: Random, { paper }: Palette, count: number, lowest: number): string {
  return Array.from({ length: count }, () => {
    const size = 0.6 + random.next() ** 3 * 2.2;
    return ellipse(random.next() * WIDE.width, random.next() * lowest, size, size, paper, {
      opacity: 0.3 + random.next() * 0.6,
    });
  }).join('');
}

/** Falling snow, near and far. */
export function snowfall(random: Random, { paper }: Palette, count: number): string {
  return Array.from({ length: count }, () => {
    const near = random.next() ** 3;
    const size = 1 + near * 5;
    return ellipse(random.next() * WIDE.width, random.next() * WIDE.height, size, size, paper, {
      opacity: 0.25 + near * 0.5,
    });
  }).join('');
}

/** A line of hills from edge to edge, filled down to the foot of the sheet. */
export function hills(random: Random, base: number, rise: number, fill: string, rough = 6): string {
  const points: [number, number][] = [];
  const waves = Array.from({ length: rough }, (_, index) => ({
    phase: random.next() * 7,
    size: rise / (index + 1),
    turns: (index + 1) * (0.6 + random.next() * 0.7),
  }));
  for (let x = -10; x <= WIDE.width + 10; x += 16) {
    const height = waves.reduce(
      (sum, { phase, size, turns }) => sum + size * Math.sin(phase + (x / WIDE.width) * Math.PI * turns),
      0,
    );
    points.push([x, base - height]);
  }
  return shape(polygon([...points, [WIDE.width + 10, WIDE.height], [-10, WIDE.height]]), fill);
}

/** A fir with snow on its branches. */
export function fir(x: number, foot: number, height: number, fill: string, snow: string | null): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = foot - height + tier * height * 0.2;
    const half = height * (0.12 + tier * 0.062);
    const bottom = top + height * 0.34;
    const branch = polygon([
      [x, top],
      [x + half, bottom],
      [x + half * 0.3, bottom - height * 0.04],
      [x, bottom + height * 0.02],
      [x - half * 0.3, bottom - height * 0.04],
      [x - half, bottom],
    ]);
    const load =
      snow === null
        ? ''
        : shape(
            polygon([
              [x, top],
              [x - half * 0.72, top + height * 0.25],
              [x - half * 0.36, top + height * 0.2],
              [x - half * 0.1, top + height * 0.24],
            ]),
            snow,
            { opacity: 0.85 },
          );
    return shape(branch, fill) + load;
  });
  return group({}, rect(x - height * 0.02, foot - height * 0.1, height * 0.04, height * 0.1, fill), ...tiers);
}

export function forest(
  random: Random,
  count: number,
  foot: number,
  height: number,
  fill: string,
  snow: string | null,
): string {
  return Array.from({ length: count }, (_, index) => ({
    x: ((index + random.next()) / count) * WIDE.width,
    size: height * (0.6 + random.next() * 0.6),
  }))
    .map(({ x, size }) => fir(x, foot + random.next() * 18, size, fill, snow))
    .join('');
}

export interface House {
  x: number;
  foot: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  /** Colour of the windows; null when they are shuttered. */
  lit: string | null;
  shutters: string;
}

/** A house seen from the front, with snow on its roof. */
export function house(
  { x, foot, width, height, wall, roof, lit, shutters }: House,
  { ink, paper }: Palette,
): string {
  const eaves = foot - height;
  const gable = eaves - width * 0.46;
  const windows = [0.2, 0.58].flatMap((dx) =>
    [0.18, 0.58].map((dy) => ({ wx: x + width * dx, wy: eaves + height * dy })),
  );
  return group(
    {},
    shape(
      polygon([
        [x, foot],
        [x, eaves],
        [x + width / 2, gable],
        [x + width, eaves],
        [x + width, foot],
      ]),
      wall,
    ),
    shape(
      polygon([
        [x + width * 0.5, foot],
        [x + width * 0.5, gable],
        [x + width, eaves],
        [x + width, foot],
      ]),
      blend(wall, ink, 0.3),
    ),
    ...windows.map(
      ({ wx, wy }) =>
        rect(wx, wy, width * 0.2, height * 0.24, lit ?? shutters) +
        line(`M${wx + width * 0.1},${wy} v${height * 0.24}`, ink, 3),
    ),
    shape(
      polygon([
        [x - width * 0.1, eaves + 14],
        [x + width / 2, gable - 16],
        [x + width * 1.1, eaves + 14],
        [x + width * 1.1, eaves - 8],
        [x + width / 2, gable - 52],
        [x - width * 0.1, eaves - 8],
      ]),
      paper,
    ),
    shape(
      polygon([
        [x - width * 0.1, eaves + 22],
        [x + width / 2, gable - 6],
        [x + width * 1.1, eaves + 22],
        [x + width * 1.1, eaves + 12],
        [x + width / 2, gable - 18],
        [x - width * 0.1, eaves + 12],
      ]),
      roof,
    ),
  );
}

/** Somebody far off, dark against what is behind; with a lamp, if they carry one. */
export function figure(
  x: number,
  foot: number,
  height: number,
  fill: string,
  lamp: string | null = null,
): string {
  const head = height * 0.085;
  const body = `M${x - height * 0.12},${foot} C${x - height * 0.16},${foot - height * 0.5} ${x - height * 0.12},${foot - height * 0.8} ${x},${foot - height * 0.82} C${x + height * 0.12},${foot - height * 0.8} ${x + height * 0.16},${foot - height * 0.5} ${x + height * 0.12},${foot}Z`;
  const arm =
    lamp === null
      ? ''
      : line(
          `M${x + height * 0.06},${foot - height * 0.66} L${x + height * 0.24},${foot - height * 0.52}`,
          fill,
          height * 0.06,
        ) + rect(x + height * 0.21, foot - height * 0.5, height * 0.07, height * 0.1, lamp);
  return group({}, shape(body, fill), ellipse(x, foot - height * 0.9, head, head * 1.15, fill), arm);
}
