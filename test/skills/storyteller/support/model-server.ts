import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server behaves: well, or as real ones do on a bad day. */
export type Mood = 'good' | 401 | 429 | 500 | 'cut' | 'slow' | 'nonsense' | 'leak' | 'leak-once';
export type Dialect = 'openai' | 'claude' | 'ollama' | 'host';

export interface ModelServer {
  url: string;
  /** What it was asked: headers and bodies. */
  asked: { path: string; headers: http.IncomingHttpHeaders; body: Record<string, unknown> }[];
  close(): Promise<void>;
}

const LEAK =
  'Sure! Here is the rewritten text, in the second person and present tense, as you asked me to do.';

/** A server that answers as the real ones do, in pieces. */
export async function modelServer(dialect: Dialect, mood: Mood, prose: string): Promise<ModelServer> {
  const asked: ModelServer['asked'] = [];
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
    if (typeof mood === 'number') return refuse(response, dialect, mood);
    if (mood === 'slow') return; // Never a word; the client has to give up by itself.
    if (mood === 'nonsense') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>!{]');
    const isLeak = mood === 'leak' || (mood === 'leak-once' && asked.length === 1);
    speak(response, dialect, isLeak ? LEAK : prose, mood === 'cut');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function refuse(response: http.ServerResponse, dialect: Dialect, status: number): void {
  const message = 'Bad day. You sent sk-secret-key.';
  const body =
    dialect === 'claude'
      ? { type: 'error', error: { type: 'authentication_error', message } }
      : { error: dialect === 'ollama' ? message : { message, type: 'invalid_request_error' } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function speak(response: http.ServerResponse, dialect: Dialect, prose: string, isCut: boolean): void {
  const pieces = prose.match(/[\s\S]{1,25}/g) ?? [];
  const { type, piece, end } = DIALECTS[dialect];
  response.writeHead(200, { 'content-type': type });
  for (const text of isCut ? pieces.slice(0, 3) : pieces) response.write(piece(text));
  if (isCut) setTimeout(() => response.destroy(), 30);
  else response.end(end(prose));
}

const event = (name: string, data: object) =>
  `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`;
const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const DIALECTS: Record<Dialect, { type: string; piece(text: string): string; end(all: string): string }> = {
  openai: {
    type: 'text/event-stream',
    piece: (text) => chunk({ content: text }, null),
    end: () => `${chunk({}, 'stop')}data: [DONE]\n\n`,
  },
  claude: {
    type: 'text/event-stream',
    piece: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    end: () => `${event('content_block_stop', { index: 0 })}${event('message_stop', {})}`,
  },
  ollama: {
    type: 'application/x-ndjson',
    piece: (text) =>
      `${JSON.stringify({ model: 'm', message: { role: 'assistant', content: text }, done: false })}\n`,
    end: () => `${JSON.stringify({ model: 'm', message: { role: 'assistant', content: '' }, done: true })}\n`,
  },
  host: {
    type: 'application/x-ndjson',
    piece: (text) => `${JSON.stringify({ jsonrpc: '2.0', method: 'progress', params: { id: 1, text } })}\n`,
    end: (text) =>
      `${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { text, json: null, stopReason: 'end', model: 'm', tokens: {} } })}\n`,
  },
};
