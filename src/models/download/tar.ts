import { createReadStream } from 'node:fs';
import { addAbortSignal } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SourceFailure } from './source-failure.ts';

const BLOCK = 512;
const MAX_ENTRIES = 20_000;
const MAX_NAME_BYTES = 64 * 1024;
const MAX_UNPACKED_BYTES = 8 * 1024 ** 3;

const REGULAR = new Set(['0', '\0', '7']);
const EXTENDED_HEADER = 'x';
const LONG_NAME = 'L';

type Write = (chunk: Buffer) => Promise<void>;

/**
 * Writes one file of a gzipped tar archive out, reading no further than its end. Nothing is unpacked by the archive's
 * own names, so links and paths in it have no power.
 */
export async function extractFile(
  archive: string,
  wanted: string,
  write: Write,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const packed = createReadStream(archive);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  if (signal) addAbortSignal(signal, unpacked);
  try {
    const isFound = await writeEntry(new BlockReader(packed.pipe(unpacked)), wanted, write);
    if (!isFound) throw new SourceFailure(`the package has no file ${wanted}`);
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
    throw new SourceFailure('the package is damaged', { isWrongBytes: true, cause: error });
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

/** What is done with one file of an archive. */
export interface FileSink {
  write: Write;
  end(): Promise<void>;
}

/** Hands every file of a gzipped tar archive out, one after the other. Links and devices are left out. */
export async function extractFiles(
  archive: string,
  sinkFor: (name: string, size: number) => Promise<FileSink>,
): Promise<void> {
  const packed = createReadStream(archive);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    const reader = new BlockReader(packed.pipe(unpacked));
    for await (const entry of entriesOf(reader)) {
      const sink = REGULAR.has(entry.type) ? await sinkFor(entry.name, entry.size) : null;
      try {
        await reader.pass(entry.size, sink?.write ?? null);
      } finally {
        await sink?.end();
      }
      await reader.pass(padded(entry.size) - entry.size, null);
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
    throw new SourceFailure('the package is damaged', { isWrongBytes: true, cause: error });
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

/** The entries of an archive by their names. Whoever asks for the next one has read the content of the last. */
async function* entriesOf(reader: BlockReader): AsyncGenerator<{ name: string; size: number; type: string }> {
  let longName: string | null = null;
  for (let entries = 0; ; entries += 1) {
    if (entries > MAX_ENTRIES) throw damaged(`more than ${MAX_ENTRIES} files`);
    const header = await reader.take(BLOCK);
    if (header === null || header.every((byte) => byte === 0)) return;
    const { name, size, type } = readHeader(header);
    if (type === EXTENDED_HEADER || type === LONG_NAME) {
      if (size > MAX_NAME_BYTES) throw damaged('a name that is too long');
      const content = (await reader.take(padded(size)))?.toString('utf8', 0, size) ?? '';
      longName = type === LONG_NAME ? content.replace(/\0.*$/s, '') : (pathOf(content) ?? longName);
      continue;
    }
    yield { name: longName ?? name, size, type };
    longName = null;
  }
}

async function writeEntry(reader: BlockReader, wanted: string, write: Write): Promise<boolean> {
  for await (const { name, size, type } of entriesOf(reader)) {
    const isWanted = name === wanted && REGULAR.has(type);
    await reader.pass(size, isWanted ? write : null);
    if (isWanted) return true;
    await reader.pass(padded(size) - size, null);
  }
  return false;
}

function readHeader(header: Buffer): { name: string; size: number; type: string } {
  const stated = octal(header, 148, 8);
  const counted = header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
  if (stated !== counted) throw damaged('a header with a wrong checksum');
  const prefix = text(header, 257, 5) === 'ustar' ? text(header, 345, 155) : '';
  const name = text(header, 0, 100);
  const size = octal(header, 124, 12);
  if (!Number.isSafeInteger(size) || size < 0) throw damaged('a file without a size');
  return { name: prefix === '' ? name : `${prefix}/${name}`, size, type: text(header, 156, 1) || '\0' };
}

/** The `path` of a pax header, whose lines read `<length> <key>=<value>`. */
function pathOf(records: string): string | null {
  return /^\d+ path=(.*)$/m.exec(records)?.[1] ?? null;
}

function octal(header: Buffer, start: number, length: number): number {
  return Number.parseInt(text(header, start, length).trim() || '0', 8);
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}

function padded(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK;
}

function damaged(what: string): SourceFailure {
  return new SourceFailure(`the package is damaged: it has ${what}`, { isWrongBytes: true });
}

/** Hands out a stream of chunks in the lengths that are asked for. */
class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #total = 0;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next bytes as one buffer, or null at the end of the archive. */
  async take(length: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    await this.pass(length, async (part) => {
      parts.push(part);
    }).catch((error) => {
      if (parts.length > 0 || !(error instanceof EndOfArchive)) throw error;
    });
    return parts.length === 0 ? null : Buffer.concat(parts);
  }

  async pass(length: number, write: Write | null): Promise<void> {
    let missing = length;
    while (missing > 0) {
      if (this.#rest.length === 0) await this.#more();
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      await write?.(part);
    }
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#chunks.next();
    if (done) throw new EndOfArchive('the package ends in the middle of a file', { isWrongBytes: true });
    this.#rest = value;
    this.#total += value.length;
    if (this.#total > MAX_UNPACKED_BYTES) throw damaged(`more than ${MAX_UNPACKED_BYTES} bytes`);
  }
}

class EndOfArchive extends SourceFailure {}
