import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { openLanguageModel } from '../../../src/models/language/open.ts';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { temporaryHome } from '../support/made-up-model.ts';
import { asking } from './support/tiny.ts';

const SCHEMA = {
  type: 'object',
  properties: { n: { type: 'integer', minimum: 1, maximum: 9 } },
  required: ['n'],
  additionalProperties: false,
};

async function bridgeTo(place: string) {
  const home = temporaryHome();
  await changeStoryteller(home, { provider: 'bridge', baseUrl: place, fallbackProvider: 'built-in' });
  await changeModelSettings(home, { contextTokens: 16_384 });
  return openLanguageModel({ home, shared: home, log: silentLog() });
}

const scratch = () => mkdtempSync(path.join(tmpdir(), 'bridge-'));

describe('a bridge', () => {
  it('writes the prompt to a folder and waits for the answer', async () => {
    const folder = scratch();
    const model = await bridgeTo(folder);
    expect(await model.choice('prose')).toMatchObject({
      provider: 'bridge',
      isLocal: true,
      contextTokens: 16_384,
    });
    expect(await model.choice('plan')).toMatchObject({ kind: 'none' });
    const pieces: string[] = [];
    const signs: string[] = [];
    const answer = path.join(folder, '0001-prose.answer.txt');
    const call = model.generate({
      ...asking('You tell.', 'What now?'),
      task: 'prose',
      silenceMs: 2_000,
      onText: (text) => pieces.push(text),
      onSign: ({ phase }) => {
        signs.push(phase);
        if (signs.length === 2)
          writeFileSync(answer, 'The sea comes in, slowly, as if it had been told to wait.\n');
      },
    });
    expect(await call).toMatchObject({
      text: 'The sea comes in, slowly, as if it had been told to wait.',
      cost: 0,
    });
    expect(pieces.length).toBeGreaterThan(1);
    expect(signs).toContain('thinking');
    const prompt = JSON.parse(readFileSync(path.join(folder, '0001-prose.prompt.json'), 'utf8'));
    expect(prompt).toMatchObject({
      task: 'prose',
      messages: [{ content: 'You tell.' }, { content: 'What now?' }],
    });
  });

  it('takes answers that lie there already, so that a folder can be played again', async () => {
    const folder = scratch();
    writeFileSync(path.join(folder, '0001-choices.answer.json'), '{"n": 3}');
    const model = await bridgeTo(folder);
    const request = { ...asking('', 'Pick'), task: 'choices' as const, schema: SCHEMA };
    expect((await model.generate(request)).json).toEqual({ n: 3 });
    expect(existsSync(path.join(folder, '0001-choices.prompt.json'))).toBe(true);
  });

  it('can be stopped while it waits', async () => {
    const model = await bridgeTo(scratch());
    const controller = new AbortController();
    const call = model.generate({
      ...asking('', 'x'),
      signal: controller.signal,
      onSign: () => controller.abort(new Error('enough')),
    });
    await expect(call).rejects.toThrow('enough');
  });
});

describe('a cassette', () => {
  it.each(['tape.jsonl', 'tape.yaml'])(
    'in %s answers by task and match, each once and in order',
    async (name) => {
      const file = path.join(scratch(), name);
      const entries = [
        { task: 'prose', answer: 'First.' },
        { task: 'prose', match: 'harbour', answer: 'At the harbour.' },
        { task: 'prose', answer: 'Second.' },
        { task: 'choices', answer: { n: 4 } },
      ];
      const text =
        name.endsWith('l') && name !== 'tape.yaml'
          ? entries.map((each) => JSON.stringify(each)).join('\n')
          : JSON.stringify(entries);
      writeFileSync(file, text);
      const model = await bridgeTo(file);
      const tell = async (asked: string) =>
        (await model.generate({ ...asking('', asked), task: 'prose' })).text;
      expect([await tell('a'), await tell('b'), await tell('the harbour')]).toEqual([
        'First.',
        'Second.',
        'At the harbour.',
      ]);
      expect((await model.generate({ ...asking('', 'x'), task: 'choices', schema: SCHEMA })).json).toEqual({
        n: 4,
      });
      await expect(tell('c')).rejects.toMatchObject({
        code: 'model_failed',
        message: `${name} has no answer left for prose.`,
      });
    },
  );
});
