import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Schema = Record<string, unknown>;

/** A server on this machine that speaks as Ollama does, with one model that writes what it is told to. */
export interface Ollama {
  url: string;
  /** What was asked, the latest last. */
  asked: { messages: { role: string; content: string }[]; format?: Schema }[];
  /** What it writes from now on, when it is not asked for JSON. */
  write(prose: string): void;
  /** Waits so long before each word. */
  pace(ms: number): void;
  /** Answers with this status from now on; 200 writes again. */
  fail(status: number): void;
  close(): Promise<void>;
}

export const OLLAMA_MODEL = 'storyteller:8b';

export async function startOllama(): Promise<Ollama> {
  let prose = 'The lamp burns low, and somebody has left the door open for you.';
  let pace = 0;
  let status = 200;
  const asked: Ollama['asked'] = [];
  const server = http.createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.url === '/api/version') return void json({ version: '0.30.0' });
    if (request.url === '/api/tags')
      return void json({ models: [{ name: OLLAMA_MODEL, model: OLLAMA_MODEL }] });
    if (request.url === '/api/show')
      return void json({ model_info: { 'llama.context_length': 8192 }, capabilities: ['completion'] });
    if (request.url !== '/api/chat') return void response.writeHead(404).end('404 page not found');
    if (status !== 200) return void response.writeHead(status).end(JSON.stringify({ error: 'no' }));
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Ollama['asked'][number];
    asked.push(body);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const line = (value: unknown) => response.write(`${JSON.stringify(value)}\n`);
    const text = body.format === undefined ? prose : JSON.stringify(exampleOf(body.format));
    for (const word of text.split(/(?<=\s)/)) {
      if (pace > 0 && body.format === undefined) await sleep(pace);
      if (response.destroyed) return;
      line({ model: OLLAMA_MODEL, message: { role: 'assistant', content: word }, done: false });
    }
    line({
      model: OLLAMA_MODEL,
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: 'stop',
      prompt_eval_count: 1200,
      eval_count: 34,
    });
    response.end();
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    write: (text) => {
      prose = text;
    },
    pace: (ms) => {
      pace = ms;
    },
    fail: (code) => {
      status = code;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The shortest answer that fits a schema. */
function exampleOf(schema: Schema): unknown {
  const { type, properties, items, minItems = 0, minLength = 0, anyOf } = schema;
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0] as Schema);
  const kind = Array.isArray(type) ? (type as string[])[0] : type;
  if (kind === 'object') {
    const wanted = (schema['required'] as string[] | undefined) ?? Object.keys((properties as Schema) ?? {});
    return Object.fromEntries(
      wanted.map((key) => [key, exampleOf((properties as Record<string, Schema>)[key] ?? {})]),
    );
  }
  if (kind === 'array') return Array.from({ length: minItems as number }, () => exampleOf(items as Schema));
  if (kind === 'boolean') return false;
  if (kind === 'integer' || kind === 'number') return (schema['minimum'] as number | undefined) ?? 0;
  if (kind === 'null') return null;
  return 'x'.repeat(minLength as number);
}
