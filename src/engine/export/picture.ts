import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { getOwn } from '../../base/json.ts';
import { isGenerated } from '../../campaign/generated.ts';

export interface Picture {
  bytes: Buffer;
  mediaType: string;
  extension: string;
  /** A program made it. */
  isDrawn: boolean;
}

const MOST_BYTES = 8 * 1024 * 1024;
const MEDIA_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** A picture that lies in one of these folders; null when it is gone, too large, elsewhere or of another kind. */
export function readPicture(file: string, roots: readonly string[]): Picture | null {
  const extension = path.extname(file).slice(1).toLowerCase();
  const mediaType = getOwn(MEDIA_TYPES, extension);
  if (mediaType === undefined) return null;
  for (const root of roots) {
    const real = realInside(path.resolve(root, file), root);
    if (real === null || statSync(real).size > MOST_BYTES) continue;
    const isDrawn = path.isAbsolute(file) || isGenerated(file);
    return { bytes: readFileSync(real), mediaType, extension, isDrawn };
  }
  return null;
}

function realInside(file: string, root: string): string | null {
  try {
    const real = realpathSync(file);
    const inside = `${realpathSync(root)}${path.sep}`;
    return real.startsWith(inside) && statSync(real).isFile() ? real : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
