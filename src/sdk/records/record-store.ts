import type { JsonObject } from '../../base/json.ts';

export type RecordType = 'memory' | 'reputation' | 'perception' | 'portrait';

export interface Found {
  record: JsonObject;
  /** From 0 to 1. */
  relevance: number;
}

export interface SearchOptions {
  limit: number;
  threshold: number;
  filters?: JsonObject;
}

export interface MatchOptions {
  /** Most records; all unless told. */
  limit?: number;
  /** The order they were made in; oldest first unless told. */
  order?: 'oldest first' | 'newest first';
}

export type RecordWrite =
  | { method: 'store'; dataType: RecordType; record: JsonObject }
  | { method: 'update'; dataType: RecordType; id: string; changes: JsonObject; inGameTime?: string }
  | { method: 'delete'; dataType: RecordType; id: string };

/** What the story remembers, wherever it is kept: the shared store, or files of this skill alone. */
export interface RecordStore {
  /** Records that pass the filters; scores as they are at this moment of the story. */
  match(dataType: RecordType, filters?: JsonObject, options?: MatchOptions): Promise<JsonObject[]>;
  search(dataType: 'memory' | 'portrait', query: string, options: SearchOptions): Promise<Found[]>;
  /** All of the writes, or none. */
  write(writes: RecordWrite[]): Promise<void>;
  /** Whether other skills see it. */
  isShared: boolean;
}
