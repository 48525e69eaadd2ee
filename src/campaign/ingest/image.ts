import { open } from 'node:fs/promises';
import { getOwn } from '../../base/json.ts';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';

type ImageMetadata = NonNullable<AssetMetadata['image_metadata']>;

const FORMATS: Readonly<Record<string, ImageMetadata['format']>> = { png: 'png', jpg: 'jpeg', webp: 'webp' };

/** The size stands near the beginning; only a JPEG with a large preview in it makes one look further. */
const HEAD_BYTES = [64 * 1024, 4 * 1024 * 1024];

/** Format and size of a picture as its bytes say, whatever it is called. */
export async function readImage(location: string): Promise<ImageMetadata> {
  const { imageSize } = await import('image-size');
  let reason: unknown = null;
  for (const bytes of HEAD_BYTES) {
    try {
      const { type = '', width, height, orientation = 1 } = imageSize(await headOf(location, bytes));
      const format = getOwn(FORMATS, type);
      if (format === undefined || width < 1 || height < 1) break;
      // A camera that was held upright says so instead of turning the picture.
      return orientation >= 5 ? { format, width: height, height: width } : { format, width, height };
    } catch (error) {
      reason = error;
    }
  }
  throw new Error('This is no PNG, JPEG or WebP picture that can be read.', { cause: reason });
}

/** A Buffer, whose slices are views: of a plain array of bytes, image-size copies the rest at every step. */
async function headOf(location: string, bytes: number): Promise<Buffer> {
  const file = await open(location);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
