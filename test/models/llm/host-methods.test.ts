import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { modelHostMethods } from '../../../src/models/host-methods.ts';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import { openHost, SCOPE } from '../../host/support/host.ts';
import { request } from '../../host/support/http.ts';
import { asking, openTiny } from './support/tiny.ts';

async function open() {
  const tiny = await openTiny();
  const { host } = openHost();
  const embedder = {
    modelId: 'stand-in',
    dimensions: 2,
    embed: async (texts: readonly string[]) => texts.map((text) => Float32Array.of(text.length, 0.5)),
  };
  for (const [name, method] of Object.entries(modelHostMethods({ model: tiny.model, embedder }))) {
    host.register(name, method);
  }
  const grant = await host.grant(SCOPE);
  const call = async (method: string, params: object, headers = {}) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 'a', method, params });
    const { text, headers: answered } = await request(grant, { method: 'POST', body, headers });
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { lines, answer: lines.at(-1), type: answered['content-type'] };
  };
  return { ...tiny, grant, call };
}

describe('generate, for a script', () => {
  it('gives text', async () => {
    const { call } = await open();
    const params = { prompt: 'The bell', system: 'You tell.', style: 'terse', maxTokens: 12, seed: 3 };
    const { answer, type } = await call('generate', params);
    expect(answer).toMatchObject({
      id: 'a',
      result: { json: null, stopReason: 'length', model: 'tiny.gguf', tokens: { written: 12 } },
    });
    expect(answer.result.text).not.toBe('');
    expect(type).toBe('application/json');
  });

  it('gives JSON by a schema', async () => {
    const { call } = await open();
    const schema = { type: 'object', properties: { mood: { enum: ['calm', 'wild'] } } };
    const { answer } = await call('generate', { prompt: 'The sea?', schema });
    expect(['calm', 'wild']).toContain(answer.result.json.mood);
  });

  it('tells as it goes where lines are accepted', async () => {
    const { call } = await open();
    const headers = { accept: 'application/x-ndjson' };
    const { lines, answer, type } = await call('generate', { prompt: 'The bell', maxTokens: 25 }, headers);
    expect(type).toBe('application/x-ndjson');
    const progress = lines.slice(0, -1) as { method: string; params: JsonObject }[];
    expect(progress.length).toBeGreaterThan(3);
    for (const { method, params } of progress) {
      expect(method).toBe('progress');
      expect(params['id']).toBe('a');
    }
    expect(progress.map(({ params }) => params['text'] ?? '').join('')).toBe(answer.result.text);
    const phases = progress.flatMap(({ params }) => params['phase'] ?? []);
    expect(phases.at(-1)).toBe('writing');
  });

  it('is refused with a code where there is no model', async () => {
    const { call, home } = await open();
    await changeModelSettings(home, { narrator: 'none' });
    const { answer } = await call('generate', { prompt: 'x' });
    expect(answer.error).toMatchObject({
      message: 'No language model available. Turned off in the settings.',
      data: { code: 'no_model', hint: 'Run: narratoria models use auto.' },
    });
  });

  it('keeps to its budgets', async () => {
    const { call } = await open();
    const long = { prompt: 'x', maxTokens: 2048, timeoutMs: 100 };
    expect((await call('generate', long)).answer.error.data.code).toBe('model_timeout');
    expect((await call('generate', { prompt: 'x', maxTokens: 1e6 })).answer.error.code).toBe(-32602);
    const schema = { type: 'string' };
    expect((await call('generate', { prompt: 'x', schema })).answer.error.data.code).toBe(
      'schema_unsupported',
    );
  });

  it('stops when the script is gone', async () => {
    const { call, grant, model } = await open();
    const slow = call('generate', { prompt: 'x', maxTokens: 2048 }).catch(() => null);
    while (model.pid === null) await new Promise((resolve) => setTimeout(resolve, 5));
    grant.revoke();
    await slow;
    expect(await model.generate({ ...asking('', 'x'), maxTokens: 1 })).toMatchObject({
      tokens: { written: 1 },
    });
  });
});

it('embed gives vectors', async () => {
  const { call } = await open();
  expect((await call('embed', { texts: ['a', 'abc'] })).answer.result).toEqual({
    model: 'stand-in',
    vectors: [
      [1, 0.5],
      [3, 0.5],
    ],
  });
});
