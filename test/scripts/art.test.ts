import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { palette, pictures } from '../../scripts/art/pictures/the-extra-sleeper.ts';
import { portrait } from '../../scripts/art/portrait.ts';
import { toWebp } from '../../scripts/art/render.ts';

const BACKDROPS = ['snow', 'window', 'fire', 'shelves', 'moss', 'stars', 'plain'] as const;
const HATS = ['nightcap', 'veil', 'hood', 'kerchief', 'cap', 'wig', 'bowler'] as const;
const HAIR = ['cropped', 'parted', 'bun', 'long', 'braids', 'curls', 'wild'] as const;
const GARMENTS = ['coat', 'shawl', 'apron', 'habit', 'fur', 'waistcoat', 'robe'] as const;

describe('pictures drawn by code', () => {
  it.each(BACKDROPS.map((behind, index) => [behind, index] as const))(
    'draws a portrait before %s, from any parts',
    (behind, index) => {
      const svg = portrait(
        {
          face: { skin: '#c99a78', age: index / 6, lids: index / 6, spectacles: index % 2 === 0 },
          hair: { style: HAIR[index] ?? 'bald', colour: '#553322' },
          garment: { kind: GARMENTS[index] ?? 'knit', colour: '#334455' },
          hat: { kind: HATS[index] ?? 'none', colour: '#aa4433' },
          beard: index % 2 === 0 ? 'full' : 'moustache',
          behind,
          seed: behind,
        },
        palette,
      );
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(new Resvg(svg).render()).toMatchObject({ width: 640, height: 800 });
    },
  );

  it('names every picture once, and draws the same each time', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    for (const picture of pictures) expect(picture.draw(palette)).toBe(picture.draw(palette));
  });

  it('writes WebP', async () => {
    const bytes = await toWebp('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
  });
});
