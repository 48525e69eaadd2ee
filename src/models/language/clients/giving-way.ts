import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 250;

interface Turn {
  priority: 'scene' | 'background';
  signal: AbortSignal;
  /** Hears that it still waits for its turn. */
  onWait(): void;
}

/** On a server that does one thing at a time a scene goes first; background work makes way and is begun again afterwards. */
export class GivingWay {
  readonly #background = new Set<AbortController>();
  #scenes = 0;

  async run<Result>(
    { priority, signal, onWait }: Turn,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (priority === 'background') return this.#runBehind(signal, onWait, work);
    this.#scenes += 1;
    for (const other of this.#background) other.abort();
    try {
      return await work(signal);
    } finally {
      this.#scenes -= 1;
    }
  }

  async #runBehind<Result>(
    signal: AbortSignal,
    onWait: () => void,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    for (;;) {
      while (this.#scenes > 0) {
        onWait();
        await sleep(LOOK_EVERY_MS, undefined, { signal });
      }
      const way = new AbortController();
      this.#background.add(way);
      try {
        return await work(AbortSignal.any([signal, way.signal]));
      } catch (error) {
        if (!way.signal.aborted || signal.aborted) throw error;
      } finally {
        this.#background.delete(way);
      }
    }
  }
}
