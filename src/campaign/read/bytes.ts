import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { CampaignProblemError, problem, START } from '../problem.ts';
import { noteFile } from './file-note.ts';

/** A larger file is not read as text. */
export const MAX_TEXT_BYTES = 1024 * 1024;

/** The text of a file, with line breaks as \n. Whatever keeps it from being text is thrown as a problem. */
export function readText(file: string, real: string): string {
  const bytes = readBytes(file, real);
  if (bytes.length === 0) throw broken('empty_file', file, 'This file is empty.');
  if (!isUtf8(bytes)) throw notUtf8(file, bytes);
  const written = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const text = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written;
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    const place = { line: text.slice(0, nul).split('\n').length, column: nul - text.lastIndexOf('\n', nul) };
    const found = problem('not_text', file, place, 'This is not plain text: it has a NUL character in it.');
    throw new CampaignProblemError(found);
  }
  return text;
}

/** The first bytes of a file, enough to tell what it is. */
export function readHead(file: string, real: string, length: number): Buffer {
  return withFile(file, real, (descriptor) => fill(descriptor, Buffer.alloc(length)));
}

/** The last bytes of a file, to tell whether all of it is there. */
export function readTail(file: string, real: string, length: number): Buffer {
  return withFile(file, real, (descriptor, size) => {
    const tail = Buffer.alloc(Math.min(length, size));
    readSync(descriptor, tail, 0, tail.length, size - tail.length);
    return tail;
  });
}

function readBytes(file: string, real: string): Buffer {
  return withFile(file, real, (descriptor, size) => {
    if (size > MAX_TEXT_BYTES) throw broken('too_large', file, 'This file is larger than 1 MiB.');
    // No more than there was: a file that grows meanwhile is not read without end.
    return fill(descriptor, Buffer.allocUnsafe(size));
  });
}

/** Opens without waiting, so that a pipe nobody writes to cannot hold us up, and reads nothing but ordinary files. */
function withFile<Result>(
  file: string,
  real: string,
  use: (descriptor: number, size: number) => Result,
): Result {
  noteFile(file);
  let descriptor: number;
  try {
    descriptor = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  } catch (cause) {
    throw broken('unreadable', file, `This file cannot be read (${codeOf(cause)}).`, cause);
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw broken('not_a_file', file, 'This is not an ordinary file.');
    return use(descriptor, stats.size);
  } finally {
    closeSync(descriptor);
  }
}

function fill(descriptor: number, buffer: Buffer): Buffer {
  let length = 0;
  while (length < buffer.length) {
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    if (count === 0) break;
    length += count;
  }
  return buffer.subarray(0, length);
}

function notUtf8(file: string, bytes: Buffer): CampaignProblemError {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (isUtf16) return broken('not_utf8', file, 'This file is not UTF-8; it looks like UTF-16.');
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const row = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (!isUtf8(row) || end === -1) {
      const column = row.toString('utf8').indexOf('\uFFFD') + 1;
      const place = { line, column: Math.max(column, 1) };
      return new CampaignProblemError(
        problem('not_utf8', file, place, 'This file is not UTF-8 from here on.'),
      );
    }
    start = end + 1;
  }
}

function broken(
  code: Parameters<typeof problem>[0],
  file: string,
  message: string,
  cause?: unknown,
): CampaignProblemError {
  return new CampaignProblemError(problem(code, file, START, message), cause);
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
