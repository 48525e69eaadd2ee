import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '../../../src/base/json.ts';

export type AskedTask = 'plan' | 'prose' | 'adapt' | 'choices' | 'check' | 'facts' | 'summary';

export interface Asked {
  task: AskedTask;
  messages: { role: string; content: string }[];
  /** The last message: what is asked now. */
  prompt: string;
}

/** What the server does with one request. */
export type Answer =
  | {
      text: string /** Breaks the connection off afterwards. */;
      isCut?: boolean;
      pieceMs?: number /** Says nothing more, and does not end. */;
      hangs?: boolean;
    }
  | { json: Json }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { html: string }
  | 'silent';

export interface ScriptedServer {
  url: string;
  asked: Asked[];
  close(): Promise<void>;
}

const BY_PROMPT: readonly [sign: string, task: AskedTask][] = [
  ['decide what the scene needs', 'plan'],
  ['Note down what the scene above adds', 'facts'],
  ['Now say what it ends on', 'choices'],
  ['Check the scene above', 'check'],
  ['Write no scene now', 'adapt'],
  ['sum them up', 'summary'],
  ['Sum them up', 'summary'],
];

/** A server that speaks as OpenAI does and answers each request by a script. */
export async function scriptedServer(
  answer: (asked: Asked, index: number) => Answer,
): Promise<ScriptedServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (!(request.url ?? '').includes('chat')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":"scripted"}]}');
      return;
    }
    const { messages } = JSON.parse(text) as { messages: Asked['messages'] };
    const prompt = messages.at(-1)?.content ?? '';
    const task = BY_PROMPT.find(([sign]) => prompt.includes(sign))?.[1] ?? 'prose';
    const one = { task, messages, prompt };
    asked.push(one);
    await give(response, answer(one, asked.filter((other) => other.task === task).length - 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function give(response: ServerResponse, answer: Answer): Promise<void> {
  if (answer === 'silent') return;
  if ('status' in answer) {
    const body = answer.body ?? JSON.stringify({ error: { message: 'No.', type: 'error' } });
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(body);
    return;
  }
  if ('html' in answer) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(answer.html);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const text = 'json' in answer ? JSON.stringify(answer.json) : answer.text;
  const { isCut = false, pieceMs = 0, hangs = false } = 'json' in answer ? {} : answer;
  for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) {
    if (response.destroyed) return;
    response.write(chunk({ content: piece }, null));
    if (pieceMs > 0) await sleep(pieceMs);
  }
  if (hangs) return;
  if (isCut) {
    await sleep(20);
    response.destroy();
    return;
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}

function chunk(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices })}\n\n`;
}
