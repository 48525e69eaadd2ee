import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { inKnownWords, subjectOf } from '../../base/search-subject.ts';
import { LAYOUTS } from '../layouts/index.ts';
import type { Gateway, ScopeName, UnreadRecord } from '../operations.ts';
import { checkFilters, checkRecord, withoutAbsent } from '../records/check.ts';
import {
  complete,
  type DataType,
  type FiltersOf,
  type GivenOf,
  type RecordOf,
  type SearchableType,
} from '../records/index.ts';
import { DEFAULT_THRESHOLD } from '../search/calibration.ts';
import type {
  Changes,
  MatchOptions,
  RecordStore,
  SearchOptions,
  SearchResults,
  UpdateOptions,
} from '../store.ts';

export interface EmbeddedQuery {
  vector: Float32Array;
  modelId: string;
}

/** What a scoped store shares with the store it comes from. */
export interface StoreContext {
  now(): Date;
  newId(): string;
  /** The query as a vector and the model it is of, or null when there is no model. */
  embedQuery(text: string, searched: Searched, signal?: AbortSignal): Promise<EmbeddedQuery | null>;
  /** Has the model read what it has not read of these records, and waits for it, but not for ever. */
  readFirst(scope: ScopeName, dataType: SearchableType, modelId: string): Promise<void>;
  /** Records whose text was written and is yet to be read by the model. */
  written(records: readonly UnreadRecord[]): void;
  /** A scene was written into the journal. */
  told(): void;
}

/** What a query is for. */
export interface Searched {
  scope: ScopeName;
  dataType: SearchableType;
}

const MOST_RESULTS = 200;

/** Checks what goes in, fills in what has a default, and asks the backend. */
export class CheckedRecords<Readable extends DataType, Writable extends Readable>
  implements RecordStore<Readable, Writable>
{
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
    const embedded = await this.context.embedQuery(
      inKnownWords(subject),
      { scope: this.scope, dataType },
      signal,
    );
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
    if (!isWaitedFor) return answer as SearchResults<Type>;
    await this.context.readFirst(this.scope, dataType, embedded.modelId);
    return (await this.gateway.read('search', asked)) as SearchResults<Type>;
  }

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
    return records as RecordOf<Type>[];
  }

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
    return written.record as RecordOf<Type>;
  }

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
    return written.record as RecordOf<Type>;
  }

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
