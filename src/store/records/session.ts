import { type Static, Type } from 'typebox';
import { dateTime } from '../../contracts/schema.ts';
import { closed, oneOrMore, playthroughId, shortText, timeRange } from './fields.ts';
import type { Defaults } from './given.ts';

export const SessionSchema = closed(
  {
    sessionId: shortText('The sitting.'),
    playthroughId,
    startTime: dateTime('When it began.'),
    endTime: Type.Optional(dateTime('When it ended; absent while it lasts, or after a crash.')),
    currentLocation: Type.Optional(shortText('Where the story stands.')),
  },
  { title: 'Session', description: 'One sitting of a story.' },
);
export type Session = Static<typeof SessionSchema>;
export type NewSession = Partial<Session>;

export const SessionFiltersSchema = closed(
  {
    sessionId: oneOrMore('Id of a session.'),
    location: oneOrMore('Id of a place.'),
    ...timeRange,
    playthroughId: Type.Optional(playthroughId),
  },
  { title: 'SessionFilters', description: 'Which sessions are meant.' },
);
export type SessionFilters = Static<typeof SessionFiltersSchema>;

export function completeSession(given: NewSession, defaults: Defaults): Session {
  return {
    sessionId: given.sessionId ?? defaults.newId(),
    playthroughId: defaults.scopeId,
    startTime: defaults.now,
    ...given,
  };
}
