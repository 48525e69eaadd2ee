import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder } from '../../base/home.ts';
import type { Log } from '../../base/log.ts';
import { CampaignStore } from '../campaign-store.ts';
import { CatchUp, checked } from '../catch-up.ts';
import type { Embedder } from '../embedder.ts';
import { Dispatcher } from '../gateway.ts';
import { Monitor } from '../monitor.ts';
import { PlaythroughStore } from '../playthrough-store.ts';
import type { QueryStatistics } from '../query-figures.ts';
import { historyOf, type QueryHistory } from '../query-history.ts';
import { checkAgainst, withoutAbsent } from '../records/check.ts';
import type { SearchableType } from '../records/index.ts';
import {
  type NewPlaythrough,
  type Playthrough,
  type PlaythroughFilters,
  PlaythroughSchema,
} from '../records/playthrough.ts';
import type { Pruned, RetentionPolicy } from '../retention.ts';
import type { EmbeddedQuery, StoreContext } from '../scoped-store.ts';
import { type Backup, listBackups } from './database/backups.ts';
import type { IntegrityReport } from './database/integrity.ts';
import { type HomeLock, joinHome, type Lock } from './database/lock.ts';
import { backupFolder } from './database/open.ts';
import { SessionBackups } from './session-backups.ts';
import { StoryHolds } from './story-holds.ts';
import type { ScopeName } from './tables/scope.ts';
import type { Channel } from './thread/channel.ts';
import { type OpenedChannels, openChannels } from './thread/channels.ts';
import type { StoreSize } from './thread/measure.ts';

export interface StoreOptions {
  /** The folder with `narratoria.db`. */
  home: string;
  log: Log;
  embedder?: Embedder | null;
  /** `read-only` looks at stories that another program is playing, or that lie where nobody may write. */
  mode?: 'read-write' | 'read-only';
  /** Backups are made at the start of a session, every so many scenes and at its end, unless told otherwise. */
  backUp?: boolean;
  /** How queries did is kept with the stories, unless told otherwise: looking at it must not add to it. */
  keepQueries?: boolean;
  now?: () => Date;
  newId?: () => string;
  slowQueryMs?: number;
  /** Threads that answer reads. 0 does everything on the calling thread, for comparison. */
  readers?: number;
}

export interface StoreStatistics {
  /** Since the store was opened. */
  queries: QueryStatistics[];
  /** Over the last sessions that were kept. */
  history: QueryHistory;
  size: StoreSize;
  /** The model that search compares meanings with; null when it goes by words. */
  embeddingModel: string | null;
  backups: Backup[];
}

/** How long a search waits for the model to read what was written right before. */
const PATIENCE_MS = 3_000;
const SLOW_QUERY_MS = 100;
const READERS = 2;
/** A crash loses no more than this of how queries did. */
const KEEP_QUERIES_MS = 5 * 60_000;

/** The saved stories of one home folder. */
export class Store {
  /** What happened at the opening that the player should know, in plain sentences. */
  readonly notices: readonly string[];
  readonly #file: string;
  readonly #log: Log;
  readonly #lock: HomeLock | null;
  readonly #holds: StoryHolds;
  readonly #backups: SessionBackups;
  readonly #channels: readonly Channel[];
  readonly #dispatcher: Dispatcher;
  readonly #monitor: Monitor;
  readonly #catchUp: CatchUp;
  readonly #context: StoreContext;
  readonly #startedAt: string;
  readonly #searchedWith = new Map<string, string | null>();
  #embedder: Embedder | null = null;
  #queryTimer: NodeJS.Timeout | null = null;
  #closing: Promise<void> | null = null;

  private constructor(options: StoreOptions, file: string, lock: HomeLock | null, opened: OpenedChannels) {
    this.#startedAt = (options.now?.() ?? new Date()).toISOString();
    this.#file = file;
    this.#log = options.log;
    this.#holds = new StoryHolds(options.home);
    this.#backups = new SessionBackups(() => this.backup('session'), options.log);
    this.#lock = lock;
    this.notices = opened.notices;
    this.#channels = opened.all;
    this.#monitor = new Monitor(options.log, options.slowQueryMs ?? SLOW_QUERY_MS);
    this.#dispatcher = new Dispatcher(opened.writer, opened.readers, this.#monitor);
    this.#catchUp = new CatchUp(this.#dispatcher, options.log);
    this.#context = {
      now: options.now ?? (() => new Date()),
      newId: options.newId ?? randomUUID,
      embedQuery: (text, scope, signal) => this.#embedQuery(text, scope, signal),
      readFirst: (scope, dataType, modelId) => this.#readFirst(scope, dataType, modelId),
      written: (records) => this.#catchUp.add(records),
      told: () => this.#backups.countScene(),
    };
  }

  static async open(options: StoreOptions): Promise<Store> {
    const { home, log, mode = 'read-write', now = () => new Date() } = options;
    const file = path.join(home, 'narratoria.db');
    if (mode === 'read-write') ensureFolder(home);
    const lock = mode === 'read-write' ? await joinHome(home) : null;
    try {
      const opened = await openChannels(file, {
        mode,
        readerCount: options.readers ?? READERS,
        now: now(),
        isAlone: lock?.isAlone ?? false,
      });
      lock?.opened();
      for (const notice of opened.notices) log.warn({ file }, notice);
      const store = new Store(options, file, lock, opened);
      store.setEmbedder(options.embedder ?? null);
      if (mode === 'read-write' && options.backUp !== false)
        store.#backups.begin(await store.playthroughs(), store.backups());

      if (mode === 'read-write' && options.keepQueries !== false) store.#beginKeepingQueries();
      return store;
    } catch (error) {
      lock?.opened();
      lock?.release();
      throw error;
    }
  }

  /** Begins a story. */
  async createPlaythrough(given: NewPlaythrough): Promise<Playthrough> {
    const now = this.#context.now().toISOString();
    const playthrough = {
      playthroughId: given.playthroughId ?? this.#context.newId(),
      title: given.campaignId,
      createdAt: now,
      ...withoutAbsent(given),
      lastPlayedAt: given.createdAt ?? now,
      headScene: 0,
    } as Playthrough;
    checkAgainst(PlaythroughSchema, playthrough, 'This playthrough');
    await this.#dispatcher.write('createPlaythrough', playthrough);
    return playthrough;
  }

  /** The stories, last played first. */
  async playthroughs({ campaignId }: PlaythroughFilters = {}): Promise<Playthrough[]> {
    const campaignIds = campaignId === undefined ? null : [campaignId].flat();
    return await this.#dispatcher.read('playthroughs', { campaignIds });
  }

  /** One story. Its writes count to the scene being told, or to `scene`: 0 is for what was there before the first. */
  playthrough(id: string, { scene }: { scene?: number } = {}): PlaythroughStore {
    return new PlaythroughStore(this.#dispatcher, id, this.#context, scene ?? null);
  }

  /** Deletes a story with all that belongs to it. One that another program plays is not deleted. */
  async deletePlaythrough(id: string): Promise<void> {
    const hold = this.holdStory(id);
    try {
      await this.#dispatcher.write('deletePlaythrough', { id });
    } finally {
      hold.release();
    }
    this.#holds.forget(id);
  }

  /** Keeps other programs from playing or changing a story until it is released as often as it was held. */
  holdStory(id: string): Lock {
    return this.#holds.hold(id);
  }

  campaign(id: string): CampaignStore {
    return new CampaignStore(this.#dispatcher, id, this.#context);
  }

  get embedder(): Embedder | null {
    return this.#embedder;
  }

  /** Brings in a model, another one, or none. What it has not read it reads in the background. */
  setEmbedder(embedder: Embedder | null): void {
    this.#embedder = embedder;
    if (!this.#dispatcher.isReadOnly) this.#catchUp.setEmbedder(embedder);
  }

  /** Which model a story's records are found with, and with null by words alone; unless told, whichever there is. */
  searchWith(playthroughId: string, modelId: string | null): void {
    this.#searchedWith.set(playthroughId, modelId);
  }

  /** Waits until the model has read everything there is. */
  async caughtUp(): Promise<void> {
    await this.#catchUp.finished();
  }

  /** Lets old memories go, a few at a time, for as long as nothing else is going on. */
  async runRetention(
    policy: RetentionPolicy,
    { isIdle = () => true }: { isIdle?: () => boolean } = {},
  ): Promise<Pruned> {
    const total: Pruned = { byAge: 0, byCount: 0, bySize: 0 };
    while (isIdle()) {
      const pruned = await this.#dispatcher.write('prune', {
        policy,
        now: this.#context.now().toISOString(),
      });
      if (pruned.byAge + pruned.byCount + pruned.bySize === 0) break;
      this.#log.info({ memories: pruned.memories }, 'These memories were let go.');
      total.byAge += pruned.byAge;
      total.byCount += pruned.byCount;
      total.bySize += pruned.bySize;
    }
    if (total.byAge + total.byCount + total.bySize > 0) {
      this.#log.info({ policy, pruned: total }, 'Old memories were let go.');
    }
    return total;
  }

  /** Makes a backup now. One made by hand stays until somebody deletes it. */
  async backup(reason: Backup['reason'] = 'manual'): Promise<Backup> {
    return await this.#dispatcher.backup({ reason, now: this.#context.now().toISOString() });
  }

  /** The backups there are, newest first. */
  backups(): Backup[] {
    return listBackups(backupFolder(this.#file));
  }

  /** `fast` looks at the structure, `full` at every value and reference. */
  async checkIntegrity(depth: 'fast' | 'full'): Promise<IntegrityReport> {
    return await this.#dispatcher.read('integrity', { depth });
  }

  async statistics(): Promise<StoreStatistics> {
    return {
      queries: this.#monitor.statistics(),
      history: historyOf(await this.#dispatcher.read('querySessions', {})),
      size: await this.#dispatcher.read('size', {}),
      embeddingModel: this.#embedder?.modelId ?? null,
      backups: this.backups(),
    };
  }

  /** Ends all work in order and gives the home folder free. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#catchUp.close();
    await this.#dispatcher.settled();
    await this.#backups.end();
    if (this.#queryTimer !== null) {
      clearInterval(this.#queryTimer);
      await this.#keepQueries();
    }
    // The writer last: it is the one that puts the log into the file.
    for (const channel of this.#channels.toReversed()) await channel.close();
    this.#holds.releaseAll();
    this.#lock?.release();
  }

  #beginKeepingQueries(): void {
    this.#queryTimer = setInterval(() => void this.#keepQueries(), KEEP_QUERIES_MS).unref();
  }

  async #keepQueries(): Promise<void> {
    const queries = this.#monitor.figures;
    if (Object.keys(queries).length === 0) return;
    try {
      const endedAt = this.#context.now().toISOString();
      await this.#dispatcher.keepQueries({ startedAt: this.#startedAt, endedAt, queries });
    } catch (err) {
      this.#log.warn({ err }, 'How queries did could not be kept.');
    }
  }

  async #readFirst(scope: ScopeName, dataType: SearchableType, modelId: string): Promise<void> {
    if (this.#dispatcher.isReadOnly) return;
    const unread = await this.#dispatcher.read('unreadIn', { scope, dataType, modelId });
    this.#catchUp.add(unread);
    await this.#catchUp.settled(PATIENCE_MS);
  }

  async #embedQuery(text: string, scope: ScopeName, signal?: AbortSignal): Promise<EmbeddedQuery | null> {
    const embedder = this.#embedder;
    const wanted = scope.kind === 'playthrough' ? this.#searchedWith.get(scope.id) : undefined;
    if (embedder === null || (wanted !== undefined && wanted !== embedder.modelId)) return null;
    try {
      const [, vectors] = await Promise.all([
        this.#catchUp.settled(PATIENCE_MS),
        embedder.embed([text], { priority: 'scene', ...(signal === undefined ? {} : { signal }) }),
      ]);
      return { vector: checked(vectors[0]), modelId: embedder.modelId };
    } catch (err) {
      signal?.throwIfAborted();
      const isExpected = err instanceof NarratoriaError && err.code === 'embedding_unavailable';
      this.#log[isExpected ? 'debug' : 'warn']({ err }, 'A search goes by words alone.');
      return null;
    }
  }
}
