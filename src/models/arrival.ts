import { NarratoriaError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { EMBEDDING_MODEL } from './catalogue.ts';
import { type EnsureOptions, ensureModel } from './ensure.ts';

const NOT_FETCHED =
  'The small model that finds memories by their meaning could not be fetched, so they are found by their words until a later start brings it.';

/** The embedding model on its way, in the background, while a story is played. */
export class ModelArrival {
  readonly #stop = new AbortController();
  readonly #settled: Promise<void>;
  #news: string[] = [];

  constructor({ log, signal, ...options }: Omit<EnsureOptions, 'onProgress'> & { log: Log }) {
    const signals = [this.#stop.signal, ...(signal === undefined ? [] : [signal])];
    this.#settled = this.#bring({ ...options, signal: AbortSignal.any(signals) }, log);
  }

  /** What the player should know and was not told yet, in plain sentences. */
  takeNews(): string[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Waits until it is there or cannot be had. */
  async settled(): Promise<void> {
    await this.#settled;
  }

  /** Stops the download; what has arrived is kept for the next time. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#settled;
  }

  async #bring(options: EnsureOptions & { signal: AbortSignal }, log: Log): Promise<void> {
    try {
      await ensureModel(EMBEDDING_MODEL, options);
    } catch (err) {
      if (options.signal.aborted) return;
      log.info({ err }, 'search goes by words until the embedding model is there');
      const isWished = err instanceof NarratoriaError && err.code === 'offline';
      if (!isWished) this.#news.push(NOT_FETCHED);
    }
  }
}
