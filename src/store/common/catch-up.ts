import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { DIMENSIONS, type Embedder } from '../embedder.ts';
import type { Gateway, ReadText, Unread, UnreadRecord } from '../operations.ts';

const BATCH = 32;

/**
 * Has the model read what it has not read yet: first what was just written, since a scene may ask for it at once, then
 * all that was written without a model or with another one. Search goes on meanwhile.
 */
export class CatchUp {
  readonly #gateway: Gateway;
  readonly #log: Log;
  #embedder: Embedder | null = null;
  #fresh = new Map<string, UnreadRecord>();
  /** Texts that the model could not read; they are found by words. */
  readonly #unreadable = new Set<string>();
  #running: Promise<void> | null = null;
  /** Something was written since it last looked. */
  #hasMore = false;
  #waiting: (() => void)[] = [];
  #isClosed = false;

  constructor(gateway: Gateway, log: Log) {
    this.#gateway = gateway;
    this.#log = log;
  }

  setEmbedder(embedder: Embedder | null): void {
    if (embedder !== null && embedder.dimensions !== DIMENSIONS) {
      throw new NarratoriaError(
        'embedding_unavailable',
        `The model ${embedder.modelId} gives vectors of ${embedder.dimensions} numbers; the store keeps ${DIMENSIONS}.`,
      );
    }
    this.#embedder = embedder;
    this.#unreadable.clear();
    this.#wake();
  }

  /** Puts records first in line; without any it only says that there is something to read. */
  add(records: readonly UnreadRecord[]): void {
    if (this.#embedder === null || this.#isClosed) return;
    this.#hasMore = true;
    for (const record of records) this.#fresh.set(nameOf(record), record);
    this.#wake();
  }

  /** Waits until what was just written can be found by meaning, but not for long. */
  async settled(patienceMs: number): Promise<void> {
    if (this.#fresh.size === 0 || this.#running === null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patienceMs);
    this.#waiting.push(resolve);
    await promise;
    clearTimeout(timer);
  }

  /** Waits until nothing is left to read, or nobody is there to read it. */
  async finished(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.finished();
  }

  #wake(): void {
    if (this.#running !== null || this.#embedder === null || this.#isClosed) return;
    this.#hasMore = false;
    this.#running = this.#run().finally(() => {
      this.#running = null;
      this.#release();
      if (this.#hasMore) this.#wake();
    });
  }

  async #run(): Promise<void> {
    try {
      while (!this.#isClosed && this.#embedder !== null) {
        const isDone = await this.#readBatch(this.#embedder);
        if (isDone) return;
      }
    } catch (err) {
      this.#fresh.clear();
      const isExpected = err instanceof NarratoriaError && err.code === 'embedding_unavailable';
      if (isExpected) this.#log.info({ err }, 'The embedding model is away; search goes by words.');
      else this.#log.error({ err }, 'Texts could not be prepared for search by meaning.');
    }
  }

  async #readBatch(embedder: Embedder): Promise<boolean> {
    const { modelId } = embedder;
    const fresh = [...this.#fresh].slice(0, BATCH);
    const texts =
      fresh.length > 0
        ? await this.#gateway.read('unreadAmong', { modelId, records: fresh.map(([, record]) => record) })
        : await this.#gateway.read('unread', { modelId, limit: BATCH + this.#unreadable.size });
    const readable = texts.filter((text) => !this.#unreadable.has(nameOf(text)));
    if (readable.length > 0) {
      const read = await this.#embed(embedder, readable, fresh.length > 0 ? 'scene' : 'background');
      if (read.length > 0) await this.#gateway.write('keepVectors', { modelId, texts: read });
    }
    for (const [name, record] of fresh) {
      // A record written again meanwhile stays in line.
      if (this.#fresh.get(name) === record) this.#fresh.delete(name);
    }
    if (this.#fresh.size === 0) this.#release();
    return fresh.length === 0 && readable.length === 0;
  }

  async #embed(
    embedder: Embedder,
    texts: readonly Unread[],
    priority: 'scene' | 'background',
  ): Promise<ReadText[]> {
    try {
      const vectors = await embedder.embed(
        texts.map(({ text }) => text),
        { priority },
      );
      return texts.map(({ text: _, ...place }, index) => ({ ...place, vector: checked(vectors[index]) }));
    } catch (error) {
      if (error instanceof NarratoriaError && error.code === 'embedding_unavailable') throw error;
      return await this.#embedEach(embedder, texts, { priority, error });
    }
  }

  /** One text that the model chokes on must not keep it from the others. */
  async #embedEach(
    embedder: Embedder,
    texts: readonly Unread[],
    { priority, error }: { priority: 'scene' | 'background'; error: unknown },
  ): Promise<ReadText[]> {
    const [only] = texts;
    if (texts.length === 1 && only !== undefined) {
      this.#unreadable.add(nameOf(only));
      this.#log.warn(
        { err: error, dataType: only.dataType, key: only.key },
        'The model could not read a text.',
      );
      return [];
    }
    const read: ReadText[] = [];
    for (const text of texts) read.push(...(await this.#embed(embedder, [text], priority)));
    return read;
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

function nameOf({ dataType, key }: UnreadRecord): string {
  return `${dataType} ${key}`;
}

/** Every length must be one, or distances would not be cosines. */
export function checked(vector: Float32Array | undefined): Float32Array {
  if (vector?.length !== DIMENSIONS) throw new Error(`A vector must have ${DIMENSIONS} numbers.`);
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) throw new Error('A vector must have a length.');
  return Math.abs(length - 1) < 1e-4 ? vector : vector.map((value) => value / length);
}
