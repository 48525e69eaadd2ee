import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import {
  type AnswerOf,
  API_ROUTES,
  type ApiName,
  type ApiRoute,
  type BodyOf,
  type QueryOf,
} from '../../../src/contracts/api/routes.ts';
import { type ApiError, ApiErrorSchema } from '../../../src/contracts/api/settings.ts';
import type { SceneView, StoryView } from '../../../src/contracts/api/story.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { type Runtime, withRuntime } from '../../../src/engine/play/runtime.ts';
import { type Served, serve } from '../../../src/server/serve.ts';
import { makeTempFolder } from '../../support/skills.ts';
import { EventReader } from './event-reader.ts';

export interface TestServer {
  home: string;
  url: string;
  token: string;
  runtime: Runtime;
  /** Sends a call of the contract; a good answer is checked against it. */
  ask<Name extends ApiName>(name: Name, asked?: Asked<Name>): Promise<AnswerOf<Name>>;
  /** The same where a refusal is expected, which is checked as well. */
  refused<Name extends ApiName>(name: Name, asked?: Asked<Name>): Promise<Refusal>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  listen(lastEventId?: string): Promise<EventReader>;
  close(): Promise<void>;
}

interface Asked<Name extends ApiName> {
  params?: Record<string, string | number>;
  query?: QueryOf<Name>;
  body?: BodyOf<Name>;
}

export interface Refusal {
  status: number;
  error: ApiError['error'];
}

/** The real server in this process, with a home of its own, real skills and a real database. */
export async function startServer({
  home = makeTempFolder(),
  keepHome = false,
  port = 0,
}: {
  home?: string;
  keepHome?: boolean;
  port?: number;
} = {}): Promise<TestServer> {
  process.env['NARRATORIA_HOME'] = home;
  process.env['NARRATORIA_OFFLINE'] = '1';
  const ready = Promise.withResolvers<{ served: Served; runtime: Runtime }>();
  const stop = Promise.withResolvers<void>();
  const ended = withRuntime({}, async (runtime) => {
    const served = await serve({ runtime, port, mayMove: false });
    ready.resolve({ served, runtime });
    await stop.promise;
    await served.close();
  });
  ended.catch(ready.reject);
  const { served, runtime } = await ready.promise;
  const [base = '', token = ''] = served.url.split('/#token=');
  const readers: EventReader[] = [];

  const send = async (path: string, init: RequestInit = {}): Promise<Response> =>
    await fetch(`${base}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });

  async function request<Name extends ApiName>(name: Name, asked: Asked<Name>): Promise<Response> {
    const { method } = API_ROUTES[name];
    const { body } = asked;
    return await send(addressOf(name, asked), {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  }

  return {
    home,
    url: base,
    token,
    runtime,
    fetch: send,
    async ask(name, asked = {}) {
      const route: ApiRoute = API_ROUTES[name];
      const response = await request(name, asked);
      const text = await response.text();
      expect(response.status, `${name}: ${text.slice(0, 500)}`).toBe(route.status);
      if (route.answer === null) return undefined as AnswerOf<typeof name>;
      const answer = JSON.parse(text) as unknown;
      expect(validator(route.answer)(answer), name).toEqual([]);
      return answer as AnswerOf<typeof name>;
    },
    async refused(name, asked = {}) {
      const response = await request(name, asked);
      return await refusalIn(response);
    },
    async listen(lastEventId) {
      const response = await send('/api/events', {
        ...(lastEventId !== undefined && { headers: { 'last-event-id': lastEventId } }),
      });
      const reader = new EventReader(response);
      readers.push(reader);
      return reader;
    },
    async close() {
      for (const reader of readers) reader.close();
      stop.resolve();
      await ended;
      if (!keepHome) rmSync(home, { recursive: true, force: true });
    },
  };
}

export async function refusalIn(response: Response): Promise<Refusal> {
  const text = await response.text();
  expect(response.status, text.slice(0, 500)).toBeGreaterThanOrEqual(400);
  const answer = JSON.parse(text) as ApiError;
  expect(validator(ApiErrorSchema)(answer), text).toEqual([]);
  expect(text).not.toMatch(/\bat \S+ \(?\/|node:internal|\.ts:\d+/); // no stack gets out
  return { status: response.status, error: answer.error };
}

function addressOf<Name extends ApiName>(name: Name, { params = {}, query }: Asked<Name>): string {
  const path = API_ROUTES[name].url.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).map(
    ([key, value]) => [key, String(value)] as [string, string],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** The last scene of a story as the page has it. */
export function headOf({ scenes }: StoryView): SceneView {
  return scenes.at(-1) as SceneView;
}
