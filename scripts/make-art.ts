/**
 * Makes the pictures of a campaign from scripts/art/pictures/<campaign>.ts: node scripts/make-art.ts CAMPAIGN [NAME…]
 * The same drawing gives the same bytes.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Palette } from './art/palette.ts';
import type { Picture } from './art/picture.ts';
import { publish } from './art/publish.ts';
import { toPng, toWebp } from './art/render.ts';

const MADE_BY = 'narratoria/scripts/art@1.0.0';

const [campaign = '', ...wanted] = process.argv.slice(2);
const source = path.join(import.meta.dirname, 'art/pictures', `${campaign}.ts`);
if (!existsSync(source)) {
  console.error(`There are no pictures for ${JSON.stringify(campaign)}: write ${source}.`);
  process.exit(2);
}
const { palette, pictures } = (await import(source)) as { palette: Palette; pictures: readonly Picture[] };

for (const picture of pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { name, idea, keywords, format = 'webp' } = picture;
  const svg = picture.draw(palette);
  const bytes = format === 'png' ? toPng(svg) : await toWebp(svg);
  const file = publish({
    campaign,
    name: `art/${name}`,
    extension: format,
    bytes,
    keywords,
    by: MADE_BY,
    from: idea,
  });
  console.log(`${file}: ${(bytes.length / 1024).toFixed(0)} KiB`);
}
