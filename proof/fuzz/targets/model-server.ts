import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { Servers } from '../../../src/models/language/clients/ask.ts';
import type { FullRequest } from '../../../src/models/language/language-model.ts';
import { mustBe, refusedBy } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { target } from '../target.ts';

interface Reply {
  api: 'ollama' | 'openai';
  status: number;
  bytes: Buffer;
}

const OLLAMA: Json[] = [
  { message: { role: 'assistant', content: 'Once' }, done: false },
  {
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: 'stop',
    prompt_eval_count: 3,
    eval_count: 2,
  },
];
const OPENAI: Json[] = [
  { choices: [{ delta: { content: 'Once' }, finish_reason: null }] },
  { choices: [{ delta: {}, finish_reason: 'stop' }], usage: { prompt_tokens: 3, completion_tokens: 2 } },
];

function make(random: Random): Reply {
  const api = random.pick(['ollama', 'openai'] as const);
  const lines = (api === 'ollama' ? OLLAMA : OPENAI).map((line) => {
    const json =
      random.below(2) === 0 ? Buffer.from(JSON.stringify(line)) : jsonText(mutateJson(line, random), random);
    return Buffer.concat([Buffer.from(api === 'openai' ? 'data: ' : ''), json, Buffer.from('\n')]);
  });
  const sound = Buffer.concat([...lines, Buffer.from(api === 'openai' ? 'data: [DONE]\n' : '')]);
  const bytes =
    random.below(4) === 0 ? mutateBytes(sound, random, ['data: ', '\n', ': ', '{"error":', '[DONE]']) : sound;
  return { api, status: random.below(8) === 0 ? random.pick([204, 302, 400, 404, 500, 503]) : 200, bytes };
}

export default target<Reply>({
  name: 'model-server',
  what: 'what a model server on this machine answers (Ollama, OpenAI)',
  inputs: 1500,
  quick: 40,
  limitMs: 2000,
  async open() {
    let reply: Reply = { api: 'ollama', status: 200, bytes: Buffer.alloc(0) };
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(reply.status, { connection: 'close' }).end(reply.bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const servers = new Servers();
    const asked = {
      task: 'other' as const,
      messages: [{ role: 'user' as const, content: 'q' }],
      schema: null,
      rules: null,
      priority: 'scene' as const,
      maxTokens: 9,
      temperature: 0,
      topP: 1,
      seed: 0,
      stop: [],
      onText: () => {},
      onSign: () => {},
    };
    return {
      make,
      async read(given) {
        reply = given;
        const request: FullRequest = { ...asked, signal: AbortSignal.timeout(20_000) };
        try {
          const baseUrl = `http://127.0.0.1:${port}`;
          const source = { provider: given.api, baseUrl, model: 'm', apiKey: '' };
          const { text, tokens } = await servers.ask({ source, contextTokens: 4096, settings: {}, request });
          mustBe(typeof text === 'string' && typeof tokens.written === 'number', 'an answer is a text');
          return 'accepted';
        } catch (error) {
          return refusedBy(error);
        }
      },
      show: ({ api, status, bytes }) => `${api} ${status} ${bytes.toString('latin1')}`,
      close: () => void server.close(),
    };
  },
});
