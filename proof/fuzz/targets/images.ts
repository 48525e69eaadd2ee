import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mediaKind } from '../../../src/campaign/import/media.ts';
import { readImage } from '../../../src/campaign/ingest/image.ts';
import { formatOf } from '../../../src/campaign/validate/asset-format.ts';
import { corpus } from '../kit/corpus.ts';
import { mustBe } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { Scratch } from '../kit/scratch.ts';
import { target } from '../target.ts';

const TOKENS = [
  'IHDR',
  'CgBI',
  'RIFF',
  'WEBPVP8X',
  'VP8L',
  'VP8 ',
  '\xff\xd8\xff\xe1',
  'Exif\0\0MM',
  '<svg ',
  'ftypavif',
  'II*\0',
  'GIF89a',
  'BM',
  'icns',
  '\0\0\x01\0',
];

export default target<Buffer>({
  name: 'images',
  what: 'heads of PNG, JPEG and WebP pictures',
  inputs: 5000,
  quick: 50,
  limitMs: 2000,
  open() {
    const scratch = new Scratch('images');
    const file = path.join(scratch.root, 'picture');
    const sound = Object.values(corpus('test/campaign/ingest/media/sample.{png,jpg,webp}'));
    return {
      make: (random) => mutateBytes(random.pick(sound), random, TOKENS),
      async read(bytes) {
        writeFileSync(file, bytes);
        formatOf(bytes.subarray(0, 16));
        mediaKind(bytes);
        try {
          const { width, height, format } = await readImage(file);
          mustBe(
            Number.isInteger(width) && Number.isInteger(height) && format !== undefined,
            'a picture has a size',
          );
          return 'accepted';
        } catch (error) {
          if (error instanceof Error && error.message.startsWith('This is no PNG')) return 'refused';
          throw error;
        }
      },
      show: (bytes) => bytes.toString('latin1'),
      close: () => scratch.close(),
    };
  },
});
