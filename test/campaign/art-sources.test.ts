import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { pictureFile, render, sourceFile, sourcesOf, titleIn } from '../../scripts/render-art.ts';

const CAMPAIGNS = path.resolve(import.meta.dirname, '../../campaigns');

describe.each(['part-heard', 'the-extra-sleeper'])('the picture sources of %s', (campaign) => {
  it('has one for every picture, and none for a picture that is not there', () => {
    const pictures = globSync('**/*_generated.{png,webp}', { cwd: path.join(CAMPAIGNS, campaign, 'art') });
    const names = pictures.map((file) => file.replaceAll(path.sep, '/').replace(/_generated\.\w+$/, ''));
    expect(sourcesOf(campaign)).toEqual(names.sort());
  });

  it('says what each picture shows, as its provenance does, and gives it its size', () => {
    for (const name of sourcesOf(campaign)) {
      const svg = readFileSync(sourceFile(campaign, name), 'utf8');
      const { file } = pictureFile(campaign, name);
      expect(JSON.parse(readFileSync(`${file}.provenance.json`, 'utf8'))).toMatchObject({
        seed_data: titleIn(svg),
      });
      const { width, height } = new Resvg(svg);
      expect(imageSize(readFileSync(file)), name).toMatchObject({ width, height });
    }
  });
});

describe('rendering a picture', () => {
  it('gives the picture that the campaign has', async () => {
    const svg = readFileSync(sourceFile('the-extra-sleeper', 'cover'), 'utf8');
    const { file, format } = pictureFile('the-extra-sleeper', 'cover');
    const [rendered, kept] = [pixelsOf(await render(svg, format)), pixelsOf(readFileSync(file))];
    const difference = rendered.reduce((sum, value, index) => sum + Math.abs(value - (kept[index] ?? 0)), 0);
    // Not zero: another processor may round a pixel differently.
    expect(difference / rendered.length).toBeLessThan(0.5);
  });

  it('writes WebP', async () => {
    const { format } = pictureFile('part-heard', 'cover');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
    expect(imageSize(await render(svg, format))).toMatchObject({ type: 'webp', width: 8, height: 6 });
  });
});

function pixelsOf(png: Buffer): Buffer {
  const { width, height } = imageSize(png);
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(svg).render().pixels;
}
