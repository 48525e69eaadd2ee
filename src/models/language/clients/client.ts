import type { Place } from '../address.ts';
import type { FullRequest } from '../language-model.ts';
import type { ModelSettings } from '../settings.ts';
import type { ModelSource } from '../source.ts';
import type { Fetch } from './http.ts';

/** What a server has said at the end of its answer. */
export interface ServerAnswer {
  /** Null when it never said that it was done. */
  stopReason: 'end' | 'stop' | 'length' | 'refused' | null;
  promptTokens: number;
  reusedTokens: number;
  /** Of the prompt, those that the provider keeps from now on and charges more for. */
  keptTokens: number;
  writtenTokens: number;
  /** In US dollars, where the provider says so itself. */
  cost: number | null;
}

/** One question to one server. */
export interface Call {
  source: ModelSource;
  place: Place;
  request: FullRequest;
  settings: ModelSettings;
  contextTokens: number;
  /** What this server has refused before and is not sent again. */
  refused: Set<string>;
  fetch: Fetch;
  write(text: string): void;
  think(): void;
}

/** Asks one kind of server. Throws a Refused when it says no, and whatever the connection throws. */
export type Client = (call: Call) => Promise<ServerAnswer>;

export function emptyAnswer(): ServerAnswer {
  return { stopReason: null, promptTokens: 0, reusedTokens: 0, keptTokens: 0, writtenTokens: 0, cost: null };
}

/** A server said no. */
export class Refused extends Error {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;

  constructor(status: number, body: string, retryAfter: string | null) {
    super(`status ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** What the libraries throw when a server said no. */
export function asRefused(error: unknown): unknown {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return error;
  const headers = 'headers' in error && error.headers instanceof Headers ? error.headers : null;
  const body = 'error' in error && error.error !== undefined ? JSON.stringify(error.error) : error.message;
  return new Refused(error.status, body, headers?.get('retry-after') ?? null);
}

/**
 * Asks, and when the server does not take a part of the request asks again without it: the part that it names, or else
 * the next of those that not all servers know. What it did not take is remembered.
 */
export async function askWithout(
  refused: Set<string>,
  spare: readonly string[],
  ask: () => Promise<ServerAnswer>,
): Promise<ServerAnswer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const { status, body } = error instanceof Refused ? error : { status: 0, body: '' };
      if (status !== 400 && status !== 422 && status !== 501) throw error;
      const left = spare.filter((part) => !refused.has(part));
      const part =
        left.find((name) => body.includes(name)) ?? (/context|too long/i.test(body) ? undefined : left[0]);
      if (part === undefined) throw error;
      refused.add(part);
    }
  }
}
