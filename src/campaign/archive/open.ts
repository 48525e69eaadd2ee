import { statSync } from 'node:fs';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { NarratoriaError } from '../../base/errors.ts';
import { excerptOf } from '../../base/excerpt.ts';
import { LIMITS } from './limits.ts';
import { collisionIn, nameProblem } from './names.ts';

/** A file in an archive whose name and size have been found harmless. */
export interface ArchivedFile {
  name: string;
  bytes: number;
  entry: Entry;
}

export interface Archive {
  files: ArchivedFile[];
  zip: ZipFile;
}

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const METHODS = new Set([0, 8]);
/** What a header and a directory record take at least. */
const RECORD_BYTES = 46;
/** The extra field that gives a name once more, in UTF-8. */
const UNICODE_PATH = 0x7075;
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Opens a zip, looks through its whole directory before a byte is unpacked, and closes it again whatever happens. */
export async function withArchive<Result>(
  file: string,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const archiveBytes = statSync(file).size;
  let zip: ZipFile | undefined;
  try {
    // Names are decoded and judged here, because the library turns backslashes into slashes or stops at the first.
    zip = await openPromise(file, { autoClose: false, decodeStrings: false, validateEntrySizes: true });
    return await use({ files: await readDirectory(zip, archiveBytes), zip });
  } catch (cause) {
    throw cause instanceof NarratoriaError ? cause : damaged(cause);
  } finally {
    zip?.close();
  }
}

async function readDirectory(zip: ZipFile, archiveBytes: number): Promise<ArchivedFile[]> {
  if (zip.entryCount > LIMITS.entries)
    throw refused(`It has ${zip.entryCount} entries; ${LIMITS.entries} is the limit.`);
  const files: ArchivedFile[] = [];
  let unpacked = 0;
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    const problem = entryProblem(name, entry);
    if (problem !== null) throw refused(`The entry ${excerptOf(name)} ${problem}.`);
    unpacked += entry.uncompressedSize;
    packed += entry.compressedSize + RECORD_BYTES;
    if (unpacked > LIMITS.totalBytes) throw refused('Unpacked, it would be larger than 2 GiB.');
    if (packed > archiveBytes) throw refused('Its files overlap each other.');
    if (!name.endsWith('/')) files.push({ name, bytes: entry.uncompressedSize, entry });
  }
  if (unpacked > LIMITS.totalRatioFrom && unpacked > LIMITS.ratio * archiveBytes)
    throw refused('It would grow to a hundred times its size.');
  const clash = collisionIn(files.map(({ name }) => name));
  if (clash !== null) throw refused(`In it, ${clash}.`);
  return files;
}

function entryProblem(name: string, entry: Entry): string | null {
  const isFolder = name.endsWith('/');
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  const { uncompressedSize, compressedSize } = entry;
  const problem = nameProblem(isFolder ? name.slice(0, -1) : name);
  if (problem !== null) return problem;
  if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR)) return 'is a link or a device';
  if (entry.isEncrypted()) return 'is encrypted';
  if (!METHODS.has(entry.compressionMethod)) return 'is compressed in a way that is not supported';
  if (uncompressedSize > LIMITS.fileBytes) return 'is larger than 512 MiB';
  if (uncompressedSize > LIMITS.ratioFrom && uncompressedSize > LIMITS.ratio * compressedSize)
    return 'would grow to more than a hundred times its size';
  return isFolder && uncompressedSize > 0 ? 'is a folder with content' : null;
}

/** Names without the mark for UTF-8 are UTF-8 all the same on many systems; where they are not, they are as of old. */
function nameOf(entry: Entry): string {
  const { fileNameRaw, extraFields, generalPurposeBitFlag } = entry;
  try {
    if (!extraFields.some(({ id }) => id === UNICODE_PATH)) return UTF8.decode(fileNameRaw);
  } catch {
    // not UTF-8: the old way of reading it decides
  }
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

export function refused(why: string): NarratoriaError {
  return new NarratoriaError('invalid_archive', `The archive was refused. ${why}`, {
    hint: 'Nothing was unpacked. Get it from someone you trust, or have it packed with narratoria campaign pack.',
  });
}

function damaged(cause: unknown): NarratoriaError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  // The list of its files stands at the end of a zip.
  const isCutShort = /end of central directory/i.test(reason);
  const why = isCutShort ? 'its end is missing' : reason.replace(/\.+$/, '');
  return new NarratoriaError('invalid_archive', `The archive cannot be read: ${why}.`, {
    hint: 'It is damaged, or not a zip file; get it again.',
    cause,
  });
}
