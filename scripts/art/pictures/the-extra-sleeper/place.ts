import { createRandom, type Random } from '../../../../src/base/random.ts';
import { sheet } from '../../finish.ts';
import { blend, type Palette } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { WIDE } from '../../scenery.ts';

/** Colours of blankets and of nightcaps. */
export const WOOL = ['#7d4a44', '#4d6385', '#8a7a52', '#5d6b4a', '#6d5570', '#96694a', '#3f5a63'];
export const CAPS = ['#efe6d3', '#c9b08a', '#b4564a', '#a9b8c4', '#8fa06a'];

/** Timber, the darker the larger the share of ink. */
export function wood({ ink }: Palette, share: number): string {
  return blend('#6b4c34', ink, share);
}

/** A picture of a place, named as the place is. */
export function place(
  name: string,
  idea: string,
  keywords: string[],
  drawing: (palette: Palette, random: Random) => string,
): Picture {
  return {
    name: `locations/${name}`,
    idea,
    keywords: [name.replaceAll('-', ' '), 'location', ...keywords],
    draw(palette) {
      const random = createRandom(name);
      return sheet({ ...WIDE, seed: random.below(1000), ink: palette.ink }, drawing(palette, random));
    },
  };
}
