/**
 * Whether a picture or a recording ends before it should, by what its format says of its end. An MP3 says nothing, and
 * neither does a FLAC file.
 */
export function isCutOff(format: string, head: Buffer, tail: Buffer, size: number): boolean {
  switch (format) {
    case 'png':
      return !tail.includes('IEND');
    case 'jpeg':
      return !tail.includes(Buffer.from([0xff, 0xd9]));
    case 'webp':
    case 'wav':
      return declaredSize(head) > size;
    case 'ogg':
      return !endsOgg(tail);
    default:
      return false;
  }
}

/** A RIFF file names its size after the first four letters; programs that write while they record leave it empty. */
function declaredSize(head: Buffer): number {
  const size = head.length < 8 ? 0 : head.readUInt32LE(4);
  return size === 0xffffffff ? 0 : size + 8;
}

const LAST_PAGE = 0x04;
const PAGE_HEADER = 27;

/** The last page of a stream says that it is the last. */
function endsOgg(tail: Buffer): boolean {
  const page = tail.lastIndexOf('OggS');
  return page === -1 || tail.length < PAGE_HEADER || ((tail[page + 5] ?? 0) & LAST_PAGE) !== 0;
}
