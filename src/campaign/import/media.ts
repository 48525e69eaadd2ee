import { endingOf, mediaTypeByContent } from '../../base/media-content.ts';

const FOLDERS: Readonly<Record<string, 'art' | 'music'>> = {
  'image/png': 'art',
  'image/jpeg': 'art',
  'image/webp': 'art',
  'audio/wav': 'music',
  'audio/ogg': 'music',
  'audio/flac': 'music',
  'audio/mpeg': 'music',
};

/** Kinds of files that pictures and music in a campaign can be, by their first bytes; null for anything else. */
export function mediaKind(bytes: Buffer): { folder: 'art' | 'music'; extension: string } | null {
  const mediaType = mediaTypeByContent(bytes);
  const folder = mediaType === null ? undefined : FOLDERS[mediaType];
  return mediaType === null || folder === undefined ? null : { folder, extension: endingOf(mediaType) };
}
