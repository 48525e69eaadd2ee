import path from 'node:path';
import { getOwn } from '../../base/json.ts';

/** Kinds of files that a page can show, by extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Null when a page cannot show it. */
export function mediaTypeOf(file: string): string | null {
  return getOwn(MEDIA_TYPES, path.extname(file).slice(1).toLowerCase()) ?? null;
}
