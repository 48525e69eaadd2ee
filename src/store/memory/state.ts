import type { JsonObject } from '../../base/json.ts';
import { DATA_TYPES } from '../layouts/index.ts';
import type { DataType } from '../records/index.ts';
import type { Playthrough } from '../records/playthrough.ts';
import { noPlaythrough } from '../records/refusals.ts';
import type { Scene } from '../records/scene.ts';

/** A record as it is kept. It is never changed, only replaced, so snapshots can share it. */
export interface Kept {
  readonly key: number;
  readonly position: number;
  readonly record: JsonObject;
  /** Its words, as `termList` writes them. */
  readonly terms: string;
  readonly version: number;
  readonly vector: { readonly modelId: string; readonly values: Float32Array } | null;
}

/** The records of one data type by their ids, in the order they were written. */
export type Table = Map<string, Kept>;
export type Tables = Readonly<Record<DataType, Table>>;

/** What a record was before a scene first touched it; null when it was not there. */
export interface Change {
  readonly scene: number;
  readonly dataType: DataType;
  readonly id: string;
  readonly before: Kept | null;
}

/** A scene that is out of the journal, with every record it touched, as that was after it. */
export interface TakenBack {
  readonly scene: Scene;
  readonly branchedFrom: Playthrough['branchedFrom'];
  readonly touched: readonly { dataType: DataType; id: string; after: Kept | null }[];
}

export interface Story {
  playthrough: Playthrough;
  /** What time it was in the story before its first scene. */
  readonly inGameStart: string | undefined;
  readonly tables: Tables;
  scenes: readonly Scene[];
  changes: readonly Change[];
  toldAgain: TakenBack | null;
}

/** Everything a store in memory holds. Numbers go on counting whatever is undone. */
export interface State {
  readonly stories: Map<string, Story>;
  readonly campaigns: Map<string, Tables>;
}

export function emptyState(): State {
  return { stories: new Map(), campaigns: new Map() };
}

export function emptyTables(): Tables {
  return Object.fromEntries(DATA_TYPES.map((type) => [type, new Map()])) as Tables;
}

/** Another state with the same content: what is done to one does not show in the other. */
export function copyOf({ stories, campaigns }: State): State {
  return {
    stories: new Map(
      [...stories].map(([id, story]) => [id, { ...story, tables: copyOfTables(story.tables) }]),
    ),
    campaigns: new Map([...campaigns].map(([id, tables]) => [id, copyOfTables(tables)])),
  };
}

function copyOfTables(tables: Tables): Tables {
  return Object.fromEntries(Object.entries(tables).map(([type, table]) => [type, new Map(table)])) as Tables;
}

export function storyIn(state: State, id: string): Story {
  const story = state.stories.get(id);
  if (story === undefined) throw noPlaythrough(id);
  return story;
}
