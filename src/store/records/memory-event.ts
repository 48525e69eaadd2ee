import { type Static, Type } from 'typebox';
import { dateTime, oneOfWords } from '../../contracts/schema.ts';
import {
  closed,
  everyOne,
  ids,
  inGameTime,
  longText,
  oneOrMore,
  playthroughId,
  shortText,
  timeRange,
} from './fields.ts';
import type { Defaults, Given } from './given.ts';

export const MemoryEventSchema = closed(
  {
    id: shortText('Tells the event from all others of its story.'),
    playthroughId,
    summary: longText('What happened, in a sentence or two.'),
    timestamp: dateTime('When it was played.'),
    inGameTime: inGameTime('When it happened in the story.'),
    sessionId: Type.Optional(shortText('The sitting it was played in.')),
    characterIds: ids('Everybody who had a part in it.'),
    npcIds: ids('The NPCs among them.'),
    factionIds: ids('Factions it concerns.'),
    location: Type.Optional(shortText('Where it happened.')),
    actionType: Type.Optional(shortText('What sort of deed it was.')),
    semanticTags: ids('Words to find it by.'),
    significance: oneOfWords(['low', 'medium', 'high'], 'How much it matters.'),
    episodic: Type.Boolean({ description: 'A turning point of the story, which is never forgotten.' }),
    outcome: Type.Optional(shortText('How it ended, such as triumph or failure.')),
  },
  { title: 'MemoryEvent', description: 'Something that happened in a story.' },
);
export type MemoryEvent = Static<typeof MemoryEventSchema>;
export type NewMemoryEvent = Given<MemoryEvent, 'summary'>;

export const MemoryFiltersSchema = closed(
  {
    id: oneOrMore('Id of an event.'),
    ...timeRange,
    inGameFrom: Type.Optional(dateTime('Not before this moment of the story.')),
    inGameTo: Type.Optional(dateTime('Not after this moment of the story.')),
    sessionId: oneOrMore('Id of a session.'),
    characterId: oneOrMore('Id of a character.'),
    npcId: oneOrMore('Id of an NPC.'),
    factionId: oneOrMore('Id of a faction.'),
    location: oneOrMore('Id of a place.'),
    actionType: oneOrMore('A sort of deed.'),
    significance: oneOrMore('low, medium or high.'),
    outcome: oneOrMore('How it ended.'),
    episodic: Type.Optional(Type.Boolean({ description: 'Turning points only, or all but them.' })),
    tags: everyOne('A tag it must have.'),
    playthroughId: Type.Optional(playthroughId),
  },
  { title: 'MemoryFilters', description: 'Which events are meant.' },
);
export type MemoryFilters = Static<typeof MemoryFiltersSchema>;

export function completeMemoryEvent(given: NewMemoryEvent, defaults: Defaults): MemoryEvent {
  return {
    id: given.id ?? defaults.newId(),
    playthroughId: defaults.scopeId,
    timestamp: defaults.now,
    characterIds: [],
    npcIds: [],
    factionIds: [],
    semanticTags: [],
    significance: 'medium',
    episodic: false,
    ...given,
  };
}
