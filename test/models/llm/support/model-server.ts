import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from 'vitest';
import type { JsonObject } from '../../../../src/base/json.ts';
import { type Dialect, linesOf, refusalOf, type StreamMood } from './dialects.ts';

/** What a server does instead of answering well. A number is a status that it refuses with. */
export type Mood =
  | StreamMood
  | number
  | 'html'
  | 'redirect'
  | 'cut'
  | 'hang'
  | 'silent'
  | 'busy'
  | 'too long'
  | 'no schema'
  | 'no temperature';

/** It repeats what it was sent, as some do. */
export const KEY = 'lamp_0123456789';
/** And what it was sent by somebody else. */
export const FOREIGN_KEY = 'sk-of-somebody-else-01';

export interface ModelServer {
  url: string;
  /** Bodies and paths it was asked with. */
  asked: { path: string; body: JsonObject; headers: IncomingHttpHeaders }[];
  /** Resolves when a caller has hung up before its answer was complete. */
  hungUp: Promise<void>;
  setMood(mood: Mood, headers?: Record<string, string>): void;
  /** Answers to other paths than the one for questions. */
  documents: Record<string, JsonObject>;
}

const opened: { close(): void }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A server that answers as Ollama, OpenAI, OpenRouter or Anthropic does, with these pieces of text. */
export async function modelServer(
  dialect: Dialect,
  pieces: readonly string[],
  { port = 0, documents = {} }: { port?: number; documents?: Record<string, JsonObject> } = {},
): Promise<ModelServer> {
  let mood: Mood = 'well';
  let extra: Record<string, string> = {};
  let markHungUp = () => {};
  const asked: ModelServer['asked'] = [];
  const hungUp = new Promise<void>((resolve) => {
    markHungUp = resolve;
  });
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) markHungUp();
    });
    void serve(request, response);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const path = request.url ?? '';
    if (mood === 'silent') return;
    if (!/chat|messages/.test(path)) {
      const document = documents[path.split('?')[0] ?? ''];
      response.writeHead(document === undefined ? 404 : 200).end(JSON.stringify(document ?? {}));
      return;
    }
    const body = JSON.parse(text) as JsonObject;
    asked.push({ path, body, headers: request.headers });
    if (mood === 'busy') return;
    const status = statusFor(body);
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json', ...extra });
      response.end(refusalOf(dialect, messageFor(body)));
    } else if (mood === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>\n<body>Hello</body>');
    } else {
      const type = dialect === 'ollama' ? 'application/x-ndjson' : 'text/event-stream';
      response.writeHead(200, { 'content-type': type });
      await stream(response);
    }
  }

  function statusFor(body: JsonObject): number {
    if (typeof mood === 'number') return mood;
    if (mood === 'redirect') return 302;
    if (mood === 'too long') return 400;
    if (mood === 'no schema' && JSON.stringify(body).includes('json_schema')) return 400;
    return mood === 'no temperature' && 'temperature' in body ? 400 : 200;
  }

  function messageFor(body: JsonObject): string {
    if (mood === 'too long') return 'This model has a maximum context length of 4096 tokens.';
    if (mood === 'no schema') return 'Invalid value';
    if (mood === 'no temperature') return `Unsupported parameter: temperature ${body['temperature']}`;
    return `A bad day. You sent ${KEY}, not ${FOREIGN_KEY}.`;
  }

  async function stream(response: ServerResponse): Promise<void> {
    const isBroken = mood === 'cut' || mood === 'hang';
    const lines = linesOf(
      dialect,
      pieces,
      typeof mood === 'string' && !isBroken ? (mood as StreamMood) : 'well',
    );
    const firstPiece = lines.findIndex((line) => line.includes(JSON.stringify(pieces[0]).slice(1, -1)));
    for (const [index, line] of lines.entries()) {
      // In the middle of a character too: text comes as the network cuts it.
      const bytes = Buffer.from(line);
      response.write(bytes.subarray(0, bytes.length / 2));
      await sleep(2);
      response.write(bytes.subarray(bytes.length / 2));
      if (index === firstPiece && mood === 'cut') {
        await sleep(20);
        response.destroy();
        return;
      }
      if (index === firstPiece && mood === 'hang') return;
    }
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  opened.push({
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hungUp,
    documents,
    setMood(next, headers = {}) {
      mood = next;
      extra = headers;
    },
  };
}
