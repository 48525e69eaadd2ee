import type { JsonObject } from '../../base/json.ts';

/** What a filter or a changed record can be scoped to. */
export type ScopeKind = 'playthrough' | 'campaign';

/**
 * How a field lies in its table. A time is kept as written, and beside it in milliseconds to compare by; `rest` is one
 * column for the fields that have none of their own.
 */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'time' | 'json' | 'rest';

/** What one filter compares. A label is a value of a list field, such as one character of an event. */
export type FilterRule =
  | { test: 'is'; field: string }
  | { test: 'from' | 'to'; field: string }
  | { test: 'any label' | 'all labels'; label: string };

/** How the records of one data type lie in the tables. */
export interface Layout {
  readonly table: string;
  readonly scope: ScopeKind;
  /** The field that tells a record from the others of its scope. */
  readonly idField: string;
  /** The field that repeats the id of the scope. Assets have none. */
  readonly scopeField: string | null;
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** The field by which answers are sorted, oldest first. */
  readonly order: string;
  /** Labels to filter by, and where in a record each is found. */
  readonly labels: Readonly<Record<string, (record: JsonObject) => readonly string[]>>;
  readonly filters: Readonly<Record<string, FilterRule>>;
  /** Whether it is part of the world of a playthrough, which undo and branch carry. */
  readonly isWorldState: boolean;
  /** What of a record the model reads; absent when it cannot be searched. */
  readonly text?: (record: JsonObject) => string;
  /** What it is found by word by word, besides that text: names and places. */
  readonly names?: (record: JsonObject) => readonly string[];
  /** From 0 to 1. A type that has it also has `timestamp` and `inGameTime`, and is ranked by recency too. */
  readonly significance?: (record: JsonObject) => number;
}

export function listIn(field: string): (record: JsonObject) => readonly string[] {
  return (record) => {
    const value = record[field];
    return Array.isArray(value) ? value.map(String) : [];
  };
}

/** Everything a record is found by word by word; null when it cannot be searched. */
export function wordsOf(layout: Layout, record: JsonObject): string | null {
  if (layout.text === undefined) return null;
  return [layout.text(record), ...(layout.names?.(record) ?? []).map(spoken)].join(' ');
}

/** An id as one would say it: `widow-tansy` is `widow tansy`. */
function spoken(id: string): string {
  return id.replaceAll(/[/_.-]+/g, ' ');
}
