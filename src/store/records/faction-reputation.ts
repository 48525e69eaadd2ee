import { type Static, Type } from 'typebox';
import { dateTime } from '../../contracts/schema.ts';
import {
  closed,
  DECAY_DEFAULTS,
  decayFields,
  oneOrMore,
  playthroughId,
  shortText,
  timeRange,
} from './fields.ts';
import type { Defaults, Given } from './given.ts';

export const FactionReputationSchema = closed(
  {
    factionId: shortText('The faction.'),
    playthroughId,
    currentScore: Type.Number({ description: 'Standing with the faction; below zero it is bad.' }),
    lastUpdated: dateTime('When the score was last set.'),
    ...decayFields,
  },
  { title: 'FactionReputation', description: 'What a faction thinks of the player.' },
);
export type FactionReputation = Static<typeof FactionReputationSchema>;
export type NewFactionReputation = Given<FactionReputation, 'factionId' | 'currentScore'>;

export const ReputationFiltersSchema = closed(
  {
    factionId: oneOrMore('Id of a faction.'),
    ...timeRange,
    playthroughId: Type.Optional(playthroughId),
  },
  { title: 'ReputationFilters', description: 'Which factions are meant.' },
);
export type ReputationFilters = Static<typeof ReputationFiltersSchema>;

export function completeFactionReputation(
  given: NewFactionReputation,
  defaults: Defaults,
): FactionReputation {
  return { playthroughId: defaults.scopeId, lastUpdated: defaults.now, ...DECAY_DEFAULTS, ...given };
}
