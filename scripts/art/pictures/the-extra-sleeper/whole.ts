import { createRandom } from '../../../../src/base/random.ts';
import { sheet } from '../../finish.ts';
import type { Palette } from '../../palette.ts';
import { WIDE } from '../../scenery.ts';

/** A wide picture from what was drawn. */
export function whole(palette: Palette, seed: string, ...drawn: string[]): string {
  return sheet({ ...WIDE, seed: createRandom(seed).below(1000), ink: palette.ink }, ...drawn);
}
