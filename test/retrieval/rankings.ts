import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '../../src/base/log.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { type PlaythroughStore, SqliteStore } from '../../src/store/index.ts';
import { type LabelledQuery, MEMORIES, QUERIES } from './set.ts';

export const WAYS = ['vector', 'words', 'hybrid'] as const;
export type Way = (typeof WAYS)[number];

/** Whether the memories are stored with their tags. */
export const TAGGING = ['tagged', 'untagged'] as const;
export type Tagging = (typeof TAGGING)[number];

/** One memory as a search found it, with what it was judged by. */
export interface Hit {
  id: string;
  relevance: number;
  cosine: number;
  coverage: number;
  recency: number;
  significance: number;
}

/** A query, and all that each way of searching found for it, best first. */
export interface Answered {
  query: LabelledQuery;
  rankings: Record<Way, Hit[]>;
}

const ALL = 200;
const DAY = 86_400_000;
const FIRST_DAY = Date.parse('1200-03-01T00:00:00Z');
/** The morning after the last memory. */
const TODAY = moment(31, 8);

/** A store with the whole set as one story, and the model that reads it, or none. */
export class LabelledStore {
  readonly records: PlaythroughStore;
  readonly #close: () => Promise<void>;

  private constructor(records: PlaythroughStore, close: () => Promise<void>) {
    this.records = records;
    this.#close = close;
  }

  static async open(
    model: 'with MiniLM' | 'without a model',
    tags: Tagging = 'tagged',
  ): Promise<LabelledStore> {
    const home = mkdtempSync(path.join(tmpdir(), 'narratoria-retrieval-'));
    const log = silentLog();
    const embedder = model === 'with MiniLM' ? openEmbedder({ home, log }) : null;
    const store = await SqliteStore.open({ home, log, embedder, backUp: false, readers: 1 });
    await store.createPlaythrough({ campaignId: 'retrieval', playthroughId: 'story' });
    const records = store.playthrough('story');
    await records.transaction(async (transaction) => {
      for (const memory of MEMORIES) {
        await transaction.store('memory', {
          id: memory.id,
          summary: memory.summary,
          timestamp: moment(memory.day, memory.hour),
          inGameTime: moment(memory.day, memory.hour),
          location: memory.location,
          significance: memory.significance,
          episodic: memory.episodic,
          characterIds: memory.characters,
          semanticTags: tags === 'tagged' ? memory.tags : [],
        });
      }
    });
    await store.caughtUp();
    return new LabelledStore(records, async () => {
      await store.close();
      await embedder?.close();
      rmSync(home, { recursive: true, force: true });
    });
  }

  /** What the store's search gives, by default as a skill gets it. */
  async search(
    { text, days }: Pick<LabelledQuery, 'text' | 'days'>,
    { limit = 5, threshold }: { limit?: number; threshold?: number } = {},
  ): Promise<Hit[]> {
    const filters =
      days === undefined ? {} : { inGameFrom: moment(days.first, 0), inGameTo: moment(days.last, 24) };
    const options = { inGameTime: TODAY, ...(threshold === undefined ? {} : { threshold }) };
    const { results } = await this.records.semanticSearch(text, 'memory', limit, filters, options);
    return results.map(({ record, cosine, ...hit }) => ({ ...hit, id: record.id, cosine: cosine ?? 0 }));
  }

  async close(): Promise<void> {
    await this.#close();
  }
}

/** Asks every query of the set in every way. */
export async function answerAll(
  hybrid: LabelledStore,
  words: LabelledStore,
  queries: readonly LabelledQuery[] = QUERIES,
): Promise<Answered[]> {
  const everything = { limit: ALL, threshold: 0 };
  const answered: Answered[] = [];
  for (const query of queries) {
    const joined = await hybrid.search(query, everything);
    answered.push({
      query,
      rankings: {
        vector: joined.toSorted((one, other) => other.cosine - one.cosine),
        words: await words.search(query, everything),
        hybrid: joined,
      },
    });
  }
  return answered;
}

function moment(day: number, hour: number): string {
  return new Date(FIRST_DAY + (day - 1) * DAY + hour * 3_600_000).toISOString();
}
