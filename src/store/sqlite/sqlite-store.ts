import path from 'node:path';
import type { Lock } from '../../base/file-lock.ts';
import { ensureFolder } from '../../base/home.ts';
import type { Log } from '../../base/log.ts';
import { needed } from '../common/dispatcher.ts';
import { type CommonOptions, CommonStore } from '../common/store.ts';
import type { QueryStatistics } from '../query-figures.ts';
import { historyOf, type QueryHistory } from '../query-history.ts';
import type { IntegrityReport } from '../store.ts';
import { type Backup, listBackups } from './database/backups.ts';
import { type HomeLock, joinHome } from './database/lock.ts';
import { backupFolder } from './database/open.ts';
import { StoryHolds } from './story-holds.ts';
import { type OpenedChannels, openChannels } from './thread/channels.ts';
import type { StoreSize } from './thread/measure.ts';

/** Damage loses no more scenes than this. */
const SCENES_A_BACKUP = 20;

/** Makes backups while one plays: at the start of a session, every so many scenes, and at its end. */
class SessionBackups {
  readonly #make: () => Promise<unknown>;
  readonly #log: Log;
  #scenes = 0;
  /** After so many scenes one is due; null until it has begun. */
  #dueAfter: number | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(make: () => Promise<unknown>, log: Log) {
    this.#make = make;
    this.#log = log;
  }

  /** Backs up what there is already. The first backup of a home comes with its first scene. */
  begin(stories: readonly unknown[], backups: readonly unknown[]): void {
    this.#dueAfter = stories.length + backups.length > 0 ? SCENES_A_BACKUP : 1;
    if (stories.length > 0) this.#backUp();
  }

  /** A scene was written. */
  countScene(): void {
    if (this.#dueAfter === null) return;
    this.#scenes += 1;
    if (this.#scenes >= this.#dueAfter) this.#backUp();
  }

  async end(): Promise<void> {
    if (this.#scenes > 0) this.#backUp();
    await this.#last;
  }

  /** In the background: nothing waits for it but the end of the session. */
  #backUp(): void {
    this.#scenes = 0;
    this.#dueAfter = SCENES_A_BACKUP;
    this.#last = this.#last
      .then(this.#make)
      .catch((err: unknown) => this.#log.error({ err }, 'A backup could not be made.'));
  }
}

export interface SqliteOptions extends CommonOptions {
  /** The folder with `narratoria.db`. */
  home: string;
  /** `read-only` looks at stories that another program is playing, or that lie where nobody may write. */
  mode?: 'read-write' | 'read-only';
  /** Backups are made at the start of a session, every so many scenes and at its end, unless told otherwise. */
  backUp?: boolean;
  /** How queries did is kept with the stories, unless told otherwise: looking at it must not add to it. */
  keepQueries?: boolean;
  /** Threads that answer reads. 0 does everything on the calling thread: nobody is kept waiting by it. */
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

const READERS = 2;
/** A crash loses no more than this of how queries did. */
const KEEP_QUERIES_MS = 5 * 60_000;

/** The saved stories of one home folder, in a database that threads of their own work on. */
export class SqliteStore extends CommonStore {
  readonly notices: readonly string[];
  readonly #file: string;
  readonly #lock: HomeLock | null;
  readonly #holds: StoryHolds;
  readonly #backups: SessionBackups;
  readonly #channels: OpenedChannels;
  readonly #startedAt: string;
  #queryTimer: NodeJS.Timeout | null = null;

  private constructor(options: SqliteOptions, file: string, lock: HomeLock | null, opened: OpenedChannels) {
    super(options, opened.writer, opened.readers);
    this.#startedAt = this.now().toISOString();
    this.#file = file;
    this.#holds = new StoryHolds(options.home);
    this.#backups = new SessionBackups(() => this.backup('session'), options.log);
    this.#lock = lock;
    this.notices = opened.notices;
    this.#channels = opened;
  }

  static async open(options: SqliteOptions): Promise<SqliteStore> {
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
      const store = new SqliteStore(options, file, lock, opened);
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

  override async deletePlaythrough(id: string): Promise<void> {
    await super.deletePlaythrough(id);
    this.#holds.forget(id);
  }

  holdStory(id: string): Lock {
    return this.#holds.hold(id);
  }

  /** Makes a backup now, beside the writes under way. One made by hand stays until somebody deletes it. */
  async backup(reason: Backup['reason'] = 'manual'): Promise<Backup> {
    const writer = needed(this.#channels.writer);
    return await writer.maintain('backup', { reason, now: this.now().toISOString() });
  }

  /** The backups there are, newest first. */
  backups(): Backup[] {
    return listBackups(backupFolder(this.#file));
  }

  async checkIntegrity(depth: 'fast' | 'full'): Promise<IntegrityReport> {
    return await this.#channels.reader.maintain('integrity', { depth });
  }

  async statistics(): Promise<StoreStatistics> {
    const { reader } = this.#channels;
    return {
      queries: this.monitor.statistics(),
      history: historyOf(await reader.maintain('querySessions', {})),
      size: await reader.maintain('size', {}),
      embeddingModel: this.embedder?.modelId ?? null,
      backups: this.backups(),
    };
  }

  protected told(): void {
    this.#backups.countScene();
  }

  /** Gives the home folder free. */
  protected async end(): Promise<void> {
    await this.#backups.end();
    if (this.#queryTimer !== null) {
      clearInterval(this.#queryTimer);
      await this.#keepQueries();
    }
    // The writer last: it is the one that puts the log into the file.
    for (const channel of this.#channels.all.toReversed()) await channel.close();
    this.#holds.releaseAll();
    this.#lock?.release();
  }

  #beginKeepingQueries(): void {
    this.#queryTimer = setInterval(() => void this.#keepQueries(), KEEP_QUERIES_MS).unref();
  }

  async #keepQueries(): Promise<void> {
    const queries = this.monitor.figures;
    const { writer } = this.#channels;
    if (writer === null || Object.keys(queries).length === 0) return;
    try {
      const session = { startedAt: this.#startedAt, endedAt: this.now().toISOString(), queries };
      await this.dispatcher.inTurn(() => writer.maintain('keepQueries', session));
    } catch (err) {
      this.log.warn({ err }, 'How queries did could not be kept.');
    }
  }
}
