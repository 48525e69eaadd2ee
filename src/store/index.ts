export { DIMENSIONS, type Embedder, type EmbedOptions } from './embedder.ts';
export { type CallScope, type StoreHostMethod, storeHostMethods } from './host-methods.ts';
export { MemoryStore } from './memory/memory-store.ts';
export type { QueryStatistics } from './query-figures.ts';
export type { QueryHistory } from './query-history.ts';
export type { Asset, AssetFilters } from './records/asset.ts';
export type {
  CharacterPortrait,
  NewCharacterPortrait,
  PortraitFilters,
} from './records/character-portrait.ts';
export type {
  FactionReputation,
  NewFactionReputation,
  ReputationFilters,
} from './records/faction-reputation.ts';
export type {
  CampaignType,
  ChangesOf,
  DataType,
  FiltersOf,
  GivenOf,
  PlaythroughType,
  RecordOf,
  SearchableType,
} from './records/index.ts';
export type { LoreChunk, LoreFilters, NewLoreChunk } from './records/lore-chunk.ts';
export type { MemoryEvent, MemoryFilters, NewMemoryEvent } from './records/memory-event.ts';
export type { NewNpcPerception, NpcPerception, PerceptionFilters } from './records/npc-perception.ts';
export type {
  NewPlaythrough,
  Playthrough,
  PlaythroughChanges,
  PlaythroughFilters,
} from './records/playthrough.ts';
export type { NewScene, Scene, SceneSummary } from './records/scene.ts';
export type { NewSession, Session, SessionFilters } from './records/session.ts';
export type { Pruned, RetentionPolicy } from './retention.ts';
export type { Explanation } from './search/score.ts';
export { type Backup, listBackups } from './sqlite/database/backups.ts';
export { type Restored, restoreBackup } from './sqlite/database/restore.ts';
export { type SqliteOptions, SqliteStore, type StoreStatistics } from './sqlite/sqlite-store.ts';
export type {
  BranchOptions,
  CampaignRecords,
  CampaignStore,
  Changes,
  IntegrityReport,
  MatchOptions,
  PlaythroughRecords,
  PlaythroughStore,
  RecordStore,
  SearchOptions,
  SearchResult,
  SearchResults,
  Store,
  UpdateOptions,
} from './store.ts';
export { Upkeep } from './upkeep.ts';
