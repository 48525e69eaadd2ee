import { NarratoriaError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import type { Gateway } from './gateway.ts';
import { LAYOUTS } from './layouts/index.ts';
import { checkFilters, checkRecord, withoutAbsent } from './records/check.ts';
import {
  type ChangesOf,
  complete,
  type DataType,
  type FiltersOf,
  type GivenOf,
  type RecordOf,
  type ScoredType,
  type SearchableType,
} from './records/index.ts';
import { DEFAULT_THRESHOLD } from './search/calibration.ts';
import type { Explanation } from './search/score.ts';
import { inKnownWords, subjectOf } from './search/subject.ts';
import type { ScopeName } from './sqlite/tables/scope.ts';

export interface EmbeddedQuery {
  vector: Float32Array;
  modelId: string;
}

/** What a scoped store shares with the store it comes from. */
export interface StoreContext {
  now(): Date;
  newId(): string;
  /** The query as a vector and the model it is of, or null when there is no model. */
  embedQuery(text: string, scope: ScopeName, signal?: AbortSignal): Promise<EmbeddedQuery | null>;
  /** Has the model read what it has not read of these records, and waits for it, but not for ever. */
  readFirst(scope: ScopeName, dataType: SearchableType, modelId: string): Promise<void>;
  /** Records whose text was written and is yet to be read by the model. */
  written(records: readonly { dataType: SearchableType; key: number }[]): void;
  /** A scene was written into the journal. */
  told(): void;
}

export interface SearchOptions {
  /** Least relevance of an answer, 0.7 unless told. */
  threshold?: number;
  /** The moment of the story from which recency counts; the last scene's unless told. */
  inGameTime?: string;
  signal?: AbortSignal;
}

export interface MatchOptions {
  limit?: number;
  order?: 'oldest first' | 'newest first';
  /** The moment of the story at which scores are read; the last scene's unless told. */
  inGameTime?: string;
}

export interface SearchResult<Type extends SearchableType> extends Explanation {
  record: RecordOf<Type>;
}

export interface SearchResults<Type extends SearchableType> {
  /** Best first. */
  results: SearchResult<Type>[];
  /** `words` says that there was no model to compare meanings with. */
  mode: 'hybrid' | 'words';
  /** Records of this scope that the model has not read yet: they are found by words alone. */
  pending: number;
}

/** Some fields of a record to change; a score can be moved instead of set. */
export type Changes<Type extends DataType> = ChangesOf<Type> &
  (Type extends ScoredType ? { scoreChange?: number } : unknown) &
  (Type extends 'perception' ? { eventAdded?: string } : unknown);

export interface UpdateOptions {
  /** The moment of the story at which a score changes; the last scene's unless told. */
  inGameTime?: string;
}

const MOST_RESULTS = 200;

/** The five methods, over the records of one playthrough or campaign and nothing else. */
export class ScopedStore<Readable extends DataType, Writable extends Readable> {
  protected readonly gateway: Gateway;
  protected readonly scope: ScopeName;
  protected readonly context: StoreContext;
  /** The scene that writes count to; null for the one being told. */
  protected readonly writesTo: number | null;

  constructor(gateway: Gateway, scope: ScopeName, context: StoreContext, writesTo: number | null = null) {
    this.gateway = gateway;
    this.scope = scope;
    this.context = context;
    this.writesTo = writesTo;
  }

  /** Records ranked by how well they fit the query; those that pass the filters and the threshold, at most `limit`. */
  async semanticSearch<Type extends Readable & SearchableType>(
    query: string,
    dataType: Type,
    limit = 5,
    filters: FiltersOf<Type> = {},
    { threshold = DEFAULT_THRESHOLD, inGameTime, signal }: SearchOptions = {},
  ): Promise<SearchResults<Type>> {
    if (LAYOUTS[dataType]?.text === undefined) throw notSearchable(dataType);
    checkLimit(limit);
    const checked = checkFilters(dataType, filters);
    const subject = subjectOf(query);
    const embedded = await this.context.embedQuery(inKnownWords(subject), this.scope, signal);
    const asked = {
      scope: this.scope,
      dataType,
      text: subject,
      vector: embedded?.vector ?? null,
      modelId: embedded?.modelId ?? null,
      filters: checked,
      limit,
      threshold,
      inGameTime: inGameTime ?? null,
      now: this.context.now().toISOString(),
    };
    const answer = await this.gateway.read('search', asked);
    // What a story has written must not be found or missed by how fast the model reads: a seed replays it to the letter.
    const isWaitedFor = embedded !== null && answer.pending > 0 && LAYOUTS[dataType].scope === 'playthrough';
    if (!isWaitedFor) return answer as unknown as SearchResults<Type>;
    await this.context.readFirst(this.scope, dataType, embedded.modelId);
    return (await this.gateway.read('search', asked)) as unknown as SearchResults<Type>;
  }

  /** Every record that passes the filters, oldest first; scores as they are at this moment of the story. */
  async exactMatch<Type extends Readable>(
    dataType: Type,
    filters: FiltersOf<Type> = {},
    { limit, order = 'oldest first', inGameTime }: MatchOptions = {},
  ): Promise<RecordOf<Type>[]> {
    if (limit !== undefined) checkLimit(limit, Number.MAX_SAFE_INTEGER);
    const records = await this.gateway.read('match', {
      scope: this.scope,
      dataType,
      filters: checkFilters(dataType, filters),
      limit: limit ?? null,
      order,
      inGameTime: inGameTime ?? null,
    });
    return records as unknown as RecordOf<Type>[];
  }

  /** Adds a record. What was left out and has a default is filled in; the whole record is the answer. */
  async store<Type extends Writable>(dataType: Type, given: GivenOf<Type>): Promise<RecordOf<Type>> {
    const whole = complete(dataType, withoutAbsent(given) as GivenOf<Type>, {
      scopeId: this.scope.id,
      now: this.context.now().toISOString(),
      newId: this.context.newId,
    });
    const record = checkRecord(dataType, whole, this.scope.id);
    const written = await this.gateway.write('store', {
      scope: this.scope,
      scene: this.writesTo,
      dataType,
      record,
    });
    this.#announce(dataType, written.unread);
    return written.record as unknown as RecordOf<Type>;
  }

  /** Changes some fields of a record; null takes a field away. The whole record is the answer. */
  async update<Type extends Writable>(
    dataType: Type,
    id: string,
    changes: Changes<Type>,
    { inGameTime }: UpdateOptions = {},
  ): Promise<RecordOf<Type>> {
    const { scoreChange, ...fields } = withoutAbsent(changes);
    if (scoreChange !== undefined && typeof scoreChange !== 'number') {
      throw new NarratoriaError('record_invalid', '"scoreChange" must be a number.');
    }
    const written = await this.gateway.write('update', {
      scope: this.scope,
      scene: this.writesTo,
      dataType,
      id,
      changes: fields as JsonObject,
      scoreChange: scoreChange ?? null,
      now: this.context.now().toISOString(),
      inGameTime: inGameTime ?? null,
    });
    this.#announce(dataType, written.unread);
    return written.record as unknown as RecordOf<Type>;
  }

  /** Removes a record; false when there was none. */
  async delete(dataType: Writable, id: string): Promise<boolean> {
    return await this.gateway.write('delete', { scope: this.scope, scene: this.writesTo, dataType, id });
  }

  #announce(dataType: DataType, key: number | null): void {
    if (key !== null) this.context.written([{ dataType: dataType as SearchableType, key }]);
  }
}

function checkLimit(limit: number, most = MOST_RESULTS): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return;
  throw new NarratoriaError(
    'record_invalid',
    `A limit must be a whole number from 1 to ${most}, but is ${limit}.`,
  );
}

function notSearchable(dataType: string): NarratoriaError {
  return new NarratoriaError('record_invalid', `${dataType} records cannot be searched by meaning.`, {
    hint: 'Use `exactMatch`.',
  });
}
