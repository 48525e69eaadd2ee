import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from 'vitest';
import type { JsonObject } from '../../../../src/base/json.ts';

/** What a server does instead of answering well. */
export type Mood =
  | 'well'
  | 'error 500'
  | 'error in stream'
  | 'cut'
  | 'hang'
  | 'nonsense'
  | 'html'
  | 'redirect'
  | 'length';

export interface ModelServer {
  url: string;
  /** Bodies and paths it was asked with. */
  asked: { path: string; body: JsonObject; authorization: string | undefined }[];
  /** Resolves when a caller has hung up before its answer was complete. */
  hungUp: Promise<void>;
  setMood(mood: Mood): void;
}

const opened: { close(): void }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** Answers as Ollama does, or as OpenAI and llama.cpp do, with these pieces of text. */
export async function modelServer(api: 'ollama' | 'openai', pieces: readonly string[]): Promise<ModelServer> {
  let mood: Mood = 'well';
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
    asked.push({
      path: request.url ?? '',
      body: JSON.parse(text),
      authorization: request.headers.authorization,
    });
    if (mood === 'error 500') {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: api === 'ollama' ? 'out of memory' : { message: 'out of memory' } }),
      );
    } else if (mood === 'redirect') {
      response.writeHead(302, { location: 'http://example.org/' }).end();
    } else if (mood === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>\n<body>Hello</body>');
    } else {
      response.writeHead(200);
      await stream(response);
    }
  }
  async function stream(response: ServerResponse): Promise<void> {
    const lines = api === 'ollama' ? ollamaLines(pieces, mood) : openAiLines(pieces, mood);
    const firstPiece = api === 'ollama' ? 0 : 1;
    for (const [index, line] of lines.entries()) {
      // In the middle of a character too: text comes as the network cuts it.
      const bytes = Buffer.from(line);
      response.write(bytes.subarray(0, bytes.length / 2));
      await sleep(2);
      response.write(bytes.subarray(bytes.length / 2));
      if (index === firstPiece && mood === 'cut') {
        response.destroy();
        return;
      }
      if (index === firstPiece && mood === 'hang') return;
    }
    response.end();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    hungUp,
    setMood(next) {
      mood = next;
    },
  };
}

function ollamaLines(pieces: readonly string[], mood: Mood): string[] {
  const lines = pieces.map((content) => ({
    model: 'm',
    message: { role: 'assistant', content },
    done: false,
  }));
  const end = {
    model: 'm',
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: mood === 'length' ? 'length' : 'stop',
    prompt_eval_count: 12,
    eval_count: pieces.length,
  };
  const objects: object[] = [...lines, end];
  if (mood === 'error in stream') objects.splice(1, 0, { error: 'model runner has stopped' });
  const texts = objects.map((object) => `${JSON.stringify(object)}\n`);
  return mood === 'nonsense' ? [texts[0] as string, 'data: [1, 2\n'] : texts;
}

function openAiLines(pieces: readonly string[], mood: Mood): string[] {
  const choice = (delta: object, reason: string | null) => ({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const objects: object[] = [
    ...pieces.map((content) => choice({ content }, null)),
    choice({}, mood === 'length' ? 'length' : 'stop'),
    { choices: [], usage: { prompt_tokens: 12, completion_tokens: pieces.length } },
  ];
  if (mood === 'error in stream') objects.splice(1, 0, { error: { message: 'model runner has stopped' } });
  const texts = objects.map((object) => `data: ${JSON.stringify(object)}\n\n`);
  if (mood === 'nonsense') return [texts[0] as string, 'data: [1, 2\n\n'];
  return [': hello\n\n', ...texts, 'data: [DONE]\n\n'];
}
