import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../../skills/character-portraits/src/drawing/draw.ts';
import { HAIR, SKIN } from '../../../skills/character-portraits/src/drawing/palette.ts';
import { render } from '../../../skills/character-portraits/src/drawing/render.ts';
import { silhouette } from '../../../skills/character-portraits/src/drawing/silhouette.ts';
import { readPng, withTexts } from '../../../skills/character-portraits/src/keeping/png.ts';
import { readTraits } from '../../../skills/character-portraits/src/reading/read.ts';
import { PEOPLE } from './people.ts';

const PRESETS = ['realistic', 'stylized', 'anime', 'pixel'] as const;

describe.each(PRESETS)('the preset %s', (preset) => {
  const svgOf = (description: string, seed = 'somebody') =>
    drawPortrait({ traits: readTraits(description), preset, seed });

  it.each(PEOPLE)('draws $id the same each time', async ({ id, description }) => {
    expect(await svgOf(description, id)).toBe(await svgOf(description, id));
  });

  it.each([256, 512, 1024])('gives %i pixels a side', async (size) => {
    expect(readPng(await render(await svgOf('A bald man.'), size))).toMatchObject({
      width: size,
      height: size,
    });
    expect(readPng(await render(await svgOf('Two girls.'), size))).toMatchObject({
      width: size,
      height: size,
    });
  });

  it('takes hair and skin from the words', async () => {
    const svg = await svgOf('A woman with green skin and long red hair.');
    expect(svg).toContain(`#${HAIR['red']}`);
    expect(svg).toContain(`#${SKIN['green']}`);
  });

  it('draws other people differently', async () => {
    const faces = new Set(
      await Promise.all(Array.from({ length: 12 }, (_, index) => svgOf('', `person ${index}`))),
    );
    expect(faces.size).toBe(12);
  });

  it.each(['elf', 'goblin', 'orc', 'demon', 'dwarf', 'ghost', 'robot', 'zombie', 'werewolf', 'lizardman'])(
    'knows a %s',
    async (species) => {
      expect(await svgOf(`A ${species}.`)).not.toBe(await svgOf('A human.'));
    },
  );
});

describe('a silhouette', () => {
  it('has the size asked for and a tint of its own', () => {
    expect(readPng(silhouette('a', 256))).toMatchObject({ width: 256, height: 256 });
    expect(silhouette('a', 256).equals(silhouette('a', 256))).toBe(true);
    expect(silhouette('a', 256).equals(silhouette('b', 256))).toBe(false);
  });
});

describe('texts in a PNG', () => {
  it('come back as they were, and damage is seen', () => {
    const marked = withTexts(silhouette('a', 256), {
      Software: 'Narratoria',
      Description: 'Łukasz, “grey” 🧔',
    });
    expect(readPng(marked)?.texts).toEqual({ Software: 'Narratoria', Description: 'Łukasz, “grey” 🧔' });
    const flipped = Buffer.from(marked);
    flipped[flipped.length - 40] = (flipped[flipped.length - 40] ?? 0) ^ 1;
    expect(readPng(flipped)).toBeNull();
    expect(readPng(marked.subarray(0, -20))).toBeNull();
    expect(readPng(Buffer.from('GIF89a'))).toBeNull();
  });
});
