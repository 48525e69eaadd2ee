/** How far one is with files that are first read and then written: each half counts for half a file. */
export class FileProgress {
  readonly #pending: ReadonlySet<string>;
  readonly #tell: (done: number, total: number) => void;
  #halves = 0;

  constructor(pending: readonly string[], tell: (done: number, total: number) => void = () => {}) {
    this.#pending = new Set(pending);
    this.#tell = tell;
  }

  half({ path }: { path: string }): void {
    if (!this.#pending.has(path)) return;
    this.#halves += 1;
    this.#tell(Math.floor(this.#halves / 2), this.#pending.size);
  }
}
