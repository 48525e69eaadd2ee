import type { Random } from '../../src/base/random.ts';
import { blend, type Palette } from './palette.ts';
import { box, type Camera } from './space.ts';
import { ellipse, group, line, rect, shape } from './svg.ts';

/** A window in the picture's plane, with bars; `glass` is what is seen through it. */
export function window(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  frame: string,
  panes = 2,
): string {
  const bars = Array.from({ length: panes - 1 }, (_, index) => {
    const at = x + (width * (index + 1)) / panes;
    return `M${at},${y} v${height}`;
  }).join(' ');
  return group(
    {},
    rect(x, y, width, height, glass),
    line(
      `M${x},${y} h${width} v${height} h${-width}z ${bars} M${x},${y + height / 2} h${width}`,
      frame,
      Math.max(3, width * 0.05),
    ),
    rect(x - width * 0.08, y + height, width * 1.16, height * 0.05, frame),
  );
}

/** A window with a pointed head. */
export function lancet(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  frame: string,
): string {
  const d = `M${x},${y + height} L${x},${y + width * 0.8} Q${x},${y + width * 0.2} ${x + width / 2},${y} Q${x + width},${y + width * 0.2} ${x + width},${y + width * 0.8} L${x + width},${y + height}Z`;
  return (
    shape(d, glass) +
    line(
      `${d} M${x + width / 2},${y} V${y + height} M${x},${y + height * 0.6} h${width}`,
      frame,
      Math.max(3, width * 0.06),
    )
  );
}

/** Boards with jars, tins or books on them. */
export function shelf(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
  board: string,
  kind: 'jars' | 'books',
): string {
  const things: string[] = [];
  for (let at = x + 4; at < x + width - 12; ) {
    const w = kind === 'books' ? 8 + random.below(14) : 16 + random.below(18);
    const h = height * (0.5 + random.next() * 0.4);
    const fill = random.pick(colours);
    things.push(rect(at, y - h, w, h, fill, { rx: kind === 'jars' ? 4 : 0 }));
    if (kind === 'jars') things.push(rect(at + 2, y - h - 5, w - 4, 7, board, { rx: 2 }));
    at += w + (kind === 'books' ? 1 : 8) + random.below(4);
  }
  return group({}, ...things, rect(x, y, width, 8, board));
}

/** A bed with its foot towards whoever looks, and somebody in it, or nobody. */
export function bed(
  camera: Camera,
  x: number,
  z: number,
  { blanket, cap, palette }: { blanket: string; cap: string | null; palette: Palette },
): string {
  const { ink, paper } = palette;
  const wood = blend('#5a4230', ink, Math.min(0.7, z / 26));
  const fade = (colour: string) => blend(colour, ink, Math.min(0.72, 0.08 + z / 22));
  const size = (y: number, height: number, front: number, depth: number, width = 0.95) => ({
    x,
    y,
    z: z + front,
    width,
    height,
    depth,
  });
  const faces = (colour: string) => ({
    top: fade(colour),
    front: blend(fade(colour), ink, 0.35),
    side: blend(fade(colour), ink, 0.5),
  });
  const [px, py] = camera.at([x, 0.74, z + 1.72]);
  const unit = camera.scale(z + 1.72);
  const sleeper =
    cap === null
      ? ''
      : ellipse(px, py, unit * 0.15, unit * 0.12, fade('#d2a284')) +
        shape(
          `M${px - unit * 0.17},${py - unit * 0.02} Q${px},${py - unit * 0.34} ${px + unit * 0.17},${py - unit * 0.02} Q${px},${py - unit * 0.1} ${px - unit * 0.17},${py - unit * 0.02}Z`,
          fade(cap),
        );
  const [bx, by] = camera.at([x, 0.62, z + 0.9]);
  const body =
    cap === null
      ? ''
      : ellipse(
          bx,
          by,
          camera.scale(z + 0.9) * 0.3,
          camera.scale(z + 0.9) * 0.16,
          blend(fade(blanket), fade(paper), 0.12),
        );
  return group(
    {},
    box(camera, size(0, 1.05, 1.95, 0.08), { top: wood, front: wood, side: wood }),
    box(camera, size(0.3, 0.25, 0.06, 1.9), faces(paper)),
    box(camera, size(0.5, 0.12, 0.06, 1.4), faces(blanket)),
    box(camera, size(0.55, 0.14, 1.5, 0.38, 0.7), faces(paper)),
    body,
    sleeper,
    box(camera, size(0, 0.72, 0, 0.06), { top: wood, front: blend(wood, ink, 0.2), side: wood }),
  );
}

/** A hanging lamp with its chain. */
export function lantern(
  x: number,
  top: number,
  y: number,
  size: number,
  { ink, light, paper }: Palette,
): string {
  return group(
    {},
    line(`M${x},${top} V${y - size}`, ink, 3),
    shape(
      `M${x - size * 0.6},${y - size * 0.7} L${x + size * 0.6},${y - size * 0.7} L${x + size * 0.3},${y - size} L${x - size * 0.3},${y - size}Z`,
      ink,
    ),
    rect(x - size * 0.42, y - size * 0.7, size * 0.84, size * 1.1, light),
    ellipse(x, y - size * 0.1, size * 0.18, size * 0.36, paper),
    rect(x - size * 0.56, y + size * 0.4, size * 1.12, size * 0.16, ink),
  );
}

/** A coat on a peg. */
export function coat(x: number, y: number, size: number, colour: string, { ink }: Palette): string {
  const d = `M${x},${y} Q${x - size * 0.3},${y + size * 0.08} ${x - size * 0.34},${y + size * 0.4} L${x - size * 0.38},${y + size * 1.5} L${x + size * 0.38},${y + size * 1.5} L${x + size * 0.34},${y + size * 0.4} Q${x + size * 0.3},${y + size * 0.08} ${x},${y}Z`;
  return (
    shape(d, colour) +
    shape(
      `M${x + 2},${y} Q${x + size * 0.3},${y + size * 0.08} ${x + size * 0.34},${y + size * 0.4} L${x + size * 0.38},${y + size * 1.5} L${x + 2},${y + size * 1.5}Z`,
      blend(colour, ink, 0.35),
    ) +
    ellipse(x, y - 4, 5, 5, ink)
  );
}
