/** Kinds of files that pictures and music in a campaign can be, by their first bytes; null for anything else. */
export function mediaKind(bytes: Buffer): { folder: 'art' | 'music'; extension: string } | null {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return { folder: 'art', extension: 'png' };
  if (start.startsWith('\xff\xd8\xff')) return { folder: 'art', extension: 'jpg' };
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return { folder: 'art', extension: 'webp' };
  if (/^RIFF[\s\S]{4}WAVE/.test(start)) return { folder: 'music', extension: 'wav' };
  if (start.startsWith('OggS')) return { folder: 'music', extension: 'ogg' };
  if (start.startsWith('fLaC')) return { folder: 'music', extension: 'flac' };
  if (start.startsWith('ID3') || /^\xff[\xfb\xf3\xf2]/.test(start))
    return { folder: 'music', extension: 'mp3' };
  return null;
}
