import { sheet } from '../../finish.ts';
import { blend, type Palette } from '../../palette.ts';
import { WIDE } from '../../scenery.ts';
import { glow, group, line, rect } from '../../svg.ts';

/** A sheet of the size of a background. */
export function wide(seed: number, { ink }: Palette, ...drawn: string[]): string {
  return sheet({ ...WIDE, seed, ink }, ...drawn);
}

/** Brass pipes along a ceiling, with one canister on its way. */
export function tubes(
  y: number,
  count: number,
  { light, ink, paper }: Palette,
  canister: number | null,
): string {
  const brass = blend(light, ink, 0.3);
  const pipes = Array.from({ length: count }, (_, index) => {
    const at = y + index * 22;
    return (
      line(`M-10,${at} H1290`, blend(brass, ink, 0.35), 15) +
      line(`M-10,${at - 3} H1290`, brass, 7) +
      line(`M-10,${at - 6} H1290`, blend(light, paper, 0.4), 1.6)
    );
  });
  const rings = Array.from({ length: 8 }, (_, index) =>
    rect(90 + index * 160, y - 12, 12, count * 22 + 2, blend(brass, ink, 0.5)),
  );
  const stray =
    canister === null
      ? ''
      : glow('stray', canister + 24, y, 90, light, 0.7) +
        rect(canister, y - 10, 56, 20, paper, { rx: 9 }) +
        rect(canister + 8, y - 10, 6, 20, brass) +
        rect(canister + 42, y - 10, 6, 20, brass);
  return group({}, ...pipes, ...rings, stray);
}
