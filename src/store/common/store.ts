import { randomUUID } from 'node:crypto';
import { NarratoriaError } from '../../base/errors.ts';
import type { Lock } from '../../base/file-lock.ts';
import type { Log } from '../../base/log.ts';
import type { Embedder } from '../embedder.ts';
import { LAYOUTS } from '../layouts/index.ts';
import type { Channel, ScopeName } from '../operations.ts';
import { checkAgainst, withoutAbsent } from '../records/check.ts';
import type { CampaignType, SearchableType } from '../records/index.ts';
import {
  type NewPlaythrough,
  type Playthrough,
  type PlaythroughFilters,
  PlaythroughSchema,
} from '../records/playthrough.ts';
import type { Pruned, RetentionPolicy } from '../retention.ts';
import type {
  CampaignRecords,
  CampaignStore,
  IntegrityReport,
  PlaythroughStore,
  SearchModels,
  Store,
} from '../store.ts';
import { CatchUp, checked } from './catch-up.ts';
import { Dispatcher } from './dispatcher.ts';
import { Monitor } from './monitor.ts';
import { CheckedPlaythrough } from './playthrough.ts';
import { CheckedRecords, type EmbeddedQuery, type Searched, type StoreContext } from './records.ts';

class CheckedCampaign extends CheckedRecords<CampaignType, CampaignType> implements CampaignStore {
  readonly #dispatcher: Dispatcher;

  constructor(dispatcher: Dispatcher, campaignId: string, context: StoreContext) {
    super(dispatcher, { kind: 'campaign', id: campaignId }, context);
    this.#dispatcher = dispatcher;
  }

  async transaction<Result>(work: (records: CampaignRecords) => Promise<Result>): Promise<Result> {
    const context = { ...this.context, written: () => undefined };
    const result = await this.#dispatcher.transaction((gateway) =>
      work(new CheckedRecords(gateway, this.scope, context)),
    );
    // A campaign comes in by the thousand: the model reads it in the background, and no search waits for that.
    this.context.written([]);
    return result;
  }
}

/** What every store is opened with. */
export interface CommonOptions {
  log: Log;
  embedder?: Embedder | null;
  now?: () => Date;
  newId?: () => string;
  slowQueryMs?: number;
}

/** How long a search waits for the model to read what was written right before. */
const PATIENCE_MS = 3_000;
const SLOW_QUERY_MS = 100;

/** What all stores have in common: only where the operations are done differs. */
export abstract class CommonStore implements Store {
  abstract readonly notices: readonly string[];
  protected readonly log: Log;
  protected readonly now: () => Date;
  protected readonly monitor: Monitor;
  protected readonly dispatcher: Dispatcher;
  readonly #catchUp: CatchUp;
  readonly #context: StoreContext;
  readonly #searchedWith = new Map<string, SearchModels>();
  #embedder: Embedder | null = null;
  #closing: Promise<void> | null = null;

  constructor(options: CommonOptions, writer: Channel | null, readers: readonly Channel[]) {
    this.log = options.log;
    this.now = options.now ?? (() => new Date());
    this.monitor = new Monitor(options.log, options.slowQueryMs ?? SLOW_QUERY_MS);
    this.dispatcher = new Dispatcher(writer, readers, this.monitor);
    this.#catchUp = new CatchUp(this.dispatcher, options.log);
    this.#context = {
      now: this.now,
      newId: options.newId ?? randomUUID,
      embedQuery: (text, search, signal) => this.#embedQuery(text, search, signal),
      readFirst: (scope, dataType, modelId) => this.#readFirst(scope, dataType, modelId),
      written: (records) => this.#catchUp.add(records),
      told: () => this.told(),
    };
    this.setEmbedder(options.embedder ?? null);
  }

  abstract holdStory(id: string): Lock;
  abstract checkIntegrity(depth: 'fast' | 'full'): Promise<IntegrityReport>;
  /** A scene was written into the journal. */
  protected abstract told(): void;
  /** Lets go of what the backend holds, when nothing is under way any more. */
  protected abstract end(): Promise<void>;

  async createPlaythrough(given: NewPlaythrough): Promise<Playthrough> {
    const now = this.now().toISOString();
    const playthrough = {
      playthroughId: given.playthroughId ?? this.#context.newId(),
      title: given.campaignId,
      createdAt: now,
      ...withoutAbsent(given),
      lastPlayedAt: given.createdAt ?? now,
      headScene: 0,
    } as Playthrough;
    checkAgainst(PlaythroughSchema, playthrough, 'This playthrough');
    await this.dispatcher.write('createPlaythrough', playthrough);
    return playthrough;
  }

  async playthroughs({ campaignId }: PlaythroughFilters = {}): Promise<Playthrough[]> {
    const campaignIds = campaignId === undefined ? null : [campaignId].flat();
    return await this.dispatcher.read('playthroughs', { campaignIds });
  }

  playthrough(id: string, { scene }: { scene?: number } = {}): PlaythroughStore {
    return new CheckedPlaythrough(this.dispatcher, id, this.#context, scene ?? null);
  }

  async deletePlaythrough(id: string): Promise<void> {
    const hold = this.holdStory(id);
    try {
      await this.dispatcher.write('deletePlaythrough', { id });
    } finally {
      hold.release();
    }
  }

  campaign(id: string): CampaignStore {
    return new CheckedCampaign(this.dispatcher, id, this.#context);
  }

  get embedder(): Embedder | null {
    return this.#embedder;
  }

  setEmbedder(embedder: Embedder | null): void {
    this.#embedder = embedder;
    if (!this.dispatcher.isReadOnly) this.#catchUp.setEmbedder(embedder);
  }

  searchWith(playthroughId: string, models: SearchModels): void {
    this.#searchedWith.set(playthroughId, models);
  }

  async hasReadLore(playthroughId: string): Promise<boolean> {
    if (this.#embedder === null) return false;
    const scope = { kind: 'playthrough' as const, id: playthroughId };
    const { modelId } = this.#embedder;
    const unread = await this.dispatcher.read('unreadIn', { scope, dataType: 'lore', modelId });
    return unread.length === 0;
  }

  async caughtUp(): Promise<void> {
    await this.#catchUp.finished();
  }

  async runRetention(
    policy: RetentionPolicy,
    { isIdle = () => true }: { isIdle?: () => boolean } = {},
  ): Promise<Pruned> {
    const total: Pruned = { byAge: 0, byCount: 0, bySize: 0 };
    while (isIdle()) {
      const pruned = await this.dispatcher.write('prune', { policy, now: this.now().toISOString() });
      if (pruned.byAge + pruned.byCount + pruned.bySize === 0) break;
      this.log.info({ memories: pruned.memories }, 'These memories were let go.');
      total.byAge += pruned.byAge;
      total.byCount += pruned.byCount;
      total.bySize += pruned.bySize;
    }
    if (total.byAge + total.byCount + total.bySize > 0) {
      this.log.info({ policy, pruned: total }, 'Old memories were let go.');
    }
    return total;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#catchUp.close();
    await this.dispatcher.settled();
    await this.end();
  }

  async #readFirst(scope: ScopeName, dataType: SearchableType, modelId: string): Promise<void> {
    if (this.dispatcher.isReadOnly) return;
    const unread = await this.dispatcher.read('unreadIn', { scope, dataType, modelId });
    this.#catchUp.add(unread);
    await this.#catchUp.settled(PATIENCE_MS);
  }

  async #embedQuery(
    text: string,
    { scope, dataType }: Searched,
    signal?: AbortSignal,
  ): Promise<EmbeddedQuery | null> {
    const embedder = this.#embedder;
    const models = scope.kind === 'playthrough' ? this.#searchedWith.get(scope.id) : undefined;
    const wanted = LAYOUTS[dataType].scope === 'playthrough' ? models?.records : models?.lore;
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
      this.log[isExpected ? 'debug' : 'warn']({ err }, 'A search goes by words alone.');
      return null;
    }
  }
}
