import type { DataType, PlaythroughType, SearchableType } from '../records/index.ts';
import { asset } from './asset.ts';
import { characterPortrait } from './character-portrait.ts';
import { factionReputation } from './faction-reputation.ts';
import type { Layout } from './layout.ts';
import { loreChunk } from './lore-chunk.ts';
import { memoryEvent } from './memory-event.ts';
import { npcPerception } from './npc-perception.ts';
import { session } from './session.ts';

/**
 * Kept apart from the contracts in `records/`: the store's threads need these and not the schema library, which would
 * cost each of them a tenth of a second at the start and a good deal of memory.
 */
export const LAYOUTS: Readonly<Record<DataType, Layout>> = {
  memory: memoryEvent,
  reputation: factionReputation,
  perception: npcPerception,
  portrait: characterPortrait,
  session,
  lore: loreChunk,
  asset,
};

export const DATA_TYPES = Object.keys(LAYOUTS) as DataType[];
export const SEARCHABLE_TYPES = DATA_TYPES.filter(
  (type) => LAYOUTS[type].text !== undefined,
) as SearchableType[];
export const WORLD_TYPES = DATA_TYPES.filter((type) => LAYOUTS[type].isWorldState) as PlaythroughType[];
