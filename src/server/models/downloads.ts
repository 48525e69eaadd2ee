import { rm } from 'node:fs/promises';
import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { ModelView } from '../../contracts/api/models.ts';
import { findModel } from '../../models/catalogue.ts';
import type { DownloadProgress } from '../../models/download/progress.ts';
import { ensureModel } from '../../models/ensure.ts';
import { bytesOnTheWay, findInstalled, modelFolder } from '../../models/installed.ts';

/** A page has enough of two reports a second. */
const EVERY_MS = 500;

export interface Download {
  state: Extract<ModelView['state'], 'waiting' | 'downloading' | 'paused' | 'failed'>;
  receivedBytes: number;
  /** As those say who send it; null until they do. */
  totalBytes: number | null;
  problem: string;
}

interface Running {
  stop: AbortController;
  ended: Promise<void>;
}

export interface DownloadsOptions {
  home: string;
  log: Log;
  /** Something about a model has changed. */
  onChange(): void;
  onArrival(id: string): void;
}

/** The models that the player has asked for. */
export class ModelDownloads {
  readonly #options: DownloadsOptions;
  readonly #known = new Map<string, Download>();
  readonly #running = new Map<string, Running>();
  #toldAt = 0;

  constructor(options: DownloadsOptions) {
    this.#options = options;
  }

  of(id: string): Download | null {
    return this.#known.get(id) ?? null;
  }

  /** Fetches a model, or goes on with one that was paused. */
  pull(id: string): void {
    if (this.#running.has(id)) return;
    const stop = new AbortController();
    const { receivedBytes = 0, totalBytes = null } = this.#known.get(id) ?? {};
    this.#change(id, { state: 'waiting', receivedBytes, totalBytes, problem: '' });
    const ended = this.#fetch(id, stop.signal).finally(() => this.#running.delete(id));
    this.#running.set(id, { stop, ended });
  }

  /** Stops; what has come stays for the next time. */
  async pause(id: string): Promise<void> {
    const running = this.#running.get(id);
    running?.stop.abort();
    await running?.ended;
  }

  /** Stops, and throws away what has come. */
  async cancel(id: string): Promise<void> {
    const { home } = this.#options;
    await this.pause(id);
    if ((await findInstalled(findModel(id), [home])) === null)
      await rm(modelFolder(home, id), { recursive: true, force: true });
    this.#known.delete(id);
    this.#options.onChange();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((id) => this.pause(id)));
  }

  async #fetch(id: string, signal: AbortSignal): Promise<void> {
    const { home, log, onChange, onArrival } = this.#options;
    const counter = new ByteCounter();
    try {
      await ensureModel(id, {
        home,
        mode: 'pull',
        signal,
        onProgress: (progress) => this.#report(id, progress, counter),
      });
      this.#known.delete(id);
      onArrival(id);
      onChange();
    } catch (error) {
      const totalBytes = counter.whole;
      if (signal.aborted) {
        return this.#change(id, {
          state: 'paused',
          receivedBytes: counter.received,
          totalBytes,
          problem: '',
        });
      }
      log.warn({ err: error, id }, 'a model could not be fetched');
      const receivedBytes = await bytesOnTheWay(findModel(id), home);
      this.#change(id, { state: 'failed', receivedBytes, totalBytes, problem: reasonOf(error) });
    }
  }

  #report(id: string, progress: DownloadProgress, counter: ByteCounter): void {
    const state = progress.phase === 'waiting' ? 'waiting' : 'downloading';
    counter.take(progress);
    this.#known.set(id, {
      state,
      receivedBytes: counter.received,
      totalBytes: counter.whole,
      problem: '',
    });
    if (performance.now() - this.#toldAt < EVERY_MS) return;
    this.#toldAt = performance.now();
    this.#options.onChange();
  }

  #change(id: string, download: Download): void {
    this.#known.set(id, download);
    this.#options.onChange();
  }
}

/** A model is several files, and each is reported from its own beginning. */
class ByteCounter {
  readonly #files = new Map<string, { bytes: number; total: number | null }>();

  take({ phase, file, bytes, total }: DownloadProgress): void {
    if (phase === 'fetching') this.#files.set(file, { bytes, total });
  }

  get received(): number {
    return [...this.#files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Null while somebody has not said how much it is. */
  get whole(): number | null {
    const totals = [...this.#files.values()].map(({ total }) => total);
    if (totals.length === 0) return null;
    return totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof NarratoriaError)) return 'Download failed. The log has the details.';
  if (error.code === 'model_corrupt')
    return `The downloaded file was not the expected one and was deleted. Try again later, or choose another model. ${error.message}`;
  return error.hint === undefined ? error.message : `${error.message} ${error.hint}`;
}
