import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { silhouette } from '../../skills/character-portraits/src/drawing/silhouette.ts';

/** What stands for the address of the server in the settings of a side. */
export const SERVER = '{server}';
/** What a key must be where the model wants one. */
export const KEY = 'the-right-key';
/** What a prompt.md says that the model takes to heart when it tells a scene, and when it words the choices. */
export const HERONS = 'Speak of herons in every scene.';
export const ON_TIPTOE = 'Word the first choice as something done on tiptoe.';

const SLOW_MS = 3000;
const PICTURE = silhouette('a control', 256).toString('base64');
const PROSE = {
  one: 'You spend a while on the boards and look at the planks. They have nails enough, and you have counted each of them twice by now.',
  other:
    'You lean on the nearest post and think of the road that brought you. It was longer than you had been told, and you say so to nobody.',
  herons:
    'You think of herons, and of how long they can stand without a sound. You stand like one of them, and feel a little foolish about it.',
};

interface Asked {
  model?: string;
  messages?: { content: string }[];
}

/** A server that paints and writes as the names of its models say: `slow`, `locked` to who has no key, `other` than `one`. */
export async function openServer(): Promise<{ base: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const piece of request) text += String(piece);
  const { model = 'one', messages = [] } = (text === '' ? {} : JSON.parse(text)) as Asked;
  if (model === 'slow') await sleep(SLOW_MS);
  if (model === 'locked' && request.headers.authorization !== `Bearer ${KEY}`)
    return say(response, 401, { error: { message: 'That is not the key.', type: 'invalid_request_error' } });
  const url = request.url ?? '';
  if (url.includes('images'))
    return model === 'other'
      ? say(response, 404, { error: { message: 'There is no such model.' } })
      : say(response, 200, { data: [{ b64_json: PICTURE }] });
  if (url.includes('txt2img')) return say(response, 200, { images: [PICTURE] });
  if (!url.includes('chat')) return say(response, 200, { data: [{ id: model }] });
  const said = messages.map(({ content }) => content).join('\n');
  const last = messages.at(-1)?.content ?? '';
  const content = last.includes('Answer with JSON') ? choicesIn(last, said) : proseFor(model, said);
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`${chunk({ content }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
}

function proseFor(model: string, said: string): string {
  return said.includes(HERONS) ? PROSE.herons : model === 'other' ? PROSE.other : PROSE.one;
}

/** The first three options as they are listed; nothing to any other question for JSON. */
function choicesIn(asked: string, said: string): string {
  const manner = said.includes(ON_TIPTOE) ? ' on tiptoe' : '';
  const choices = [...asked.matchAll(/^(\d)\. ([^|\n]+)/gm)]
    .slice(0, 3)
    .map(([, option, deed = ''], index) => ({
      ...{ option: Number(option), hint: '' },
      text: `${deed.charAt(0).toUpperCase()}${deed.slice(1).trim()}${index === 0 ? manner : ''}`,
    }));
  const question = { kind: 'decision', from: 'nobody', text: 'What now?' };
  return JSON.stringify({
    question,
    choices,
    own: { act: 'look', target: '', topic: '', stat: '', text: '' },
  });
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
