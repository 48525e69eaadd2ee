import type { Log } from '../../base/log.ts';

/** How often in a row a model may have nothing to say. */
const MOST_MISSES = 2;
const SLOW =
  'The language model takes too long on this machine, so the built-in narrator plans the scenes from here on.';

/** How long a model is still asked: a slow machine is not made to wait in every scene. */
export class Patience {
  readonly #log: Log;
  readonly #onNotice: (sentence: string) => void;
  #misses = 0;
  #isOver = false;

  constructor({ log, onNotice = () => {} }: { log: Log; onNotice?: (sentence: string) => void }) {
    this.#log = log;
    this.#onNotice = onNotice;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  answered(): void {
    this.#misses = 0;
  }

  /** Why a model failed is told by whoever runs it; that it is slow nobody else knows. */
  missed(why: 'slow' | 'failed'): void {
    this.#misses += 1;
    if (this.#misses < MOST_MISSES || this.#isOver) return;
    this.#isOver = true;
    this.#log.warn({ misses: this.#misses, why }, 'the language model is asked no more in this session');
    if (why === 'slow') this.#onNotice(SLOW);
  }
}
