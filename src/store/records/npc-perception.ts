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

export const NpcPerceptionSchema = closed(
  {
    npcId: shortText('The NPC.'),
    playthroughId,
    perceptionScore: Type.Number({ minimum: -100, maximum: 100, description: 'From hatred to devotion.' }),
    lastInteraction: dateTime('When the two last had to do with each other.'),
    eventHistory: Type.String({ maxLength: 100_000, description: 'What passed between them, in short.' }),
    ...decayFields,
  },
  { title: 'NpcPerception', description: 'What one NPC thinks of the player.' },
);
export type NpcPerception = Static<typeof NpcPerceptionSchema>;
export type NewNpcPerception = Given<NpcPerception, 'npcId' | 'perceptionScore'>;

export const PerceptionFiltersSchema = closed(
  {
    npcId: oneOrMore('Id of an NPC.'),
    ...timeRange,
    playthroughId: Type.Optional(playthroughId),
  },
  { title: 'PerceptionFilters', description: 'Which NPCs are meant.' },
);
export type PerceptionFilters = Static<typeof PerceptionFiltersSchema>;

export function completeNpcPerception(given: NewNpcPerception, defaults: Defaults): NpcPerception {
  return {
    playthroughId: defaults.scopeId,
    lastInteraction: defaults.now,
    eventHistory: '',
    ...DECAY_DEFAULTS,
    ...given,
  };
}
