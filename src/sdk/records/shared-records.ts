import { asJson, isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { ToolInput } from '../../contracts/tool-input.ts';
import { callHost } from '../host.ts';
import type { RecordStore } from './record-store.ts';

/** The store that all skills of a playthrough share. */
export function sharedBook(host: ToolInput['host'], inGameTime: string | null): RecordStore {
  const at: JsonObject = inGameTime === null ? {} : { inGameTime };
  return {
    isShared: true,
    async match(dataType, filters = {}, options = {}) {
      return objectsIn(await callHost(host, 'exactMatch', { dataType, filters, ...options, ...at }));
    },
    async search(dataType, query, { limit, threshold, filters = {} }) {
      const answer = await callHost(host, 'semanticSearch', {
        query,
        dataType,
        limit,
        threshold,
        filters,
        ...at,
      });
      const results = isJsonObject(answer) ? objectsIn(answer['results'] ?? []) : [];
      return results.flatMap(({ record, relevance }) =>
        isJsonObject(record) && typeof relevance === 'number' ? [{ record, relevance }] : [],
      );
    },
    async write(writes) {
      const dated = writes.map((write) => (write.method === 'update' ? { ...at, ...write } : write));
      if (dated.length > 0) await callHost(host, 'transaction', { writes: asJson(dated) });
    },
  };
}

function objectsIn(value: Json): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
