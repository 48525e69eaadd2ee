import type { JsonObject } from '../base/json.ts';
import type { ScopeKind } from './layouts/layout.ts';
import type { DataType, SearchableType } from './records/index.ts';
import type { Playthrough, PlaythroughChanges } from './records/playthrough.ts';
import type { Scene, SceneSummary } from './records/scene.ts';
import type { PrunedBatch, RetentionPolicy } from './retention.ts';
import type { Explanation } from './search/score.ts';

/** Whose records are meant. */
export interface ScopeName {
  kind: ScopeKind;
  id: string;
}

export interface MatchQuery {
  scope: ScopeName;
  dataType: DataType;
  filters: JsonObject;
  limit: number | null;
  order: 'oldest first' | 'newest first';
  /** The moment of the story at which scores are read. */
  inGameTime: string | null;
}

export interface SearchQuery {
  scope: ScopeName;
  dataType: SearchableType;
  text: string;
  /** Null when there is no model: then the words alone decide. */
  vector: Float32Array | null;
  modelId: string | null;
  filters: JsonObject;
  limit: number;
  threshold: number;
  /** The moments to measure recency from: in the story, and in the world. */
  inGameTime: string | null;
  now: string;
}

export interface Found extends Explanation {
  record: JsonObject;
}

export interface SearchAnswer {
  /** Best first. */
  results: Found[];
  /** `words` when meaning could not be compared. */
  mode: 'hybrid' | 'words';
  /** Records of the scope that the model has not read yet; they are found by words alone. */
  pending: number;
}

export interface Target {
  scope: ScopeName;
  dataType: DataType;
  /** The scene the change counts to; null for the one being told. */
  scene: number | null;
}

export interface UpdateRequest extends Target {
  id: string;
  changes: JsonObject;
  /** Added to the score as it is at `inGameTime`. */
  scoreChange: number | null;
  now: string;
  inGameTime: string | null;
}

/** What was written, and the number of the record if it now waits for a vector. */
export interface Written {
  record: JsonObject;
  unread: number | null;
}

/** A scene as it comes in: complete but for the scene it follows, which the journal knows. */
export type JournalEntry = Omit<Scene, 'parent'>;

/** A record that may wait for a vector. */
export interface UnreadRecord {
  dataType: SearchableType;
  key: number;
}

/** A text that the model has yet to read. */
export interface Unread extends UnreadRecord {
  /** A vector of an older version of the text is worth nothing. */
  version: number;
  text: string;
}

export interface ReadText extends Omit<Unread, 'text'> {
  vector: Float32Array;
}

/** Where a story has come to, and the records that the model may have to read anew. */
export interface Travelled {
  playthrough: Playthrough;
  unread: UnreadRecord[];
}

export interface BranchRequest {
  from: string;
  scene: number;
  playthroughId: string;
  title: string | null;
  now: string;
}

export interface PruneRequest {
  policy: RetentionPolicy;
  now: string;
}

/** What can be asked of a backend without changing anything. */
export interface Reads {
  /** Records that pass the filters, by their time and then in the order they were written. */
  match(query: MatchQuery): JsonObject[];
  search(query: SearchQuery): SearchAnswer;
  /** All stories, or those of some campaigns, last played first. */
  playthroughs(query: { campaignIds: string[] | null }): Playthrough[];
  playthrough(query: { id: string }): Playthrough;
  /** One scene; the last is null when nothing has been told yet. */
  scene(query: { id: string; scene: number | 'last' }): Scene | null;
  scenes(query: { id: string; from: number; to: number }): SceneSummary[];
  /** Texts without a vector of this model; of those without any the newest first, since they are asked for soonest. */
  unread(query: { modelId: string; limit: number }): Unread[];
  /** The same for certain records; those that are gone or read already are left out. */
  unreadAmong(query: { modelId: string; records: readonly UnreadRecord[] }): Unread[];
  /** The records of one data type in a scope that lack a vector of this model. */
  unreadIn(query: { scope: ScopeName; dataType: SearchableType; modelId: string }): UnreadRecord[];
}

/** What changes something. One is done after the other; each happens whole or not at all. */
export interface Writes {
  begin(_: Record<never, never>): void;
  commit(_: Record<never, never>): void;
  rollback(_: Record<never, never>): void;
  store(request: Target & { record: JsonObject }): Written;
  update(request: UpdateRequest): Written;
  /** False when there was no such record. */
  delete(request: Target & { id: string }): boolean;
  createPlaythrough(playthrough: Playthrough): void;
  changePlaythrough(request: { id: string; changes: PlaythroughChanges }): Playthrough;
  /** Deletes a story and all that belongs to it. Branches of it live on. */
  deletePlaythrough(request: { id: string }): void;
  /** Adds the next scene to the journal: from here on the story stands there. */
  recordScene(entry: JournalEntry): Scene;
  /** Replaces what the player saw of a scene; everything that led to it stays. */
  changeScene(request: { id: string; scene: number; sceneObject: JsonObject }): void;
  /** Moves a story back to an earlier scene, with all its world as it was then; 0 is before the first. */
  undo(request: { id: string; scene: number }): Travelled;
  /** Undoes the last scene, to tell it again, and keeps it until another is in its place. */
  takeBack(request: { id: string }): Travelled;
  /** Puts back the scene that was to be told again, unless another has taken its place. */
  bringBack(request: { id: string }): Travelled;
  /** Begins a new story with the first scenes of another, and with the world as it was after them. */
  branch(request: BranchRequest): Travelled;
  /** Keeps vectors with their records, and says how many were still wanted. */
  keepVectors(request: { modelId: string; texts: readonly ReadText[] }): number;
  /** Lets one batch of memories go; all counts are zero when nothing is left to do. */
  prune(request: PruneRequest): PrunedBatch;
}

/**
 * What a backend does with records that were checked already. All of it is plain data, so that it can be done on another
 * thread or another machine. `docs/how-to/store-backend.md` says how to write one.
 */
export interface Operations extends Reads, Writes {}

export type InputOf<Name extends keyof Operations> = Parameters<Operations[Name]>[0];
export type OutputOf<Name extends keyof Operations> = ReturnType<Operations[Name]>;

/** Where operations are done: on this thread or another. */
export interface Channel {
  call<Name extends keyof Operations>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
}

/** The way to the data: straight, or inside an open transaction. */
export interface Gateway {
  read<Name extends keyof Reads>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
  write<Name extends keyof Writes>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
}
