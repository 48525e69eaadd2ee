import type { Lock } from '../base/file-lock.ts';
import type { JsonObject } from '../base/json.ts';
import type { Embedder } from './embedder.ts';
import type {
  CampaignType,
  ChangesOf,
  DataType,
  FiltersOf,
  GivenOf,
  PlaythroughType,
  RecordOf,
  ScoredType,
  SearchableType,
} from './records/index.ts';
import type {
  NewPlaythrough,
  Playthrough,
  PlaythroughChanges,
  PlaythroughFilters,
} from './records/playthrough.ts';
import type { NewScene, Scene, SceneSummary } from './records/scene.ts';
import type { Pruned, RetentionPolicy } from './retention.ts';
import type { Explanation } from './search/score.ts';

/**
 * Saved stories and what belongs to them, wherever they are kept. `test/store/conformance/` says how a store must behave,
 * and is run against every backend; files and backups are each backend's own affair.
 */
export interface Store {
  /** What happened at the opening that the player should know, in plain sentences. */
  readonly notices: readonly string[];
  /** Begins a story. */
  createPlaythrough(given: NewPlaythrough): Promise<Playthrough>;
  /** The stories, last played first. */
  playthroughs(filters?: PlaythroughFilters): Promise<Playthrough[]>;
  /** One story. Its writes count to the scene being told, or to `scene`: 0 is for what was there before the first. */
  playthrough(id: string, options?: { scene?: number }): PlaythroughStore;
  /** Deletes a story with all that belongs to it. One that another program plays is not deleted. */
  deletePlaythrough(id: string): Promise<void>;
  /** Keeps other programs from playing or changing a story until it is released as often as it was held. */
  holdStory(id: string): Lock;
  campaign(id: string): CampaignStore;
  readonly embedder: Embedder | null;
  /** Brings in a model, another one, or none. What it has not read it reads in the background. */
  setEmbedder(embedder: Embedder | null): void;
  /**
   * Which model a story's records and the lore of its campaign are found with, and with null by words alone; unless told,
   * whichever there is.
   */
  searchWith(playthroughId: string, models: SearchModels): void;
  /** Whether the model has read all the lore of a story's campaign. */
  hasReadLore(playthroughId: string): Promise<boolean>;
  /** Waits until the model has read everything there is. */
  caughtUp(): Promise<void>;
  /** Lets old memories go, a few at a time, for as long as nothing else is going on. */
  runRetention(policy: RetentionPolicy, options?: { isIdle?: () => boolean }): Promise<Pruned>;
  /** `fast` looks at the structure, `full` at every value and reference. */
  checkIntegrity(depth: 'fast' | 'full'): Promise<IntegrityReport>;
  /** Ends all work in order. */
  close(): Promise<void>;
}

/** Models by what is searched. */
export interface SearchModels {
  records: string | null;
  lore: string | null;
}

/** The five methods, over the records of one playthrough or campaign and nothing else. */
export interface RecordStore<Readable extends DataType, Writable extends Readable> {
  /** Records ranked by how well they fit the query; those that pass the filters and the threshold, at most `limit`. */
  semanticSearch<Type extends Readable & SearchableType>(
    query: string,
    dataType: Type,
    limit?: number,
    filters?: FiltersOf<Type>,
    options?: SearchOptions,
  ): Promise<SearchResults<Type>>;
  /** Every record that passes the filters, oldest first; scores as they are at this moment of the story. */
  exactMatch<Type extends Readable>(
    dataType: Type,
    filters?: FiltersOf<Type>,
    options?: MatchOptions,
  ): Promise<RecordOf<Type>[]>;
  /** Adds a record. What was left out and has a default is filled in; the whole record is the answer. */
  store<Type extends Writable>(dataType: Type, given: GivenOf<Type>): Promise<RecordOf<Type>>;
  /** Changes some fields of a record; null takes a field away. The whole record is the answer. */
  update<Type extends Writable>(
    dataType: Type,
    id: string,
    changes: Changes<Type>,
    options?: UpdateOptions,
  ): Promise<RecordOf<Type>>;
  /** Removes a record; false when there was none. */
  delete(dataType: Writable, id: string): Promise<boolean>;
}

/** The records and the journal of one playthrough, and its campaign's lore and assets to read. */
export interface PlaythroughRecords extends RecordStore<DataType, PlaythroughType> {
  readonly playthroughId: string;
  /** The saved story itself. */
  playthrough(): Promise<Playthrough>;
  /** Writes the next scene into the journal. Together with other writes, do it in a transaction. */
  recordScene(given: NewScene): Promise<Scene>;
  scene(scene: number): Promise<Scene>;
  /** Where the story stands; null before its first scene. */
  lastScene(): Promise<Scene | null>;
  /** Replaces what the player saw of a scene, as after an edit of its text; what happened stays. */
  changeScene(scene: number, sceneObject: JsonObject): Promise<void>;
  /** The scenes without their machinery. */
  scenes(range?: { from?: number; to?: number }): Promise<SceneSummary[]>;
}

/** One playthrough. Nothing of any other can be reached through it. */
export interface PlaythroughStore extends PlaythroughRecords {
  /** Keeps everything that `work` writes, or, when it throws, nothing. Other writes wait meanwhile, so be brief. */
  transaction<Result>(work: (records: PlaythroughRecords) => Promise<Result>): Promise<Result>;
  /** Changes what the story is called or what is kept with it. */
  change(changes: PlaythroughChanges): Promise<Playthrough>;
  /**
   * Goes back to an earlier scene, with all of the world as it was. Also drops what was written since the last scene:
   * `undoTo(headScene)` after a crash or a failed attempt. With `keepAs`, the way left behind lives on as a branch.
   */
  undoTo(scene: number, options?: { keepAs?: BranchOptions }): Promise<Playthrough>;
  /**
   * Goes back before the last scene, to tell it again. It is kept until another takes its place, even if the program
   * ends before that: `bringBack` puts it back as it was, with all of its world.
   */
  takeBack(): Promise<Playthrough>;
  /** Puts back the scene that was to be told again; without one, nothing changes. */
  bringBack(): Promise<Playthrough>;
  /** A new story that shares the first scenes of this one, and the world as it was after them. */
  branch(scene: number, options?: BranchOptions): Promise<Playthrough>;
}

/** Lore and assets of one campaign. */
export type CampaignRecords = RecordStore<CampaignType, CampaignType>;

export interface CampaignStore extends CampaignRecords {
  /** Keeps everything that `work` writes, or, when it throws, nothing. */
  transaction<Result>(work: (records: CampaignRecords) => Promise<Result>): Promise<Result>;
}

export interface IntegrityReport {
  ok: boolean;
  /** What was found, for the log. */
  problems: string[];
}

export interface BranchOptions {
  playthroughId?: string;
  title?: string;
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
