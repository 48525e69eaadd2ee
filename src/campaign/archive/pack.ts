import { createHash, type Hash, randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  open,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { NarratoriaError } from '../../base/errors.ts';
import { CHECKSUM_FILE, formatChecksums } from './checksums.ts';
import { type FileToPack, gatherFiles } from './gather.ts';
import { COMPRESSED } from './limits.ts';

export interface Packed {
  file: string;
  /** How many files of the campaign it holds. */
  files: number;
  /** Their bytes as they are in the folder. */
  bytes: number;
  /** Bytes of the archive. */
  archiveBytes: number;
}

/** Local time on purpose: the format has no zone, so this is the same bytes everywhere. */
const NO_TIME = new Date(1980, 0, 1);
const COMMON = { mtime: NO_TIME, mode: 0o100644, forceDosTimestamp: true };

/** Writes the archive of a campaign folder: the same folder gives the same bytes. An older archive is replaced at the end. */
export async function packFolder(folder: string, target: string): Promise<Packed> {
  const output = path.resolve(target);
  refuseOther(output);
  const files = gatherFiles(folder, output);
  const unfinished = path.join(path.dirname(output), `.${path.basename(output)}.${randomUUID()}.tmp`);
  try {
    await writeArchive(files, unfinished);
    await rename(unfinished, output);
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause instanceof NarratoriaError ? cause : cannotWrite(output, cause);
  }
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  return { file: output, files: files.length, bytes, archiveBytes: statSync(output).size };
}

async function writeArchive(files: readonly FileToPack[], output: string): Promise<void> {
  const zip = new ZipFile();
  const hashes = new Map<string, Hash>();
  const texts = files.filter(isText).reduce((total, { bytes }) => total + bytes, 0);
  for (const file of files) {
    const hash = createHash('sha256');
    hashes.set(file.name, hash);
    const compress = isText(file) && texts <= COMPRESSED.totalBytes;
    // What is packed is what is hashed, even if the file changes meanwhile.
    zip.addReadStreamLazy(file.name, { ...COMMON, compress }, (give) => {
      open(file.file, constants.O_RDONLY | constants.O_NOFOLLOW, (error, fd) => {
        if (error !== null) return zip.emit('error', error);
        const source = createReadStream('', { fd }).on('error', (failure) => zip.emit('error', failure));
        give(null, source.pipe(hashing(hash)));
      });
    });
  }
  zip.addReadStreamLazy(CHECKSUM_FILE, { ...COMMON, compress: false }, (give) => {
    const checksums = new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')]));
    give(null, Readable.from([Buffer.from(formatChecksums(checksums))]));
  });
  zip.end();
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  await pipeline(stream, createWriteStream(output, { flags: 'wx', flush: true }));
}

/** Pictures and sound are compressed already. */
function isText({ name, bytes }: FileToPack): boolean {
  return bytes <= COMPRESSED.fileBytes && /\.(?:md|json|txt|ya?ml|csv|svg|html)$/i.test(name);
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/** An archive may take the place of an older one, never of anything else. */
function refuseOther(output: string): void {
  if (!existsSync(output)) return;
  if (statSync(output).isFile() && startOf(output) === 'PK') return;
  throw new NarratoriaError('invalid_usage', `${output} is there already and was left as it is.`, {
    hint: 'Name another file with -o.',
    details: { file: output },
  });
}

function startOf(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const start = Buffer.alloc(2);
    readSync(handle, start, 0, 2, 0);
    return start.toString('latin1');
  } finally {
    closeSync(handle);
  }
}

function cannotWrite(file: string, cause: unknown): NarratoriaError {
  const { code, message } = cause as NodeJS.ErrnoException;
  return new NarratoriaError('file_unreadable', `${file} cannot be written: ${code ?? message}.`, {
    hint: 'Check the path, its permissions and the space on the disk.',
    details: { file },
    cause,
  });
}
