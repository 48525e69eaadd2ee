/** Keeps the last bytes of a stream that may be endless. */
export class Tail {
  readonly #maxBytes: number;
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes > 2 * this.#maxBytes || this.#chunks.length > 256) this.#shrink();
  }

  toString(): string {
    this.#shrink();
    return this.#chunks[0]?.toString('utf8') ?? '';
  }

  #shrink(): void {
    const all = Buffer.concat(this.#chunks);
    const kept = all.length > this.#maxBytes ? Buffer.from(all.subarray(-this.#maxBytes)) : all;
    this.#chunks = [kept];
    this.#bytes = kept.length;
  }
}
