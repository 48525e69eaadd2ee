import { getOwn } from './json.ts';

/** Media types that can be told by a file's first bytes, each with the usual ending of its files. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/opus': 'audio/ogg',
  'audio/vorbis': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/x-m4a': 'audio/mp4',
  'audio/webm': 'video/webm',
};

/** Types whose files begin alike. */
const SAME_BEGINNING: Readonly<Record<string, string>> = { 'audio/mp4': 'video/mp4' };

/** What a file is by its first bytes, whatever it is called; null for anything else. */
export function mediaTypeByContent(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'image/webp';
  if (/^RIFF[\s\S]{4}WAVE/.test(start)) return 'audio/wav';
  if (/^[\s\S]{4}ftypavi[fs]/.test(start)) return 'image/avif';
  if (/^[\s\S]{4}ftyp/.test(start)) return 'video/mp4';
  if (start.startsWith('OggS')) return 'audio/ogg';
  if (start.startsWith('fLaC')) return 'audio/flac';
  if (start.startsWith('ID3') || /^\xff[\xfb\xf3\xf2]/.test(start)) return 'audio/mpeg';
  if (start.startsWith('\x1aE\xdf\xa3')) return 'video/webm';
  return isSvg(bytes.toString('utf8', 0, 4096)) ? 'image/svg+xml' : null;
}

function isSvg(head: string): boolean {
  const text = head
    .replace(/^\uFEFF/, '')
    .replace(/^\s*(?:<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*/i, '');
  return /^<svg[\s>/]/i.test(text);
}

/** A media type by its usual name, without parameters. */
function usualName(mediaType: string): string {
  const name = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  return getOwn(OTHER_NAMES, name) ?? name;
}

/** Whether the bytes are what the type says; of a type that cannot be told by its bytes, everything is. */
export function isContentOf(mediaType: string, bytes: Buffer): boolean {
  const name = usualName(mediaType);
  if (getOwn(ENDINGS, name) === undefined) return true;
  return mediaTypeByContent(bytes) === (getOwn(SAME_BEGINNING, name) ?? name);
}

/** The ending of files of this type; `bin` for one that no page can show. */
export function endingOf(mediaType: string): string {
  return getOwn(ENDINGS, usualName(mediaType)) ?? 'bin';
}
