import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { modelServer } from './support/model-server.ts';
import { asking, openTiny } from './support/tiny.ts';

const ASKED = { ...asking('You tell.', 'What now?'), timeoutMs: 10_000 };
const SCHEMA = {
  type: 'object',
  properties: { tone: { enum: ['grim', 'light'] } },
  required: ['tone'],
  additionalProperties: false,
};

async function open(api: 'ollama' | 'openai', pieces: readonly string[], apiKey?: string) {
  const server = await modelServer(api, pieces);
  const narrator = { api, url: server.url, model: 'small-one', ...(apiKey && { apiKey }) };
  return { server, ...(await openTiny({ narrator })) };
}

describe.each(['ollama', 'openai'] as const)('a server of this machine that speaks as %s does', (api) => {
  it('writes piece by piece', async () => {
    const { model } = await open(api, ['The sea ', 'is ', 'grün. 🌊']);
    const pieces: string[] = [];
    const answer = await model.generate({ ...ASKED, onText: (text) => pieces.push(text) });
    expect(answer).toMatchObject({
      text: 'The sea is grün. 🌊',
      json: null,
      stopReason: 'end',
      model: 'small-one',
      tokens: { prompt: 12, written: 3 },
    });
    expect(pieces).toEqual(['The sea ', 'is ', 'grün. 🌊']);
    expect(model.pid).toBeNull();
  });

  it('is told everything, in its own way', async () => {
    const { model, server } = await open(api, ['{"tone":', '"grim"}'], 'key-1');
    const options = { schema: SCHEMA, maxTokens: 40, temperature: 0.3, topP: 0.8, seed: 5, stop: ['END'] };
    expect((await model.generate({ ...ASKED, ...options })).json).toEqual({ tone: 'grim' });
    const [{ path, body, authorization } = { path: '', body: {}, authorization: '' }] = server.asked;
    const messages = [
      { role: 'system', content: 'You tell.' },
      { role: 'user', content: 'What now?' },
    ];
    expect(authorization).toBe('Bearer key-1');
    expect(path).toBe(api === 'ollama' ? '/api/chat' : '/v1/chat/completions');
    expect(body).toMatchObject(
      api === 'ollama'
        ? {
            model: 'small-one',
            messages,
            format: SCHEMA,
            options: { num_predict: 40, temperature: 0.3, top_p: 0.8, seed: 5, stop: ['END'] },
          }
        : {
            model: 'small-one',
            messages,
            response_format: { json_schema: { schema: SCHEMA } },
            max_tokens: 40,
            temperature: 0.3,
            top_p: 0.8,
            seed: 5,
            stop: ['END'],
          },
    );
  });

  it.each([
    ['error 500', 'model_failed', 'status 500 out of memory'],
    ['error in stream', 'model_failed', 'model runner has stopped'],
    ['cut', 'model_failed', 'the connection was lost'],
    ['redirect', 'model_failed', 'status 302'],
    ['nonsense', 'answer_invalid', `is not in the ${api} format`],
    ['html', 'answer_invalid', `is not in the ${api} format`],
  ] as const)(
    'and answers with %s is an error, and asked again the next time',
    async (mood, code, sentence) => {
      const { model, server } = await open(api, ['fine']);
      server.setMood(mood);
      await expect(model.generate(ASKED)).rejects.toMatchObject({
        code,
        message: expect.stringContaining(sentence),
      });
      server.setMood('well');
      expect(await model.generate(ASKED)).toMatchObject({ text: 'fine' });
    },
  );

  it('and hangs is given up in time, and told so', async () => {
    const { model, server } = await open(api, ['slow', 'er']);
    server.setMood('hang');
    await expect(model.generate({ ...ASKED, timeoutMs: 200 })).rejects.toMatchObject({
      code: 'model_timeout',
    });
    await server.hungUp;
  });

  it('hears of a cancel', async () => {
    const { model, server } = await open(api, ['slow', 'er']);
    server.setMood('hang');
    const controller = new AbortController();
    const call = model.generate({
      ...ASKED,
      signal: controller.signal,
      onText: () => controller.abort(new Error('enough')),
    });
    await expect(call).rejects.toThrow('enough');
    await server.hungUp;
  });

  it.each([
    ['{"tone":"sad"}', 'well', 'answer_invalid'],
    ['Sure! Here it is: {"tone":"grim"}', 'well', 'answer_invalid'],
    ['{"tone":', 'length', 'answer_cut'],
  ] as const)('and answers %s to a schema is not believed', async (text, mood, code) => {
    const { model, server } = await open(api, [text]);
    server.setMood(mood);
    await expect(model.generate({ ...ASKED, schema: SCHEMA })).rejects.toMatchObject({ code });
  });
});

describe('a server', () => {
  it('where nothing listens is an error that says so', async () => {
    const reserved = createServer();
    await new Promise<void>((resolve) => reserved.listen(0, '127.0.0.1', resolve));
    const { port } = reserved.address() as AddressInfo;
    await new Promise((resolve) => reserved.close(resolve));
    const { model, notices } = await openTiny({
      narrator: { api: 'ollama', url: `http://localhost:${port}`, model: 'm' },
    });
    for (let round = 0; round < 2; round += 1) {
      await expect(model.generate(ASKED)).rejects.toMatchObject({
        code: 'model_failed',
        message: expect.stringContaining('no server is running there'),
      });
    }
    expect(notices).toHaveLength(1);
  });

  it.each([
    'http://example.org:11434',
    'http://192.168.1.5:11434',
    'http://0.0.0.0:11434',
    'http://127.0.0.1.example.org/',
    'http://localhost.example.org/',
    'https://127.0.0.1:11434',
    'http://user:pass@127.0.0.1:11434',
    'http://[2001:db8::1]:11434',
    'file:///etc/passwd',
    'ollama',
  ])('elsewhere is refused: %s', async (url) => {
    const { model } = await openTiny({ narrator: { api: 'ollama', url, model: 'm' } });
    await expect(model.generate(ASKED)).rejects.toMatchObject({ code: 'invalid_settings' });
  });
});
