import { type Asset, type AssetFilters, asset } from './asset.ts';
import {
  type CharacterPortrait,
  characterPortrait,
  completeCharacterPortrait,
  type NewCharacterPortrait,
  type PortraitFilters,
} from './character-portrait.ts';
import {
  completeFactionReputation,
  type FactionReputation,
  factionReputation,
  type NewFactionReputation,
  type ReputationFilters,
} from './faction-reputation.ts';
import {
  completeLoreChunk,
  type LoreChunk,
  type LoreFilters,
  loreChunk,
  type NewLoreChunk,
} from './lore-chunk.ts';
import {
  completeMemoryEvent,
  type MemoryEvent,
  type MemoryFilters,
  memoryEvent,
  type NewMemoryEvent,
} from './memory-event.ts';
import {
  completeNpcPerception,
  type NewNpcPerception,
  type NpcPerception,
  npcPerception,
  type PerceptionFilters,
} from './npc-perception.ts';
import type { Defaults, RecordType } from './record-type.ts';
import { completeSession, type NewSession, type Session, type SessionFilters, session } from './session.ts';

/** The data types by name: the whole record, what a caller must give of it, and what it can be filtered by. */
export interface DataTypes {
  memory: { record: MemoryEvent; given: NewMemoryEvent; filters: MemoryFilters };
  reputation: { record: FactionReputation; given: NewFactionReputation; filters: ReputationFilters };
  perception: { record: NpcPerception; given: NewNpcPerception; filters: PerceptionFilters };
  portrait: { record: CharacterPortrait; given: NewCharacterPortrait; filters: PortraitFilters };
  session: { record: Session; given: NewSession; filters: SessionFilters };
  lore: { record: LoreChunk; given: NewLoreChunk; filters: LoreFilters };
  asset: { record: Asset; given: Asset; filters: AssetFilters };
}

export type DataType = keyof DataTypes;
/** Types whose records belong to one playthrough. */
export type PlaythroughType = 'memory' | 'reputation' | 'perception' | 'portrait' | 'session';
/** Types whose records belong to a campaign, whoever plays it. */
export type CampaignType = 'lore' | 'asset';
/** Types that can be searched by meaning. */
export type SearchableType = 'memory' | 'portrait' | 'lore' | 'asset';
/** Types with a score that fades. */
export type ScoredType = 'reputation' | 'perception';

export type RecordOf<Type extends DataType> = DataTypes[Type]['record'];
export type GivenOf<Type extends DataType> = DataTypes[Type]['given'];
export type FiltersOf<Type extends DataType> = DataTypes[Type]['filters'];

/** Some fields of a record; null takes a field away that need not be there. */
export type ChangesOf<Type extends DataType> = {
  [Field in keyof RecordOf<Type>]?: RecordOf<Type>[Field] | null;
};

export const RECORD_TYPES: Readonly<Record<DataType, RecordType>> = {
  memory: memoryEvent,
  reputation: factionReputation,
  perception: npcPerception,
  portrait: characterPortrait,
  session,
  lore: loreChunk,
  asset,
};

const COMPLETE: { [Type in DataType]: (given: GivenOf<Type>, defaults: Defaults) => RecordOf<Type> } = {
  memory: completeMemoryEvent,
  reputation: completeFactionReputation,
  perception: completeNpcPerception,
  portrait: completeCharacterPortrait,
  session: completeSession,
  lore: completeLoreChunk,
  asset: (given) => given,
};

export function complete<Type extends DataType>(
  dataType: Type,
  given: GivenOf<Type>,
  defaults: Defaults,
): RecordOf<Type> {
  return COMPLETE[dataType](given, defaults);
}

export const DATA_TYPES = Object.keys(RECORD_TYPES) as DataType[];
export const SEARCHABLE_TYPES = DATA_TYPES.filter(
  (type) => RECORD_TYPES[type].text !== undefined,
) as SearchableType[];
export const WORLD_TYPES = DATA_TYPES.filter((type) => RECORD_TYPES[type].isWorldState) as PlaythroughType[];
