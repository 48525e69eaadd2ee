import path from 'node:path';
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
  const { parseFile } = await import('music-metadata');
  const parsed = await parseFile(location, { duration: true, skipCovers: true }).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  const { container = '', duration, bitrate } = parsed.format;
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
