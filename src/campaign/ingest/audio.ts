import path from 'node:path';
import type { IAudioMetadata } from 'music-metadata';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';

type AudioMetadata = NonNullable<AssetMetadata['audio_metadata']>;

const FORMATS: readonly [RegExp, AudioMetadata['format']][] = [
  [/^ogg/i, 'ogg'],
  [/^wave?/i, 'wav'],
  [/^flac/i, 'flac'],
  [/^mpeg/i, 'mp3'],
];

/** Format, length and bit rate of a recording as its bytes say, and the words its tags have. */
export async function readAudio(
  file: string,
  location: string,
): Promise<{ metadata: AudioMetadata; words: string[] }> {
  const { parsed, bytes } = await parseWithin(location).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  const { container = '', bitrate } = parsed.format;
  const duration = parsed.format.duration ?? (bitrate === undefined ? undefined : (bytes * 8) / bitrate);
  const format = FORMATS.find(([pattern]) => pattern.test(container))?.[1];
  if (format === undefined || duration === undefined || !Number.isFinite(duration)) throw unreadable();
  const { title, album, genre = [], mood } = parsed.common;
  return {
    metadata: {
      format,
      duration_seconds: Math.round(duration * 1000) / 1000,
      ...(bitrate !== undefined && { bitrate: Math.round(bitrate / 1000) }),
      ...(isLoop(file) && { loop: true }),
    },
    words: [title, album, mood, ...genre].filter((word) => word !== undefined),
  };
}

/** An OGG of two hours needs about as many; noise that looks like the beginning of a frame needs millions. */
const MOST_READS = 50_000;

/** Reads a recording, but gives up on one that takes too many reads: bytes of nothing but 0xFF would take minutes. */
async function parseWithin(location: string): Promise<{ parsed: IAudioMetadata; bytes: number }> {
  const [{ parseFromTokenizer }, { fromFile }] = await Promise.all([
    import('music-metadata'),
    import('strtok3'),
  ]);
  const tokenizer = await fromFile(location);
  let reads = 0;
  const counted = <Arguments extends unknown[]>(read: (...given: Arguments) => Promise<number>) => {
    return async (...given: Arguments): Promise<number> => {
      reads += 1;
      if (reads > MOST_READS) throw new Error(`It was not found out after ${MOST_READS} reads.`);
      return await read.apply(tokenizer, given);
    };
  };
  tokenizer.readBuffer = counted(tokenizer.readBuffer);
  tokenizer.peekBuffer = counted(tokenizer.peekBuffer);
  try {
    // The length of an OGG is in its last page. An MP3 says it at the start, or it follows from its size.
    const duration = !/\.mp3$/i.test(location);
    const parsed = await parseFromTokenizer(tokenizer, { duration, skipCovers: true });
    return { parsed, bytes: tokenizer.fileInfo.size ?? 0 };
  } finally {
    await tokenizer.close();
  }
}

/** What lies under `ambient/`, or is called a loop, goes on until something else begins. */
function isLoop(file: string): boolean {
  return path.posix
    .dirname(file)
    .split('/')
    .some((folder) => folder.toLowerCase() === 'ambient')
    ? true
    : /(?:^|[^\p{L}])loop(?:$|[^\p{L}])/iu.test(path.posix.basename(file));
}

function unreadable(cause?: unknown): Error {
  return new Error('This is no MP3, OGG, WAV or FLAC recording that can be read.', { cause });
}
