import { createRandom } from '../../../../src/sdk/index.ts';
import { indexedPng } from '../keeping/png.ts';

const SHADES = 33;

/** Somebody seen against the light, in a tint of their own. It needs no library, so there is always a picture. */
export function silhouette(characterId: string, size: number): Buffer {
  const random = createRandom(`silhouette/${characterId}`);
  const tint = [90 + random.below(90), 90 + random.below(90), 90 + random.below(90)];
  const back = tint.map((channel) => Math.round(channel * 0.35 + 165));
  const front = tint.map((channel) => Math.round(channel * 0.45));
  const shades = Array.from({ length: SHADES }, (_, step) => {
    const share = step / (SHADES - 1);
    return tint.map((_, channel) =>
      Math.round((back[channel] ?? 0) * (1 - share) + (front[channel] ?? 0) * share),
    );
  });
  const softness = size / 1.5;
  return indexedPng(size, Buffer.from(shades.flat()), (x, y) => {
    const [u, v] = [(x + 0.5) / size - 0.5, (y + 0.5) / size];
    const inside = Math.max(ellipse(u, v - 0.4, 0.17, 0.215), ellipse(u, v - 1.02, 0.4, 0.36), neck(u, v));
    return Math.round(Math.min(1, Math.max(0, 0.5 + inside * softness)) * (SHADES - 1));
  });
}

/** About how far a point lies inside; negative outside. */
function ellipse(x: number, y: number, a: number, b: number): number {
  return (1 - Math.hypot(x / a, y / b)) * Math.min(a, b);
}

function neck(x: number, y: number): number {
  return Math.min(0.075 - Math.abs(x), y - 0.5, 0.8 - y);
}
