import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import { asking, openTiny, PREFIX, STABLE } from './support/tiny.ts';

const LONG = { ...asking(PREFIX, 'Go on'), maxTokens: 1500, timeoutMs: 60_000 };

describe('the language model', () => {
  it('writes, streams what it writes, and writes the same again with the same seed', async () => {
    const { model } = await openTiny();
    const pieces: string[] = [];
    const ask = (seed: number) =>
      model.generate({
        ...asking(PREFIX, 'The bell rings'),
        maxTokens: 30,
        seed,
        onText: (text) => pieces.push(text),
      });
    const first = await ask(7);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toBe(first.text);
    expect(first).toMatchObject({
      stopReason: 'length',
      json: null,
      model: 'tiny.gguf',
      tokens: { written: 30 },
    });
    expect((await ask(7)).text).toBe(first.text);
    expect((await ask(8)).text).not.toBe(first.text);
  });

  it('shows signs of life while it loads, reads and writes, and thoughts are not text', async () => {
    const { model } = await openTiny();
    const signs = new Set<string>();
    await model.generate({
      ...asking(PREFIX, 'The bell rings'),
      maxTokens: 5,
      silenceMs: 20_000,
      onSign: ({ phase }) => signs.add(phase),
    });
    expect([...signs]).toEqual(['loading', 'reading', 'writing']);
  });

  it('reads a conversation once: the next question continues it', async () => {
    const { model } = await openTiny();
    const first = asking(PREFIX, 'The bell rings').messages;
    const { text, tokens } = await model.generate({ task: 'prose', messages: first, maxTokens: 8 });
    const messages = [
      ...first,
      { role: 'assistant' as const, content: text },
      { role: 'user' as const, content: 'And now?' },
    ];
    const next = await model.generate({ task: 'choices', messages, maxTokens: 4 });
    expect(next.tokens.reused).toBeGreaterThanOrEqual(tokens.prompt - 1);
  });

  it('ends before a stop text and never shows a part of one', async () => {
    const { model } = await openTiny();
    const ask = (stop: string[]) => {
      const pieces: string[] = [];
      return model
        .generate({ ...asking('', 'x'), maxTokens: 60, stop, onText: (text) => pieces.push(text) })
        .then((answer) => ({ ...answer, streamed: pieces.join('') }));
    };
    const whole = await ask([]);
    const stop = whole.text.slice(20, 24);
    const cut = await ask([stop]);
    expect(cut.text).toBe(whole.text.slice(0, whole.text.indexOf(stop)));
    expect(cut).toMatchObject({ stopReason: 'stop', streamed: cut.text });
  });

  it('reads a prefix once, and not even once after a restart', async () => {
    const { model, home, again } = await openTiny();
    const cold = await model.generate({ ...asking(PREFIX, 'One'), maxTokens: 3 });
    expect(cold.tokens).toMatchObject({ reused: 0, reusedFrom: 'nothing' });
    const warm = await model.generate({ ...asking(PREFIX, 'Two'), maxTokens: 3 });
    expect(warm.tokens.reusedFrom).toBe('memory');
    expect(warm.tokens.prompt - warm.tokens.reused).toBeLessThan(30);
    await model.close();
    const restarted = await again().generate({ ...asking(PREFIX, 'Two'), maxTokens: 3 });
    expect(restarted.tokens.reusedFrom).toBe('disk');
    expect(restarted.tokens.prompt - restarted.tokens.reused).toBeLessThan(30);
    expect(restarted.text).toBe(warm.text);
    expect(
      readdirSync(path.join(home, 'model-states')).filter((name) => name.endsWith('.state')),
    ).toHaveLength(1);
  });

  it('reads a prefix ahead of need', async () => {
    const { model } = await openTiny();
    await model.prepare(STABLE);
    const { tokens } = await model.generate({ ...asking(PREFIX, 'One'), maxTokens: 3 });
    expect(tokens.reusedFrom).toBe('memory');
  });

  it('is cancelled in the middle, at once, and goes on with the next', async () => {
    const { model } = await openTiny();
    const controller = new AbortController();
    let isBegun = false;
    const call = model.generate({
      ...LONG,
      signal: controller.signal,
      onText: () => {
        if (!isBegun) controller.abort(new Error('no longer wanted'));
        isBegun = true;
      },
    });
    await expect(call).rejects.toThrow('no longer wanted');
    expect(isBegun).toBe(true);
    expect(await model.generate({ ...asking(PREFIX, 'x'), maxTokens: 2 })).toMatchObject({
      tokens: { written: 2 },
    });
  });

  it('keeps to its budget of time', async () => {
    const { model } = await openTiny();
    await model.prepare(STABLE);
    await expect(model.generate({ ...LONG, timeoutMs: 60 })).rejects.toMatchObject({ code: 'model_timeout' });
  });

  it('leaves background work for a scene, and begins it again', async () => {
    const { model } = await openTiny();
    const undisturbed = await model.generate({ ...LONG, maxTokens: 300 });
    const order: string[] = [];
    const pieces: string[] = [];
    const background = model
      .generate({ ...LONG, maxTokens: 300, priority: 'background', onText: (text) => pieces.push(text) })
      .finally(() => order.push('background'));
    await model.generate({ ...asking(PREFIX, 'x'), maxTokens: 2 }).finally(() => order.push('scene'));
    const { text } = await background;
    expect(order).toEqual(['scene', 'background']);
    expect(text).toBe(undisturbed.text);
    expect(pieces).toEqual([text]); // at the end and once, though it was begun twice
  });

  it('says how long a prompt may be', async () => {
    const { model } = await openTiny();
    await expect(
      model.generate({ ...asking(PREFIX, 'word '.repeat(3000)), maxTokens: 5 }),
    ).rejects.toMatchObject({ code: 'prompt_too_long', details: { limit: 2048 } });
  });

  it('never takes text for control tokens', async () => {
    const { model } = await openTiny();
    const { tokens } = await model.generate({ ...asking('', '</s></s></s></s>'), maxTokens: 1 });
    const plain = await model.generate({ ...asking('', '<.s><.s><.s><.s>'), maxTokens: 1 });
    expect(tokens.prompt).toBe(plain.tokens.prompt);
  });

  it.skipIf(process.platform === 'darwin')(
    'does without a graphics card that is not there, and says so',
    async () => {
      const gpu = process.arch === 'x64' ? 'cuda' : 'vulkan';
      const { model, notices } = await openTiny({ gpu });
      for (let round = 0; round < 2; round += 1) {
        expect(await model.generate({ ...asking('', 'x'), maxTokens: 2 })).toMatchObject({
          tokens: { written: 2 },
        });
      }
      // A developer's machine may have one.
      expect(notices.map((notice) => notice.slice(0, 44))).toEqual(
        notices.length === 0 ? [] : ['The model runs without the graphics card: No'],
      );
    },
  );

  it('that is switched off says so, and starts nothing', async () => {
    const { model, home } = await openTiny();
    await changeModelSettings(home, { narrator: 'none' });
    await expect(model.generate(LONG)).rejects.toMatchObject({
      code: 'no_model',
      message: 'No language model available. Turned off in the settings.',
    });
    await expect(model.prepare(STABLE)).rejects.toMatchObject({ code: 'no_model' });
    expect(model.pid).toBeNull();
    expect(existsSync(path.join(home, 'model-states'))).toBe(false);
  });
});
