import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { excerptOf } from '../../base/excerpt.ts';
import { type ArchivedFile, refused } from './open.ts';

/** Unpacks a file to a new place, piece by piece, and returns its SHA-256. */
export async function extractFile(zip: ZipFile, file: ArchivedFile, target: string): Promise<string> {
  const hash = createHash('sha256');
  const check = checking(file, (chunk) => hash.update(chunk));
  await mkdir(path.dirname(target), { recursive: true });
  const source = await zip.openReadStreamPromise(file.entry);
  await pipeline(source, check, createWriteStream(target, { flags: 'wx', mode: 0o644, flush: true }));
  return hash.digest('hex');
}

/** The bytes of a small file. */
export async function readArchived(zip: ZipFile, file: ArchivedFile, maxBytes: number): Promise<Buffer> {
  if (file.bytes > maxBytes) throw refused(`The entry ${excerptOf(file.name)} is larger than it may be.`);
  const chunks: Buffer[] = [];
  const source = await zip.openReadStreamPromise(file.entry);
  const check = checking(file, (chunk) => chunks.push(chunk));
  check.resume();
  await pipeline(source, check);
  return Buffer.concat(chunks);
}

/** Hands on what it gets, and fails at the end when the CRC in the directory is another. */
function checking(file: ArchivedFile, see: (chunk: Buffer) => void): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      see(chunk);
      done(null, chunk);
    },
    flush(done) {
      const isRight = sum === file.entry.crc32;
      done(isRight ? null : refused(`The entry ${excerptOf(file.name)} is damaged (its CRC is wrong).`));
    },
  });
}
