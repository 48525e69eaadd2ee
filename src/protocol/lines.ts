import { ProtocolViolationError } from '../base/errors.ts';

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Pieces this many at a time become one, so that a line dripping in byte by byte cannot outweigh itself. */
const PIECES_PER_PART = 256;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Cuts a byte stream into lines, however the bytes are split into chunks. */
export class LineSplitter {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #pieces: Buffer[] = [];
  #pendingBytes = 0;
  #isFirstLine = true;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes of the line that is not complete yet. */
  get pendingBytes(): number {
    return this.#pendingBytes;
  }

  /** Calls `onLine` for each complete line, without its ending. Stops early when it returns false. */
  push(chunk: Buffer, onLine: (line: Buffer) => boolean): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start);
      if (end === -1) break;
      const line = this.#take(chunk.subarray(start, end));
      start = end + 1;
      if (!onLine(line)) return;
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start));
  }

  /** The last line when the stream ended without a newline, or null. */
  end(): Buffer | null {
    if (this.#pendingBytes === 0) return null;
    return this.#take(Buffer.alloc(0));
  }

  #keep(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#pendingBytes += piece.length;
    this.#checkLength(this.#pendingBytes);
    if (this.#pieces.length < PIECES_PER_PART) return;
    this.#parts.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  #take(tail: Buffer): Buffer {
    this.#checkLength(this.#pendingBytes + tail.length);
    let line = tail;
    if (this.#pendingBytes > 0) {
      line = Buffer.concat([...this.#parts, ...this.#pieces, tail]);
      this.#parts = [];
      this.#pieces = [];
      this.#pendingBytes = 0;
    }
    if (this.#isFirstLine) {
      this.#isFirstLine = false;
      if (line.subarray(0, 3).equals(BYTE_ORDER_MARK)) line = line.subarray(3);
    }
    return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
  }

  #checkLength(bytes: number): void {
    if (bytes > this.#maxBytes) {
      throw new ProtocolViolationError(
        'line_too_long',
        `A line on stdout is longer than ${this.#maxBytes} bytes.`,
        {
          limit: this.#maxBytes,
        },
      );
    }
  }
}
