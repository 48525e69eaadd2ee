import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTinyGguf } from '../../../scripts/make-tiny-gguf.ts';
import { silentLog } from '../../../src/base/log.ts';
import { openEmbedder } from '../../../src/models/embedder.ts';
import type { LanguageModel } from '../../../src/models/language/language-model.ts';
import { isVerifying, rounds } from '../../support/length.ts';
import { temporaryHome } from '../support/made-up-model.ts';
import { whyNoMiniLm } from '../support/minilm.ts';
import { asking, openTiny, PREFIX, writeModel } from './support/tiny.ts';

const missing = await whyNoMiniLm();
const SHORT = { ...asking(PREFIX, 'Go on'), maxTokens: 3, timeoutMs: 60_000 };
const ABORTS = makeTinyGguf({ omit: 'llama.feed_forward_length' });

describe('a host that is killed in mid-generation', () => {
  it('is an error with its cause in the log, a notice, and the next call works', async () => {
    const { model, notices, logged } = await openTiny();
    let hasKilled = false;
    const call = model.generate({
      ...SHORT,
      maxTokens: 1500,
      onText: () => {
        if (!hasKilled) process.kill(model.pid as number, 'SIGKILL');
        hasKilled = true;
      },
    });
    await expect(call).rejects.toMatchObject({
      code: 'model_failed',
      message: expect.stringContaining('stopped unexpectedly (SIGKILL)'),
    });
    expect(logged()).toContain('"how":"SIGKILL"');
    expect(notices).toHaveLength(1);
    expect(await model.generate(SHORT)).toMatchObject({ tokens: { written: 3 } });
  });

  it.runIf(isVerifying)('again and again is forgiven as long as it works in between', async () => {
    const { model } = await openTiny();
    for (let round = 0; round < 2; round += 1) {
      await model.generate(SHORT);
      const call = model.generate({
        ...SHORT,
        maxTokens: 1500,
        onText: () => process.kill(model.pid as number, 'SIGKILL'),
      });
      await expect(call).rejects.toMatchObject({ code: 'model_failed' });
    }
    expect(await model.generate(SHORT)).toMatchObject({ tokens: { written: 3 } });
  });
});

describe('a file that is no model', () => {
  const BAD: [string, string | Buffer, string][] = [
    ['cut in its weights', makeTinyGguf().subarray(0, 200_000), 'may be cut short or damaged'],
    ['a text', 'Once upon a time', 'is not a GGUF file'],
    ['cut in its head', makeTinyGguf().subarray(0, 3_000), 'cannot be used as a model'],
    ['empty', '', 'is not a GGUF file'],
    ['only a beginning', 'GGUF', 'cannot be used as a model'],
  ];
  it.each(rounds(BAD.slice(0, 2), BAD))(
    '%s: an error that says so, in the log and in one notice',
    async (_what, content, sentence) => {
      const file = writeModel(path.join(temporaryHome(), 'bad.gguf'), content);
      const { model, notices, logged } = await openTiny({ file });
      for (let round = 0; round < 2; round += 1) {
        await expect(model.generate(SHORT)).rejects.toMatchObject({
          code: 'model_failed',
          message: expect.stringContaining(sentence),
        });
      }
      expect(notices).toEqual([expect.stringContaining(sentence)]);
      expect(logged()).toContain(sentence);
      writeModel(file);
      expect(await model.generate(SHORT)).toMatchObject({ tokens: { written: 3 } });
    },
  );
});

describe('a file that ends the host', () => {
  it('is not tried a third time, not even after a restart, until it is replaced', async () => {
    const file = writeModel(path.join(temporaryHome(), 'aborts.gguf'), ABORTS);
    const { model, notices, logged, again } = await openTiny({ file });
    await expect(model.generate(SHORT)).rejects.toThrow('SIGABRT');
    await expect(model.generate(SHORT)).rejects.toThrow('SIGABRT');
    expect(logged()).toContain('GGML_ASSERT');
    const whyNot = async (opened: LanguageModel) => {
      await expect(opened.generate(SHORT)).rejects.toMatchObject({
        code: 'no_model',
        message:
          'No language model available. aborts.gguf was chosen in the settings but crashed twice and was turned off.',
      });
      expect(opened.pid).toBeNull();
    };
    await whyNot(model);
    await whyNot(model);
    await model.close();
    const next = again();
    await whyNot(next);
    expect(notices.filter((sentence) => sentence.includes('will not be tried again'))).toHaveLength(1);
    writeModel(file);
    expect(await next.generate(SHORT)).toMatchObject({ tokens: { written: 3 } });
  });

  it.skipIf(missing !== null)('takes no embedding along', async () => {
    const file = writeModel(path.join(temporaryHome(), 'aborts.gguf'), ABORTS);
    const { model } = await openTiny({ file });
    const embedder = openEmbedder({ home: temporaryHome(), log: silentLog() });
    try {
      const [before] = await embedder.embed(['the lamp']);
      const texts = Array.from({ length: 40 }, (_, index) => `lamp ${index}`);
      const [vectors] = await Promise.all([
        embedder.embed(texts),
        expect(model.generate(SHORT)).rejects.toThrow('SIGABRT'),
      ]);
      expect(vectors).toHaveLength(texts.length);
      expect(await embedder.embed(['the lamp'])).toEqual([before]);
    } finally {
      await embedder.close();
    }
  });
});

describe('a model larger than memory', () => {
  it('is refused before it is loaded, with the figures, and told once', async () => {
    const { model, notices } = await openTiny({}, { freeMemory: () => 400_000 });
    for (let round = 0; round < 2; round += 1) {
      await expect(model.generate(SHORT)).rejects.toMatchObject({
        code: 'model_too_large',
        message: expect.stringMatching(/^The model needs [\d.]+ MB of memory, and 400.0 kB are free\.$/),
        details: { availableBytes: 400_000 },
      });
    }
    expect(notices).toHaveLength(1);
  });

  it('gets a smaller context where that is enough', async () => {
    const { model } = await openTiny({ contextTokens: 4096 }, { freeMemory: () => 6_500_000 });
    expect(await model.generate(SHORT)).toMatchObject({ tokens: { written: 3 } });
    await expect(model.generate({ ...SHORT, ...asking('', 'word '.repeat(3000)) })).rejects.toMatchObject({
      code: 'prompt_too_long',
      details: { limit: expect.toSatisfy((limit: number) => limit >= 1024 && limit < 4096) },
    });
  });
});

describe('a kept state that is damaged', () => {
  const stateOf = (home: string) => {
    const folder = path.join(home, 'model-states');
    return path.join(folder, readdirSync(folder).find((name) => name.endsWith('.state')) as string);
  };

  it('and shorter than it was is left aside', async () => {
    const { model, home, again } = await openTiny();
    await model.generate(SHORT);
    await model.close();
    truncateSync(stateOf(home), 1000);
    expect((await again().generate(SHORT)).tokens.reusedFrom).toBe('nothing');
  });

  it('and of the right length costs one call at most', async () => {
    const { model, home, again } = await openTiny();
    await model.generate(SHORT);
    await model.close();
    const { length } = readFileSync(stateOf(home));
    writeFileSync(stateOf(home), Buffer.alloc(length, 'junk'));
    const next = again();
    await next.generate(SHORT).catch((error) => expect(error).toMatchObject({ code: 'model_failed' }));
    expect(await next.generate(SHORT)).toMatchObject({ tokens: { written: 3 } });
  });
});
