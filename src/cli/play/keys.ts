/** What the player presses: single keys on a terminal, lines from a pipe. */
export interface Keys {
  readonly isInteractive: boolean;
  /** The next key; null when there will be none, because input ended or the signal fired. */
  next(signal: AbortSignal): Promise<string | null>;
  close(): void;
}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

export function openKeys({ isPlaying }: { isPlaying: boolean }): Keys {
  const { stdin } = process;
  if (!isPlaying) return { isInteractive: false, next: async () => null, close: () => {} };
  return new StdinKeys(stdin);
}

class StdinKeys implements Keys {
  readonly isInteractive: boolean;
  readonly #stdin: NodeJS.ReadStream;
  readonly #pending: string[] = [];
  #hasEnded = false;
  #partial = '';
  #wake: () => void = () => {};

  constructor(stdin: NodeJS.ReadStream) {
    this.#stdin = stdin;
    this.isInteractive = stdin.isTTY === true;
    if (this.isInteractive) stdin.setRawMode(true);
    stdin.setEncoding('utf8');
    stdin.on('data', this.#take);
    stdin.on('end', this.#end);
    stdin.on('error', this.#end);
  }

  async next(signal: AbortSignal): Promise<string | null> {
    const onAbort = () => this.#wake();
    signal.addEventListener('abort', onAbort);
    try {
      while (this.#pending.length === 0 && !this.#hasEnded && !signal.aborted) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
      return signal.aborted ? null : (this.#pending.shift() ?? null);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  close(): void {
    if (this.isInteractive) this.#stdin.setRawMode(false);
    this.#stdin.off('data', this.#take);
    this.#stdin.pause();
  }

  readonly #take = (data: string): void => {
    if (this.isInteractive) this.#takeKeys(data);
    else this.#takeLines(data);
    this.#wake();
  };

  readonly #end = (): void => {
    if (this.#partial !== '') this.#pending.push(this.#partial.trim().toLowerCase());
    this.#partial = '';
    this.#hasEnded = true;
    this.#wake();
  };

  #takeKeys(data: string): void {
    // In raw mode the terminal sends no signal for Ctrl-C; arrow keys and the like come as one escape sequence.
    if (data.includes(CTRL_C)) process.kill(process.pid, 'SIGINT');
    else if (data.includes(CTRL_D)) this.#hasEnded = true;
    else if (!data.startsWith('\u001B'))
      this.#pending.push(...[...data.toLowerCase()].filter((key) => key > ' '));
  }

  #takeLines(data: string): void {
    const lines = (this.#partial + data).split('\n');
    this.#partial = lines.pop() ?? '';
    this.#pending.push(...lines.map((line) => line.trim().toLowerCase()));
  }
}
