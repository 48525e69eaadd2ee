export { DIMENSIONS, type Embedder } from './embedder.ts';
export { storeHostMethods } from './host-methods.ts';
export { MemoryStore } from './memory/memory-store.ts';
export type { QueryHistory } from './query-history.ts';
export type {
  Asset,
  CharacterPortrait,
  FiltersOf,
  GivenOf,
  LoreChunk,
  MemoryEvent,
  NewLoreChunk,
} from './records/index.ts';
export type { Playthrough } from './records/playthrough.ts';
export type { Scene, SceneSummary } from './records/scene.ts';
export type { RetentionPolicy } from './retention.ts';
export { type Backup, listBackups } from './sqlite/database/backups.ts';
export { restoreBackup } from './sqlite/database/restore.ts';
export { type SqliteOptions, SqliteStore } from './sqlite/sqlite-store.ts';
export type {
  CampaignRecords,
  CampaignStore,
  PlaythroughRecords,
  PlaythroughStore,
  Store,
} from './store.ts';
export { Upkeep } from './upkeep.ts';
