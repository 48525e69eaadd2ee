import { blend, type Palette } from './palette.ts';
import { group, line, polygon, shape } from './svg.ts';

/** Right, up, and away from whoever looks; a unit is about a metre. */
export type Point = readonly [x: number, y: number, z: number];

/** Looks straight ahead from a height, and puts points of a room on the sheet. */
export class Camera {
  readonly #eye: { x: number; y: number; height: number; focal: number };

  /** `x` and `y` are where the lines of the room meet; `height` is that of the eye. */
  constructor({
    x = 640,
    y = 300,
    height = 1.7,
    focal = 620,
  }: { x?: number; y?: number; height?: number; focal?: number }) {
    this.#eye = { x, y, height, focal };
  }

  at([x, y, z]: Point): [number, number] {
    const { focal, height, x: centre, y: horizon } = this.#eye;
    const scale = focal / Math.max(0.05, z);
    return [centre + x * scale, horizon - (y - height) * scale];
  }

  /** A flat piece with its corners in order. */
  face(points: readonly Point[], fill: string, more: Record<string, string | number> = {}): string {
    return shape(polygon(points.map((point) => this.at(point))), fill, more);
  }

  edge(points: readonly Point[], stroke: string, width: number): string {
    return line(
      `M${points
        .map((point) =>
          this.at(point)
            .map((value) => value.toFixed(1))
            .join(','),
        )
        .join('L')}`,
      stroke,
      width,
    );
  }

  /** How large a metre is at a distance. */
  scale(z: number): number {
    return this.#eye.focal / z;
  }
}

export interface Size {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** A box that stands at x (its middle), y (its foot) and z (its front): the sides that can be seen. */
export function box(
  camera: Camera,
  { x, y, z, width, height, depth }: Size,
  colours: { top: string; front: string; side: string },
): string {
  const [left, right, up, back] = [x - width / 2, x + width / 2, y + height, z + depth];
  const top = camera.face(
    [
      [left, up, z],
      [right, up, z],
      [right, up, back],
      [left, up, back],
    ],
    colours.top,
  );
  const front = camera.face(
    [
      [left, y, z],
      [right, y, z],
      [right, up, z],
      [left, up, z],
    ],
    colours.front,
  );
  const edge = x > 0 ? left : right;
  const side = camera.face(
    [
      [edge, y, z],
      [edge, up, z],
      [edge, up, back],
      [edge, y, back],
    ],
    colours.side,
  );
  return group({}, side, top, front);
}

export interface Room {
  /** Half the width. */
  half: number;
  height: number;
  depth: number;
  wall: string;
  floor: string;
  ceiling: string;
}

/** Floor, ceiling and three walls; boards on the floor, if it is boarded. */
export function room(
  camera: Camera,
  { half, height, depth, wall, floor, ceiling }: Room,
  { ink }: Palette,
  boards = 12,
): string {
  const near = 0.4;
  const planks = Array.from({ length: boards + 1 }, (_, index) => {
    const x = -half + (index * 2 * half) / boards;
    return camera.edge(
      [
        [x, 0, near],
        [x, 0, depth],
      ],
      blend(floor, ink, 0.45),
      1.6,
    );
  });
  return group(
    {},
    camera.face(
      [
        [-half, 0, near],
        [half, 0, near],
        [half, 0, depth],
        [-half, 0, depth],
      ],
      floor,
    ),
    ...planks,
    camera.face(
      [
        [-half, height, near],
        [half, height, near],
        [half, height, depth],
        [-half, height, depth],
      ],
      ceiling,
    ),
    camera.face(
      [
        [-half, 0, near],
        [-half, height, near],
        [-half, height, depth],
        [-half, 0, depth],
      ],
      blend(wall, ink, 0.28),
    ),
    camera.face(
      [
        [half, 0, near],
        [half, height, near],
        [half, height, depth],
        [half, 0, depth],
      ],
      blend(wall, ink, 0.42),
    ),
    camera.face(
      [
        [-half, 0, depth],
        [half, 0, depth],
        [half, height, depth],
        [-half, height, depth],
      ],
      wall,
    ),
  );
}
