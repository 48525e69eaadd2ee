import { getOwn, type Json, type JsonObject } from '../../base/json.ts';
import { cosine } from '../../base/vectors.ts';
import { asOf } from '../decay.ts';
import { LAYOUTS, SEARCHABLE_TYPES } from '../layouts/index.ts';
import type { FilterRule, Layout } from '../layouts/layout.ts';
import type { MatchQuery, Reads, SearchAnswer, SearchQuery, Unread } from '../operations.ts';
import type { SearchableType } from '../records/index.ts';
import { millisecondsOf, noScene, otherScope } from '../records/refusals.ts';
import { QueryWords } from '../search/query-words.ts';
import { ranked } from '../search/rank.ts';
import { type Kept, type State, storyIn } from './state.ts';
import { allTables, storyTime, tableFor } from './tables.ts';
import { wordIndex } from './word-index.ts';

type On<All> = {
  [Name in keyof All]: All[Name] extends (input: infer Input) => infer Output
    ? (state: State, input: Input) => Output
    : never;
};

export const READS: On<Reads> = {
  match,
  search,
  playthroughs: ({ stories }, { campaignIds }) =>
    [...stories.values()]
      .map(({ playthrough }) => playthrough)
      .filter(({ campaignId }) => campaignIds?.includes(campaignId) ?? true)
      .toReversed()
      .toSorted((one, other) => compare(other.lastPlayedAt, one.lastPlayedAt)),
  playthrough: (state, { id }) => storyIn(state, id).playthrough,
  scene: (state, { id, scene }) => {
    const { scenes } = storyIn(state, id);
    if (scene === 'last') return scenes.at(-1) ?? null;
    const found = scenes.find((one) => one.scene === scene);
    if (found === undefined) throw noScene(id, scene);
    return found;
  },
  scenes: (state, { id, from, to }) =>
    storyIn(state, id)
      .scenes.filter(({ scene }) => scene >= from && scene <= to)
      .map(({ scene, parent, createdAt, choice, sceneObject }) => ({
        scene,
        parent,
        createdAt,
        choice,
        sceneObject,
      })),
  unread: (state, { modelId, limit }) =>
    searchable(state)
      .filter(({ kept }) => isUnread(kept, modelId))
      .toSorted((one, other) => other.kept.key - one.kept.key)
      .slice(0, limit)
      .map(toUnread),
  unreadAmong: (state, { modelId, records }) => {
    const wanted = new Set(records.map(({ key }) => key));
    return searchable(state)
      .filter(({ kept }) => wanted.has(kept.key) && isUnread(kept, modelId))
      .map(toUnread);
  },
  unreadIn: (state, { scope, dataType, modelId }) =>
    [...tableFor(state, scope, dataType).table.values()]
      .filter((kept) => isUnread(kept, modelId))
      .map(({ key }) => ({ dataType, key })),
};

function match(state: State, query: MatchQuery): JsonObject[] {
  const { dataType, filters, limit, order } = query;
  const layout = LAYOUTS[dataType];
  const { table, scopeId } = tableFor(state, query.scope, dataType);
  const passes = passing(layout, filters, scopeId);
  const sign = order === 'oldest first' ? 1 : -1;
  const moment = query.inGameTime ?? storyTime(state, query.scope);
  return [...table.values()]
    .filter(({ record }) => passes(record))
    .toSorted((one, other) => sign * (inOrder(layout, one, other) || one.position - other.position))
    .slice(0, limit ?? undefined)
    .map(({ record }) => asOf(dataType, record, moment));
}

function inOrder({ order, columns }: Layout, one: Kept, other: Kept): number {
  const [a, b] = [String(one.record[order]), String(other.record[order])];
  return columns[order] === 'time' ? Date.parse(a) - Date.parse(b) : compare(a, b);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Looks at everything there is: what the model has read, and what has a word of the query. */
function search(state: State, query: SearchQuery): SearchAnswer {
  const { dataType, vector, modelId } = query;
  const layout = LAYOUTS[dataType];
  const { table, scopeId } = tableFor(state, query.scope, dataType);
  const all = [...table.values()];
  const index = wordIndex(all);
  const words = new QueryWords(query.text, {
    records: () => all.length,
    having: (term) => index.having(term).size,
  });
  const passes = passing(layout, query.filters, scopeId);
  const cosineOf = ({ vector: own }: Kept) =>
    vector !== null && own?.modelId === modelId ? cosine(vector, own.values) : null;
  const candidates = all
    .filter(({ record }) => passes(record))
    .flatMap((kept) => {
      const cosine = cosineOf(kept);
      const has = (term: string) => index.having(term).has(kept);
      return cosine === null && words.coverage(has) === 0 ? [] : [{ ...ranks(layout, kept), has, cosine }];
    });
  const inGameTime = query.inGameTime ?? storyTime(state, query.scope) ?? null;
  return {
    results: ranked(candidates, words, { ...query, inGameTime }).map(({ candidate, explanation }) => ({
      record: candidate.record,
      ...explanation,
    })),
    mode: vector === null ? 'words' : 'hybrid',
    pending: vector === null ? 0 : all.filter((kept) => isUnread(kept, modelId)).length,
  };
}

function ranks(layout: Layout, { record, position }: Kept) {
  const hasTimes = layout.significance !== undefined;
  const timeIn = (field: string) =>
    hasTimes && typeof record[field] === 'string' ? Date.parse(record[field]) : null;
  return {
    record,
    position,
    playedAt: timeIn('timestamp'),
    happenedAt: timeIn('inGameTime'),
    significance: layout.significance?.(record) ?? 0,
  };
}

function searchable(state: State): { dataType: SearchableType; kept: Kept }[] {
  const types: readonly string[] = SEARCHABLE_TYPES;
  return [...allTables(state)]
    .filter(([dataType]) => types.includes(dataType))
    .flatMap(([dataType, table]) =>
      [...table.values()].map((kept) => ({ dataType: dataType as SearchableType, kept })),
    );
}

function isUnread({ vector }: Kept, modelId: string | null): boolean {
  return vector?.modelId !== modelId;
}

function toUnread({ dataType, kept }: { dataType: SearchableType; kept: Kept }): Unread {
  const { key, version, record } = kept;
  return { dataType, key, version, text: LAYOUTS[dataType].text?.(record) ?? '' };
}

/** A test for records by the filters of their layout. */
function passing(layout: Layout, filters: JsonObject, scopeId: string): (record: JsonObject) => boolean {
  const tests = Object.entries(filters).map(([name, wanted]) => {
    const rule = getOwn(layout.filters, name);
    if (rule === undefined && wanted !== scopeId) throw otherScope(layout.scope, scopeId);
    return rule === undefined ? () => true : testOf(layout, rule, wanted);
  });
  return (record) => tests.every((passes) => passes(record));
}

function testOf(layout: Layout, rule: FilterRule, wanted: Json): (record: JsonObject) => boolean {
  const values = Array.isArray(wanted) ? wanted : [wanted];
  switch (rule.test) {
    case 'is':
      return (record) => values.includes(record[rule.field] as Json);
    case 'from':
    case 'to': {
      const limit = millisecondsOf(String(wanted), rule.test);
      return (record) => {
        const value = record[rule.field];
        if (value === undefined) return false;
        const at = Date.parse(String(value));
        return rule.test === 'from' ? at >= limit : at <= limit;
      };
    }
    case 'any label':
      return (record) => labelsIn(layout, rule.label, record).some((label) => values.includes(label));
    case 'all labels':
      return (record) =>
        values.every((value) => labelsIn(layout, rule.label, record).includes(String(value)));
  }
}

function labelsIn(layout: Layout, label: string, record: JsonObject): readonly string[] {
  return layout.labels[label]?.(record) ?? [];
}
