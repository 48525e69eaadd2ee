import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { ensureModel } from '../../../src/models/ensure.ts';
import { sharedHome } from '../../../src/models/installed.ts';
import type { Progress } from '../../../src/plan/progress.ts';
import { TOOL_IDS } from '../../../src/planner/tool-ids.ts';
import { smallCampaign } from '../../by-model/support/small-campaign.ts';
import { modelStory } from '../../engine/conversation/support/model-story.ts';
import { asking, openTiny } from './support/tiny.ts';

/** Long enough to be at work, and much shorter than a telling takes. */
const WORKS_MS = 5000;
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

  it('tells a scene, is cancelled in another, and is killed in a third', { timeout: 1_800_000 }, async () => {
    const { model } = await openTiny({ narrator: MODEL, contextTokens: 2048 }, { shared: sharedHome() });
    const story = await modelStory(model, { folder: smallCampaign({}), seed: 'real', skills: {} });
    const heard: string[] = [];
    // A model as poor as this one may write nothing that can be shown, so its work is cut short by the clock.
    const listen = (whileItWorks: () => void = () => {}) => {
      heard.length = 0;
      let hasBegun = false;
      return {
        watch: {
          onProgress: (progress: Progress) => {
            if (!hasBegun && progress.type === 'tool_started' && progress.toolId === TOOL_IDS.narrate) {
              hasBegun = true;
              setTimeout(whileItWorks, WORKS_MS);
            }
            if (progress.type !== 'event' || progress.event.type !== 'ui_event') return;
            if (progress.event.event !== 'narration_delta') return;
            heard.push(String(progress.event.payload?.['text'] ?? ''));
          },
        },
      };
    };
    const firstOf = (scene: Scene) => scene.choices.find(({ needs }) => needs === undefined)?.id ?? '';

    // A model as poor as this one may be refused; one of its tellings must do.
    let scene = await story.session.open(listen());
    for (let tries = 0; tries < 6 && scene.writer.kind !== 'model'; tries += 1)
      scene = await story.session.choose(firstOf(scene), listen());
    expect(scene.writer).toMatchObject({ kind: 'model', model: MODEL });
    expect(heard.length).toBeGreaterThan(1);
    const streamed = heard.join('');
    expect(scene.prose.join('\n\n').slice(0, streamed.length)).toBe(streamed);

    const cancel = new AbortController();
    await expect(
      story.session.choose(firstOf(scene), { ...listen(() => cancel.abort()), signal: cancel.signal }),
    ).rejects.toThrow();

    const isKilled = vi.fn(() => process.kill(model.pid as number, 'SIGKILL'));
    const after = await story.session.choose(firstOf(scene), listen(isKilled));
    expect(isKilled).toHaveReturnedWith(true);
    expect(after.prose.length).toBeGreaterThan(0);
    expect(after.choices.length).toBeGreaterThanOrEqual(3);
    expect((await model.generate({ ...asking('You answer.', 'Say one word.'), maxTokens: 4 })).text).not.toBe(
      '',
    );
    await story.close();
  });
});
