import { ProtocolViolationError } from '../base/errors.ts';

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** A line that drips in byte by byte is joined now and then, so that its parts cannot outweigh it. */
const MAX_PARTS = 256;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Cuts a byte stream into lines, however the bytes are split into chunks. */
export class LineSplitter {
  readonly #maxBytes: number;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #isFirstLine = true;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
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

  #keep(part: Buffer): void {
    this.#pending.push(part);
    if (this.#pending.length >= MAX_PARTS) this.#pending = [Buffer.concat(this.#pending)];
    this.#pendingBytes += part.length;
    this.#checkLength(this.#pendingBytes);
  }

  #take(tail: Buffer): Buffer {
    this.#checkLength(this.#pendingBytes + tail.length);
    let line = tail;
    if (this.#pendingBytes > 0) {
      line = Buffer.concat([...this.#pending, tail]);
      this.#pending = [];
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
