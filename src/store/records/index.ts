import type { TSchema } from 'typebox';
import { AssetMetadataSchema } from '../../contracts/asset-metadata.ts';
import { type Asset, type AssetFilters, AssetFiltersSchema } from './asset.ts';
import {
  type CharacterPortrait,
  CharacterPortraitSchema,
  completeCharacterPortrait,
  type NewCharacterPortrait,
  type PortraitFilters,
  PortraitFiltersSchema,
} from './character-portrait.ts';
import {
  completeFactionReputation,
  type FactionReputation,
  FactionReputationSchema,
  type NewFactionReputation,
  type ReputationFilters,
  ReputationFiltersSchema,
} from './faction-reputation.ts';
import type { Defaults } from './given.ts';
import {
  completeLoreChunk,
  type LoreChunk,
  LoreChunkSchema,
  type LoreFilters,
  LoreFiltersSchema,
  type NewLoreChunk,
} from './lore-chunk.ts';
import {
  completeMemoryEvent,
  type MemoryEvent,
  MemoryEventSchema,
  type MemoryFilters,
  MemoryFiltersSchema,
  type NewMemoryEvent,
} from './memory-event.ts';
import {
  completeNpcPerception,
  type NewNpcPerception,
  type NpcPerception,
  NpcPerceptionSchema,
  type PerceptionFilters,
  PerceptionFiltersSchema,
} from './npc-perception.ts';
import {
  completeSession,
  type NewSession,
  type Session,
  type SessionFilters,
  SessionFiltersSchema,
  SessionSchema,
} from './session.ts';

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

/** The contracts of each data type: its records, and what they can be filtered by. */
export const CONTRACTS: Readonly<Record<DataType, { record: TSchema; filters: TSchema }>> = {
  memory: { record: MemoryEventSchema, filters: MemoryFiltersSchema },
  reputation: { record: FactionReputationSchema, filters: ReputationFiltersSchema },
  perception: { record: NpcPerceptionSchema, filters: PerceptionFiltersSchema },
  portrait: { record: CharacterPortraitSchema, filters: PortraitFiltersSchema },
  session: { record: SessionSchema, filters: SessionFiltersSchema },
  lore: { record: LoreChunkSchema, filters: LoreFiltersSchema },
  asset: { record: AssetMetadataSchema, filters: AssetFiltersSchema },
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
