/**
 * Makes the music of a campaign from scripts/music/pieces/<campaign>.ts: node scripts/make-music.ts CAMPAIGN [NAME…]
 * The same pieces give the same bytes. Prints how loud each loop is, and whether it closes.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../src/base/random.ts';
import { publish } from './art/publish.ts';
import { toOgg } from './music/encode.ts';
import { Loop } from './music/loop.ts';
import { level, measure } from './music/measure.ts';
import type { Piece } from './music/piece.ts';

const MADE_BY = 'narratoria/scripts/music@1.0.0';
const QUALITY = 2;
const LOUDNESS = -24;

const [campaign = '', ...wanted] = process.argv.slice(2);
const source = path.join(import.meta.dirname, 'music/pieces', `${campaign}.ts`);
if (!existsSync(source)) {
  console.error(`There are no pieces for ${JSON.stringify(campaign)}: write ${source}.`);
  process.exit(2);
}
const { pieces } = (await import(source)) as { pieces: readonly Piece[] };

for (const piece of pieces.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const loop = new Loop(piece.seconds);
  piece.compose(loop, createRandom(`${campaign}/${piece.name}`));
  level(loop, piece.loudness ?? LOUDNESS);
  const bytes = await toOgg(loop, QUALITY);
  const { peak, rms, seam, offset } = measure(loop);
  const file = publish({
    campaign,
    name: `music/${piece.name}`,
    extension: 'ogg',
    bytes,
    keywords: piece.keywords,
    by: MADE_BY,
    from: piece.idea,
  });
  const figures = `${piece.seconds} s, ${(bytes.length / 1024).toFixed(0)} KiB, peak ${peak.toFixed(1)} dB, rms ${rms.toFixed(1)} dB`;
  console.log(`${file}: ${figures}, seam ${seam.toFixed(2)}, offset ${offset.toExponential(1)}`);
}
