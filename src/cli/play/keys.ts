/** What the player types: single keys on a terminal, lines from a pipe. */
export interface Keys {
  /** Whether somebody sits at a terminal. */
  readonly isInteractive: boolean;
  /** The next key or line; null when there will be none, because input ended or the signal fired. */
  next(signal: AbortSignal): Promise<string | null>;
  /** The next whole line, on a terminal too. */
  line(signal: AbortSignal): Promise<string | null>;
  close(): void;
}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** `nobody`: choices are made by chance. `lines`: another program plays, a line a choice. */
export function openKeys(from: 'player' | 'lines' | 'nobody'): Keys {
  if (from === 'nobody')
    return { isInteractive: false, next: async () => null, line: async () => null, close: () => {} };
  return new StdinKeys(process.stdin, from === 'player' && process.stdin.isTTY === true);
}

class StdinKeys implements Keys {
  readonly isInteractive: boolean;
  readonly #stdin: NodeJS.ReadStream;
  #pending: string[] = [];
  #takesKeys: boolean;
  #hasEnded = false;
  #partial = '';
  #wake: () => void = () => {};

  constructor(stdin: NodeJS.ReadStream, isInteractive: boolean) {
    this.#stdin = stdin;
    this.isInteractive = isInteractive;
    this.#takesKeys = isInteractive;
    if (isInteractive) stdin.setRawMode(true);
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

  async line(signal: AbortSignal): Promise<string | null> {
    if (!this.isInteractive) return await this.next(signal);
    // Outside raw mode the terminal itself shows what is typed, and takes back what is rubbed out.
    this.#pending = [];
    this.#takesKeys = false;
    this.#stdin.setRawMode(false);
    try {
      return await this.next(signal);
    } finally {
      this.#stdin.setRawMode(true);
      this.#takesKeys = true;
    }
  }

  close(): void {
    if (this.isInteractive) this.#stdin.setRawMode(false);
    this.#stdin.off('data', this.#take);
    this.#stdin.pause();
  }

  readonly #take = (data: string): void => {
    if (this.#takesKeys) this.#takeKeys(data);
    else this.#takeLines(data);
    this.#wake();
  };

  readonly #end = (): void => {
    if (this.#partial !== '') this.#pending.push(this.#partial.trim());
    this.#partial = '';
    this.#hasEnded = true;
    this.#wake();
  };

  #takeKeys(data: string): void {
    // In raw mode the terminal sends no signal for Ctrl-C; arrow keys and the like come as one escape sequence.
    if (data.includes(CTRL_C)) process.kill(process.pid, 'SIGINT');
    else if (data.includes(CTRL_D)) this.#hasEnded = true;
    else if (!data.startsWith('\u001B')) this.#pending.push(...[...data].filter((key) => key > ' '));
  }

  #takeLines(data: string): void {
    const lines = (this.#partial + data).split('\n');
    this.#partial = lines.pop() ?? '';
    this.#pending.push(...lines.map((line) => line.trim()));
  }
}
