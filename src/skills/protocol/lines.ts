import { ProtocolViolationError } from '../../base/errors.ts';

const NEWLINE = 0x0a;
/** Pieces this many at a time become one, so that a line dripping in byte by byte cannot outweigh itself. */
const PIECES_PER_PART = 256;

/** Gathers a byte stream into blocks of complete lines, however the bytes are split into chunks. */
export class LineGatherer {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #pieces: Buffer[] = [];
  #pendingBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The lines that the chunk completes, with their newlines; null when it completes none. */
  push(chunk: Buffer): Buffer | null {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    const block = end === 0 ? null : this.#take(chunk.subarray(0, end));
    if (end < chunk.length) this.#keep(chunk.subarray(end));
    return block;
  }

  /** The last line when the stream ended without a newline, or null. */
  end(): Buffer | null {
    return this.#pendingBytes === 0 ? null : this.#take(Buffer.alloc(0));
  }

  #keep(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#pendingBytes += piece.length;
    if (this.#pieces.length < PIECES_PER_PART) return;
    this.#parts.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  #take(tail: Buffer): Buffer {
    if (this.#pendingBytes === 0) return tail;
    const block = Buffer.concat([...this.#parts, ...this.#pieces, tail]);
    this.#parts = [];
    this.#pieces = [];
    this.#pendingBytes = 0;
    return block;
  }

  /** To be asked when the complete lines have been read, so that the first broken rule is told first. */
  checkPending(): void {
    if (this.#pendingBytes > this.#maxBytes) throw lineTooLong(this.#maxBytes);
  }
}

/** The lines of a block, without their newlines. */
export function* splitLines(block: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = block.indexOf(NEWLINE); end !== -1; end = block.indexOf(NEWLINE, start)) {
    yield block.subarray(start, end);
    start = end + 1;
  }
  if (start < block.length) yield block.subarray(start);
}

export function lineTooLong(limit: number): ProtocolViolationError {
  return new ProtocolViolationError('line_too_long', `A line on stdout is longer than ${limit} bytes.`, {
    limit,
  });
}
