import { apiDocument } from '../../contracts/api/document.ts';
import { streamEvents } from '../events/stream.ts';
import { ANSWERED, type Handlers } from '../route.ts';
import type { Services } from '../services.ts';

export function eventHandlers({ feed }: Services): Handlers<'events' | 'openApi'> {
  return {
    events({ request, reply }) {
      streamEvents(feed, request, reply);
      return ANSWERED;
    },
    openApi: () => apiDocument(),
  };
}
