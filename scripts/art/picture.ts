import type { Palette } from './palette.ts';

/** A picture as a campaign orders it. */
export interface Picture {
  /** Under `art/`, without `_generated` and the extension: `locations/the-hall`. */
  name: string;
  /** What it shows, in words; it is kept as its provenance. */
  idea: string;
  keywords: readonly string[];
  format?: 'png' | 'webp';
  draw(palette: Palette): string;
}
