import { type Static, type TSchema, Type } from 'typebox';
import type { Json, JsonObject } from '../base/json.ts';
import { filled, freeObject, oneOfWords } from '../contracts/schema.ts';
import type { AppliedChanges } from '../plan/applied-changes.ts';
import { DATA_TYPES } from './layouts/index.ts';
import { shortText } from './records/fields.ts';
import type { DataType, GivenOf, PlaythroughType, SearchableType } from './records/index.ts';
import type { PlaythroughRecords, PlaythroughStore } from './store.ts';

const MOST_CHUNKS = 50;

const LoreParams = Type.Object(
  {
    query: Type.String({ minLength: 1, maxLength: 4_000, description: 'What to look for, in plain words.' }),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_CHUNKS, description: 'Most chunks, 5 unless told.' }),
    ),
    maxTokens: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Most tokens of all chunks together (cl100k_base).' }),
    ),
    filePath: Type.Optional(filled('Only from this file, such as lore/harbour.md.')),
    threshold: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'Least relevance, 0.7 unless told.' }),
    ),
  },
  { additionalProperties: false },
);

/** What the author wrote about something, the best first, as much of it as there is room for. */
async function findLore(
  records: PlaythroughRecords,
  { query, limit = 5, maxTokens = Number.MAX_SAFE_INTEGER, filePath, threshold }: Static<typeof LoreParams>,
  signal: AbortSignal,
) {
  const filters = filePath === undefined ? {} : { filePath };
  const options = { signal, ...(threshold !== undefined && { threshold }) };
  const { results, mode, pending } = await records.semanticSearch(query, 'lore', limit, filters, options);
  let room = maxTokens;
  const chunks = results.flatMap(({ record, relevance, cosine }) => {
    if (record.tokenCount > room) return [];
    room -= record.tokenCount;
    const { id, filePath: file, content, tokenCount, tags } = record;
    return [{ id, filePath: file, headings: tags, content, tokenCount, relevance, cosine }];
  });
  return { chunks, mode, pending };
}

/** Whose call it is, as far as the store needs to know. */
export interface CallScope {
  playthroughId: string;
  sessionId: string;
  /** What the attempts of the calling tool have changed that must not be changed twice. */
  ledger?: AppliedChanges;
}

/** A method as the host services take it. */
export interface StoreHostMethod<Params extends TSchema = TSchema> {
  description: string;
  params: Params;
  handle(params: Static<Params>, scope: CallScope, signal: AbortSignal): Promise<Json>;
}

/** What a script may change: the world of its playthrough. Lore, assets and sessions are for reading. */
const WRITABLE = ['memory', 'reputation', 'perception', 'portrait'] as const;
const SEARCHABLE = ['memory', 'lore', 'portrait', 'asset'] as const;
const MOST_WRITES = 100;
const MOST_RECORDS = 1_000;

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const filters = Type.Optional(freeObject('What to look among, such as {"location": "harbour"}.'));
const readable = oneOfWords([...DATA_TYPES], 'What sort of records.');
const writable = oneOfWords([...WRITABLE], 'What sort of record.');
const inGameTime = Type.Optional(
  Type.String({ format: 'date-time', description: 'The moment of the story; the last scene’s unless told.' }),
);
const id = shortText('Which record.');
const record = freeObject('The record; what has a default may be left out.');
const changes = freeObject(
  'The fields to change; null takes one away, `scoreChange` moves a score, `eventAdded` adds lines to a history.',
);

const SearchParams = closed({
  query: Type.String({ minLength: 1, maxLength: 4_000, description: 'What to look for, in plain words.' }),
  dataType: oneOfWords([...SEARCHABLE], 'What sort of records.'),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, description: 'Most results, 5 unless told.' }),
  ),
  filters,
  threshold: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'Least relevance, 0.7 unless told.' }),
  ),
  inGameTime,
});
const MatchParams = closed({
  dataType: readable,
  filters,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_RECORDS })),
  order: Type.Optional(oneOfWords(['oldest first', 'newest first'], 'Oldest first unless told.')),
  inGameTime,
});
const StoreParams = closed({ dataType: writable, record });
const UpdateParams = closed({ dataType: writable, id, changes, inGameTime });
const DeleteParams = closed({ dataType: writable, id });
const TransactionParams = closed({
  writes: Type.Array(
    Type.Union([
      closed({ method: Type.Literal('store'), dataType: writable, record }),
      closed({ method: Type.Literal('update'), dataType: writable, id, changes, inGameTime }),
      closed({ method: Type.Literal('delete'), dataType: writable, id }),
    ]),
    { minItems: 1, maxItems: MOST_WRITES, description: 'Done in this order, all or none.' },
  ),
});

type Write = Static<typeof TransactionParams>['writes'][number];

/** The store's methods for the host services. `find` gives the store of the caller's playthrough. */
export function storeHostMethods(
  find: (scope: CallScope) => PlaythroughStore,
): Record<string, StoreHostMethod> {
  const methods = {
    semanticSearch: method(
      'Finds records by meaning and by words, best first, each with the reasons it was found for.',
      SearchParams,
      async ({ query, dataType, limit, filters = {}, threshold, inGameTime: moment }, scope, signal) =>
        find(scope).semanticSearch(query, dataType as SearchableType, limit, filters, {
          ...(threshold === undefined ? {} : { threshold }),
          ...(moment === undefined ? {} : { inGameTime: moment }),
          signal,
        }),
    ),
    exactMatch: method(
      'Lists the records that pass the filters; scores as they are at this moment of the story.',
      MatchParams,
      async ({ dataType, filters = {}, limit = MOST_RECORDS, order, inGameTime: moment }, scope) =>
        find(scope).exactMatch(dataType as DataType, filters, {
          limit,
          ...(order === undefined ? {} : { order }),
          ...(moment === undefined ? {} : { inGameTime: moment }),
        }),
    ),
    lore: method(
      'Finds what the campaign says about something, best first, within so many tokens.',
      LoreParams,
      (params, scope, signal) => findLore(find(scope), params, signal),
    ),
    persona: method(
      'Tells who the player is in this story; null when nobody was chosen.',
      closed({}),
      async (_, scope) => (await find(scope).playthrough()).details?.['persona'] ?? null,
    ),
    store: method('Adds a record and answers with the whole of it.', StoreParams, (params, scope) =>
      kept(scope, (note) => write(find(scope), { method: 'store', ...params }, scope, note)),
    ),
    update: method('Changes some fields of a record.', UpdateParams, (params, scope) =>
      kept(scope, (note) => write(find(scope), { method: 'update', ...params }, scope, note)),
    ),
    delete: method('Removes a record and tells whether it was there.', DeleteParams, (params, scope) =>
      kept(scope, (note) => write(find(scope), { method: 'delete', ...params }, scope, note)),
    ),
    transaction: method(
      'Does several writes together: all of them or none.',
      TransactionParams,
      (params, scope) =>
        kept(scope, (note) =>
          find(scope).transaction(async (records) => {
            const results: Json[] = [];
            for (const one of params.writes) results.push(await write(records, one, scope, note));
            return results;
          }),
        ),
    ),
  };
  return methods;
}

/** Gives the handler its params typed, and the table a method like any other. */
function method<Params extends TSchema>(
  description: string,
  params: Params,
  handle: (params: Static<Params>, scope: CallScope, signal: AbortSignal) => Promise<unknown>,
): StoreHostMethod {
  return {
    description,
    params,
    handle: async (given, scope, signal) => (await handle(given as Static<Params>, scope, signal)) as Json,
  };
}

/** Notes the scores that were moved once it is sure that they were. */
async function kept<Result>(
  { ledger }: CallScope,
  change: (note: (score: string) => void) => Promise<Result>,
): Promise<Result> {
  const scores: string[] = [];
  const result = await change((score) => scores.push(score));
  for (const score of scores) ledger?.note(score);
  return result;
}

const ID_OF_A_SCORE: Record<string, string> = { reputation: 'factionId', perception: 'npcId' };

async function write(
  records: PlaythroughRecords,
  one: Write,
  { sessionId, ledger }: CallScope,
  note: (score: string) => void,
): Promise<Json> {
  const dataType = one.dataType as Exclude<PlaythroughType, 'session'>;
  switch (one.method) {
    case 'store': {
      const stored = (await records.store(
        dataType,
        withSession(dataType, one.record, sessionId),
      )) as JsonObject;
      const field = ID_OF_A_SCORE[dataType];
      if (field !== undefined) note(`${dataType} ${String(stored[field])}`);
      return stored;
    }
    case 'update': {
      const score = `${dataType} ${one.id}`;
      const isMove = 'scoreChange' in one.changes;
      if (isMove) note(score);
      return (await records.update(
        dataType,
        one.id,
        isMove && ledger?.isDone(score) ? { ...one.changes, scoreChange: 0 } : one.changes,
        one.inGameTime === undefined ? {} : { inGameTime: one.inGameTime },
      )) as Json;
    }
    case 'delete':
      return await records.delete(dataType, one.id);
  }
}

/** A memory belongs to the session it was made in, whether the script says so or not. */
function withSession<Type extends PlaythroughType>(
  dataType: Type,
  record: JsonObject,
  sessionId: string,
): GivenOf<Type> {
  const given = dataType === 'memory' && sessionId !== '' ? { sessionId, ...record } : record;
  return given as GivenOf<Type>;
}
