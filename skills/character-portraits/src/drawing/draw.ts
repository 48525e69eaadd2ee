import { createRandom } from '../../../../src/sdk/index.ts';
import type { Traits } from '../reading/traits.ts';
import { drawAnime } from './anime.ts';
import { lookOf } from './look.ts';
import { drawPixel } from './pixel.ts';
import { drawRealistic } from './realistic.ts';
import { drawStylized } from './stylized.ts';

export type Preset = 'realistic' | 'stylized' | 'anime' | 'pixel';

/** What each is drawn with is large, and imported by the style itself when it draws. */
const STYLES = { realistic: drawRealistic, stylized: drawStylized, anime: drawAnime, pixel: drawPixel };

export interface PlaySession {
  traits: Traits;
  preset: Preset;
  /** The same seed gives the same face. */
  seed: string;
}

/** A portrait as SVG. Several people stand side by side. */
export async function drawPortrait({ traits, preset, seed }: PlaySession): Promise<string> {
  const draw = STYLES[preset];
  const look = lookOf(traits, createRandom(seed));
  const one = (person: string) => draw(look, person);
  if (traits.count === 1) return one(seed);
  const places = traits.count === 2 ? [-190, 190] : [-260, 260, 0];
  const people = await Promise.all(
    places.map(async (x, index) => placed(await one(`${seed}/${index + 1}`), x, index)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#${look.background}"/>${people.join('')}</svg>`;
}

/** Two drawings in one document must not share the names of their parts, and only the back one keeps its background. */
function placed(svg: string, x: number, index: number): string {
  const size = 680;
  const own = svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<rect [^>]*fill="#[0-9a-f]{6}"[^>]*\/?>(?:<\/rect>)?/, '')
    .replaceAll(/\bid="([^"]+)"/g, `id="$1-${index}"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#$1-${index})`);
  return own.replace(
    '<svg ',
    `<svg x="${(1000 - size) / 2 + x}" y="${1000 - size}" width="${size}" height="${size}" overflow="visible" `,
  );
}
