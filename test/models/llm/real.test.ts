import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { ensureModel } from '../../../src/models/ensure.ts';
import { sharedHome } from '../../../src/models/installed.ts';
import { asking, openTiny } from './support/tiny.ts';

const MODEL = 'tinyllama-1.1b-chat-iq2_xxs';

/** Fetches it when it is not there, 320 MB; gives why it could not, or null. */
async function whyNoTinyLlama(): Promise<string | null> {
  try {
    await ensureModel(MODEL, { home: sharedHome() });
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`The test with a real language model is skipped: ${reason}`);
    return reason;
  }
}

const missing = await whyNoTinyLlama();

describe.skipIf(missing !== null)('a real language model', () => {
  it('answers in its language, by a schema, and knows its prefix', { timeout: 240_000 }, async () => {
    const { model } = await openTiny({ narrator: MODEL, contextTokens: 1024 }, { shared: sharedHome() });
    expect(await model.choice()).toMatchObject({ kind: 'file', id: MODEL });
    const prefix = 'You decide how a scene goes on. Answer with JSON.';
    const schema = {
      type: 'object',
      properties: { sceneType: { enum: ['travel', 'dialogue', 'danger'] }, roll: { type: 'boolean' } },
      required: ['sceneType', 'roll'],
      additionalProperties: false,
    };
    const decision = await model.generate({
      ...asking(prefix, 'The player talks to the keeper.'),
      schema,
      timeoutMs: 200_000,
    });
    expect(['travel', 'dialogue', 'danger']).toContain((decision.json as JsonObject)['sceneType']);
    const pieces: string[] = [];
    const told = await model.generate({
      ...asking(prefix, 'Say one word.'),
      maxTokens: 6,
      timeoutMs: 200_000,
      onText: (text) => pieces.push(text),
    });
    expect(told.tokens.reusedFrom).toBe('memory');
    expect(told.text).toMatch(/[a-z]{2}/i);
    expect(pieces.join('')).toBe(told.text);
  });
});
