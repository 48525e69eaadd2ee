/** What a file is, by its first bytes; null when it is nothing we know. */
export function formatOf(head: Buffer): string | null {
  const text = head.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'wav';
  if (text.startsWith('OggS')) return 'ogg';
  if (text.startsWith('fLaC')) return 'flac';
  const [first = 0, second = 0] = head;
  if (text.startsWith('ID3') || (first === 0xff && (second & 0xe0) === 0xe0)) return 'mp3';
  return null;
}
