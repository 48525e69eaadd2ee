import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { testModel } from '../../../src/models/language/discover/test-model.ts';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { FOREIGN_KEY, KEY, type Mood } from './support/model-server.ts';
import { openServed } from './support/served.ts';
import { asking } from './support/tiny.ts';

const ASKED = { ...asking('You tell.', 'What now?'), task: 'prose' as const };
const PIECES = ['The sea ', 'is ', 'grün. 🌊'];
const SCHEMA = {
  type: 'object',
  properties: { tone: { type: 'string', enum: ['grim', 'light'] } },
  required: ['tone'],
  additionalProperties: false,
};
const DIALECTS = ['ollama', 'openai', 'openrouter', 'claude'] as const;

describe.each(DIALECTS)('a server that speaks as %s does', (dialect) => {
  it('writes piece by piece, and says what it took', async () => {
    const { model } = await openServed(dialect, PIECES);
    const pieces: string[] = [];
    const signs = new Set<string>();
    const answer = await model.generate({
      ...ASKED,
      onText: (text) => pieces.push(text),
      onSign: ({ phase }) => signs.add(phase),
    });
    expect(answer).toMatchObject({
      text: 'The sea is grün. 🌊',
      json: null,
      stopReason: 'end',
      model: 'small-one',
      provider: dialect,
      tokens: { prompt: 12, written: 3, reused: dialect === 'ollama' ? 0 : 8 },
      cost: dialect === 'openrouter' ? 0.0025 : 0,
    });
    expect(pieces).toEqual(PIECES);
    expect(signs).toContain('writing');
    expect(model.pid).toBeNull();
  });

  it('is asked for JSON by a schema', async () => {
    const { model, server } = await openServed(dialect, ['{"tone":', '"grim"}']);
    const options = { schema: SCHEMA, maxTokens: 40, temperature: 0.3, stop: ['END'] };
    expect((await model.generate({ ...ASKED, ...options })).json).toEqual({ tone: 'grim' });
    expect(JSON.stringify(server.asked[0]?.body)).toContain(JSON.stringify(SCHEMA));
  });

  it.each<[Mood, string]>([
    [401, 'model_unauthorized'],
    [403, 'model_unauthorized'],
    [402, 'model_payment'],
    [404, 'model_not_found'],
    [429, 'model_rate_limited'],
    [500, 'model_server_error'],
    [503, 'model_server_error'],
    ['html', 'model_server_error'],
    ['redirect', 'model_server_error'],
    ['error in stream', dialect === 'ollama' ? 'model_server_error' : ''],
    ['cut', 'model_cut'],
    ['unfinished', 'model_cut'],
    ['empty', 'model_empty'],
    ['too long', 'prompt_too_long'],
  ])('%s is told in plain words, without the key, and the next call works', async (mood, code) => {
    const { model, server, notices, logged, home } = await openServed(dialect, PIECES);
    server.setMood(mood);
    const failure = await model.generate(ASKED).then(
      () => null,
      (error: unknown) => error as { code: string; toJSON(): object },
    );
    expect(failure).not.toBeNull();
    if (code !== '') expect(failure?.code).toBe(code);
    expect(JSON.stringify(failure?.toJSON()) + notices.join() + logged()).not.toMatch(
      new RegExp(`${KEY}|${FOREIGN_KEY}`),
    );
    if (code !== 'prompt_too_long')
      expect(notices).toEqual([expect.stringMatching(/\. The story continues without it\.$/)]);
    server.setMood('well');
    await changeStoryteller(home, { model: 'other-one' }); // other settings are tried at once
    expect(await model.generate(ASKED)).toMatchObject({ model: 'other-one' });
  });

  it('that is silent in the middle is left after a silence, and hung up on', async () => {
    const { model, server } = await openServed(dialect, PIECES);
    server.setMood('hang');
    await expect(model.generate({ ...ASKED, silenceMs: 300 })).rejects.toMatchObject({
      code: 'model_silent',
    });
    await server.hungUp;
  });

  it('is hung up on when the caller cancels', async () => {
    const { model, server } = await openServed(dialect, PIECES);
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

  it('that cuts at the budget says so', async () => {
    const { model, server } = await openServed(dialect, PIECES);
    server.setMood('length');
    expect(await model.generate(ASKED)).toMatchObject({ stopReason: 'length' });
    await expect(model.generate({ ...ASKED, schema: SCHEMA })).rejects.toMatchObject({ code: 'answer_cut' });
  });

  it('has its thoughts taken out', async () => {
    const { model, server } = await openServed(dialect, ['<th', 'ink>Who is it?</thi', 'nk>\n\nThe sea.']);
    const pieces: string[] = [];
    const signs = new Set<string>();
    const ask = () =>
      model.generate({
        ...ASKED,
        onText: (text) => pieces.push(text),
        onSign: ({ phase }) => signs.add(phase),
      });
    expect((await ask()).text).toBe('The sea.');
    expect(pieces.join('')).toBe('The sea.');
    expect(signs).toContain('thinking');
    server.setMood('thinking field');
    expect((await ask()).text).toBe('The sea.');
  });
});

describe.each(['openai', 'claude'] as const)('a refusal of %s', (dialect) => {
  it('is told as one', async () => {
    const { model, server } = await openServed(dialect, PIECES);
    server.setMood('refusal');
    await expect(model.generate(ASKED)).rejects.toMatchObject({ code: 'model_refused' });
  });
});

describe('each is told everything in its own way', () => {
  const messages = [
    { role: 'system', content: 'You tell.' },
    { role: 'user', content: 'What now?' },
  ];

  it('Ollama', async () => {
    const { model, server } = await openServed('ollama', ['x']);
    await model.generate({ ...ASKED, maxTokens: 40, temperature: 0.3, topP: 0.8, seed: 5, stop: ['END'] });
    expect(server.asked[0]).toMatchObject({ path: '/api/chat', headers: { authorization: `Bearer ${KEY}` } });
    expect(server.asked[0]?.body).toMatchObject({
      model: 'small-one',
      messages,
      think: false,
      keep_alive: '30m',
      options: { num_ctx: 4096, num_predict: 40, temperature: 0.3, top_p: 0.8, seed: 5, stop: ['END'] },
    });
  });

  it('a server that speaks as OpenAI does', async () => {
    const { model, server } = await openServed('openai', ['x']);
    await model.generate({ ...ASKED, maxTokens: 40, temperature: 0.3, topP: 0.8, seed: 5, stop: ['END'] });
    expect(server.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(server.asked[0]?.body).toMatchObject({
      messages,
      max_tokens: 40,
      temperature: 0.3,
      top_p: 0.8,
      seed: 5,
      stop: ['END'],
      chat_template_kwargs: { enable_thinking: false },
    });
  });

  it('Claude, with marks where the prompt stays the same', async () => {
    const { model, server } = await openServed('claude', ['x']);
    await model.generate({ ...ASKED, maxTokens: 40 });
    expect(server.asked[0]).toMatchObject({ path: '/v1/messages' });
    expect(server.asked[0]?.body).toMatchObject({
      system: [{ type: 'text', text: 'You tell.', cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: [{ type: 'text', text: 'What now?' }] }],
      max_tokens: 40,
      thinking: { type: 'disabled' },
    });
  });

  it('with as much thinking as the user wants', async () => {
    const { model, server, home } = await openServed('ollama', ['x'], { settings: { reasoning: 'low' } });
    await model.generate({ ...ASKED, maxTokens: 40 });
    expect(server.asked[0]?.body).toMatchObject({ think: true, options: { num_predict: 40 + 2048 } });
    await changeModelSettings(home, { temperature: 1.2 });
    await model.generate(ASKED);
    expect(server.asked[1]?.body).toMatchObject({ options: { temperature: 1.2 } });
  });
});

describe('what a server does not take', () => {
  it('is left out, and remembered', async () => {
    const { model, server } = await openServed('openai', ['x']);
    server.setMood('no temperature');
    expect((await model.generate(ASKED)).text).toBe('x');
    await model.generate(ASKED);
    expect(server.asked.map(({ body }) => 'temperature' in body)).toEqual([true, false, false]);
  });

  it('may be JSON by a schema: it is then asked for JSON, and held against the schema', async () => {
    const { model, server } = await openServed('openai', ['Sure: ```json\n{"tone": "grim"}\n```']);
    server.setMood('no schema');
    expect((await model.generate({ ...ASKED, schema: SCHEMA })).json).toEqual({ tone: 'grim' });
    expect(server.asked.at(-1)?.body['response_format']).toEqual({ type: 'json_object' });
  });

  it('and what it answers beside the schema is refused', async () => {
    const { model } = await openServed('openai', ['{"tone": "blue"}']);
    await expect(model.generate({ ...ASKED, schema: SCHEMA })).rejects.toMatchObject({
      code: 'answer_invalid',
    });
  });
});

describe('a server that says nothing', () => {
  it('and does not answer the door is left after the silence', async () => {
    const { model, server } = await openServed('ollama', PIECES, { storyteller: { timeoutMs: 2500 } });
    server.setMood('silent');
    await expect(model.generate(ASKED)).rejects.toMatchObject({ code: 'model_silent' });
  });

  it('but answers the door is taken to be reading the prompt', async () => {
    const { model, server } = await openServed('ollama', PIECES, { storyteller: { timeoutMs: 2500 } });
    server.setMood('busy');
    const controller = new AbortController();
    let reading = 0;
    const call = model.generate({
      ...ASKED,
      signal: controller.signal,
      onSign: ({ phase }) => {
        if (phase === 'reading') reading += 1;
        if (reading === 2) controller.abort(new Error('still reading'));
      },
    });
    await expect(call).rejects.toThrow('still reading');
  });
});

describe('a server that fails', () => {
  it('is asked again at once when it wants a short pause, and not before', async () => {
    const { model, server } = await openServed('claude', PIECES);
    server.setMood(429, { 'retry-after': '1' });
    const call = model.generate({
      ...ASKED,
      onSign: ({ phase }) => phase === 'loading' && server.setMood('well'),
    });
    expect((await call).text).toContain('The sea');
    expect(server.asked).toHaveLength(2);
  });

  it('is left alone as long as it says', async () => {
    const { model, server } = await openServed('claude', PIECES);
    server.setMood(429, { 'retry-after': '120' });
    await expect(model.generate(ASKED)).rejects.toMatchObject({ code: 'model_rate_limited' });
    server.setMood('well');
    await expect(model.generate(ASKED)).rejects.toMatchObject({
      code: 'model_rate_limited',
      message: expect.stringContaining('It is not asked for 2 minutes'),
    });
    expect(server.asked).toHaveLength(1);
  });

  it('three times is left alone for a while', async () => {
    const { model, server, notices } = await openServed('openai', PIECES);
    server.setMood(500);
    for (let time = 0; time < 5; time += 1)
      await expect(model.generate(ASKED)).rejects.toMatchObject({ code: 'model_server_error' });
    expect(server.asked).toHaveLength(3);
    expect(notices).toHaveLength(1);
  });

  it('gives way to the second writer, which gets nothing of its key', async () => {
    const second = await openServed('openai', ['From the second.']);
    const { model, server, notices } = await openServed('claude', PIECES, {
      storyteller: {
        fallbackProvider: 'openai',
        fallbackModel: 'second',
        fallbackBaseUrl: `${second.server.url}/v1`,
      },
    });
    server.setMood(401);
    expect(await model.generate(ASKED)).toMatchObject({
      text: 'From the second.',
      model: 'second',
      provider: 'openai',
    });
    expect(notices).toEqual([expect.stringContaining('second is asked instead.')]);
    expect(JSON.stringify(second.server.asked)).not.toContain(KEY);
  });

  it('after its first words gives way to nobody: what was read stays', async () => {
    const second = await openServed('openai', ['From the second.']);
    const { model, server } = await openServed('claude', PIECES, {
      storyteller: {
        fallbackProvider: 'openai',
        fallbackModel: 'second',
        fallbackBaseUrl: `${second.server.url}/v1`,
      },
    });
    server.setMood('cut');
    await expect(model.generate(ASKED)).rejects.toMatchObject({ code: 'model_cut' });
    expect(second.server.asked).toHaveLength(0);
  });
});

describe('background work', () => {
  it('makes way for a scene, is begun again, and has its text at the end only', async () => {
    const { model, server } = await openServed('ollama', PIECES);
    server.setMood('hang');
    const pieces: string[] = [];
    const behind = model.generate({
      ...ASKED,
      task: 'facts',
      priority: 'background',
      onText: (text) => pieces.push(text),
    });
    while (server.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const scene = model.generate({ ...ASKED, silenceMs: 1000 });
    await server.hungUp;
    server.setMood('well');
    await scene.catch(() => null); // it hangs too, or came late enough to be answered
    expect((await behind).text).toBe(PIECES.join(''));
    expect(pieces).toEqual([PIECES.join('')]);
  });
});

describe('a test', () => {
  it('measures a model, and says when it does not answer in JSON', async () => {
    const { server } = await openServed('openai', PIECES);
    const source = { provider: 'openai' as const, model: 'm', baseUrl: `${server.url}/v1`, apiKey: '' };
    const measured = await testModel(source, { contextTokens: 4096 });
    expect(measured).toMatchObject({
      text: PIECES.join(''),
      json: { holds: false, why: 'The answer of the language model is not JSON.' },
      contextTokens: 4096,
      cost: 0,
    });
    server.setMood(401);
    await expect(testModel(source)).rejects.toMatchObject({ code: 'model_unauthorized' });
  });
});

describe('an address', () => {
  it('where nothing listens is told', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const { model } = await openServed('ollama', [], {
      storyteller: { baseUrl: `http://127.0.0.1:${port}` },
    });
    await expect(model.generate(ASKED)).rejects.toMatchObject({
      code: 'model_unreachable',
      message: 'Ollama cannot be reached: nothing is running there.',
    });
  });

  it.each([
    ['http://10.0.0.7:11434', 'local network'],
    ['http://nas.local:11434', 'local network'],
    ['http://192.168.1.4', 'local network'],
    ['http://example.org', 'https://'],
    ['http://user:word@127.0.0.1:11434', 'without a password'],
  ])('%s is not asked', async (baseUrl, sentence) => {
    const { model } = await openServed('ollama', [], { storyteller: { baseUrl } });
    await expect(model.generate(ASKED)).rejects.toMatchObject({
      code: 'invalid_settings',
      message: expect.stringContaining(sentence),
    });
  });

  it('on the local network is chosen when the user allows it', async () => {
    const settings = { allowLocalNetwork: true };
    const { model } = await openServed('ollama', [], {
      settings,
      storyteller: { baseUrl: 'http://10.0.0.7:11434' },
    });
    expect(await model.choice()).toMatchObject({ kind: 'server', place: 'network', isLocal: false });
  });
});

describe('a model for each task', () => {
  it('is asked, or nobody, or the file of this machine', async () => {
    const { model, server } = await openServed('openai', ['x'], {
      settings: { tasks: { choices: 'quick-one', check: 'none', plan: 'local' } },
    });
    await model.generate({ ...ASKED, task: 'choices' });
    await model.generate({ ...ASKED, task: 'facts' });
    expect(server.asked.map(({ body }) => body['model'])).toEqual(['quick-one', 'small-one']);
    await expect(model.generate({ ...ASKED, task: 'check' })).rejects.toMatchObject({ code: 'no_model' });
    expect(await model.choice('plan')).toMatchObject({ kind: 'none' });
    expect(await model.choice('prose')).toMatchObject({
      id: 'small-one',
      isLocal: true,
      source: { hasKey: true },
      contextTokens: 4096,
    });
    expect(JSON.stringify(await model.choice('prose'))).not.toContain(KEY);
  });
});
