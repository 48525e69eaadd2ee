import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ServerEvent } from '../../src/contracts/api/events.ts';
import { createStore, useStore } from '../ui/store.ts';
import { apply, askAgain } from './apply-event.ts';
import { request } from './client.ts';
import { ApiError } from './errors.ts';
import { queryClient } from './queries.ts';
import { doubtServer } from './session.ts';

export type Connection = 'connecting' | 'open' | 'lost';

const connection = createStore<Connection>('connecting');
export const useConnection = (): Connection => useStore(connection);

/** After this long without even a ping the connection is taken for dead: the server pings every 15 s. */
const SILENCE_MS = 40_000;
const LONGEST_WAIT_MS = 10_000;
/** Browsers give a site six connections in all, so a page that nobody looks at lets go of its one. */
const UNSEEN_MS = 5000;

/** Follows the server's events until the signal aborts; a broken stream is taken up again where it was left. */
export async function followEvents(signal: AbortSignal): Promise<void> {
  let lastId: string | null = null;
  let failures = 0;
  const hurry = new EventTarget(); // the player or the network says that now is a good time to try
  const online = () => hurry.dispatchEvent(new Event('now'));
  addEventListener('online', online, { signal });
  retryNow = online;

  while (!signal.aborted) {
    await untilSeen(signal);
    const seeing = new AbortController();
    const unseen = whenUnseen(seeing.signal);
    try {
      await readStream(lastId, AbortSignal.any([signal, unseen]), (id, event) => {
        failures = 0;
        if (id !== undefined && id !== '') lastId = id;
        apply(queryClient, event);
      });
    } catch (error) {
      if (signal.aborted) return;
      if (unseen.aborted) continue;
      if (error instanceof ApiError && error.status === 401) return; // the page has to be opened from its link
      console.info('The event stream was interrupted.', error);
    } finally {
      seeing.abort();
    }
    if (signal.aborted) return;
    connection.set('lost');
    await pause(Math.min(LONGEST_WAIT_MS, 400 * 2 ** failures++), hurry, signal);
  }
}

function untilSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
  });
}

/** Aborts when nobody has looked at the page for a while; looks until the signal ends it. */
function whenUnseen(signal: AbortSignal): AbortSignal {
  const unseen = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden && !signal.aborted) timer = setTimeout(() => unseen.abort(), UNSEEN_MS);
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', look, { once: true });
  look();
  return unseen.signal;
}

let retryNow: () => void = () => {};
export const reconnectNow = (): void => retryNow();

async function readStream(
  lastId: string | null,
  signal: AbortSignal,
  onEvent: (id: string | undefined, event: ServerEvent) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const stillThere = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const wasLost = connection.get() === 'lost';
    const response = await request('/api/events', {
      headers: { accept: 'text/event-stream', ...(lastId !== null && { 'last-event-id': lastId }) },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.body === null) return;
    connection.set('open');
    // What failed while nobody answered is asked for again.
    if (wasLost) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    if (lastId === null && wasLost) void queryClient.invalidateQueries();
    // A story that was asked for before the stream was open may have moved on in between, and nobody heard of it.
    else if (lastId === null) void askAgain(queryClient, ['story']);
    const watched = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          stillThere();
          controller.enqueue(chunk);
        },
      }),
    );
    const messages = watched.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for (const reader = messages.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      onEvent(value.id, JSON.parse(value.data) as ServerEvent);
    }
  } finally {
    clearTimeout(timer);
    doubtServer();
  }
}

function pause(ms: number, hurry: EventTarget, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    hurry.addEventListener('now', now, { once: true, signal });
    signal.addEventListener('abort', now, { once: true });
  });
}
