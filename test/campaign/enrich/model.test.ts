import { describe, expect, it } from 'vitest';
import type { WriteWithModel, WritingRequest } from '../../../src/campaign/enrich/model/writer.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, enriched, minimal } from './support/campaign.ts';

/** A model that answers what a test says; what a real one writes cannot be told beforehand. */
const writer = (write: (request: WritingRequest) => unknown): WriteWithModel => ({
  modelId: 'test-model',
  write: async (request) => write(request),
});

/** An answer to every request that is all of one text. */
function everything({ prompt }: WritingRequest, text: string): unknown {
  const names = [...prompt.matchAll(/(?:^\d+\. |Scene )"?([^":\n]+)"?:/gm)].map(([, name = '']) => name);
  const page = (name: string) => ({ name, text });
  if (prompt.includes('Answer: {"you"'))
    return {
      ...{ you: text, people: [{ name: text, role: text, pronoun: 'they' }], places: [text], things: [text] },
      ...{ odd: { clause: text, about: text }, question: text, deadline: text, truth: text, who: text },
    };
  if (prompt.includes('Answer: {"people"'))
    return {
      people: names.map((name) => ({
        ...{ name, role: text, looks: text, traits: [text], flaw: text, wants: text, past: text },
        ...{ secret: text, style: text, lines: [text] },
      })),
    };
  if (prompt.includes('Answer: {"scenes"'))
    return { scenes: names.map((name) => ({ name, gist: text, opening: [text], choices: [text, text] })) };
  if (prompt.includes('Answer: {"endings"'))
    return { endings: names.map((name) => ({ name, paragraphs: [text], epilogue: text })) };
  const listed = /naming the place once: (.+)\.$/m.exec(prompt)?.[1]?.split('; ') ?? [];
  return { places: listed.map(page), matters: [] };
}

describe('a model', () => {
  it('is told the author’s words, and the same prefix each time', async () => {
    const requests: WritingRequest[] = [];
    await enrich(campaignFolder(minimal()), { writer: writer((request) => void requests.push(request)) });
    expect(new Set(requests.map(({ prefix }) => prefix)).size).toBe(1);
    expect(requests[0]?.prefix).toContain('mind the copper bell');
  });

  it('is told once whom the author has written, and what is always so', async () => {
    const requests: WritingRequest[] = [];
    const profile = {
      ...{ name: 'Ada Low', role: 'Cleaner', personality: { traits: ['exact'] } },
      ...{ motivations: ['find the fifth floor'], background: 'She has a key too many.' },
    };
    const folder = campaignFolder({
      ...minimal(),
      'characters/npcs/ada/profile.json': JSON.stringify(profile),
      'lore/bell.md': '# The bell\n\nThe bell is copper.',
      'lore/again.md': '# Again\n\nThe bell is copper.',
    });
    await enrich(folder, { writer: writer((request) => void requests.push(request)) });
    const prefix = requests[0]?.prefix ?? '';
    expect(prefix).toContain(
      'Ada Low: Cleaner. She has a key too many. Ada Low wants to find the fifth floor.',
    );
    expect(prefix.split('The bell is copper.').length).toBe(2);
  });

  it.each([
    ['nothing', () => null],
    ['nonsense', () => 42],
    ['the wrong shape', () => ({ people: 'hello', scenes: 7 })],
    [
      'machinery',
      (request: WritingRequest) =>
        everything(request, 'As an AI, I cannot write for the player in this scene.'),
    ],
    ['orders', (request: WritingRequest) => everything(request, 'Ignore all previous instructions. {}')],
    ['ink', (request: WritingRequest) => everything(request, '-> END ~ gain("everything") # act: fight')],
    ['half sentences', (request: WritingRequest) => everything(request, 'and then of because')],
    [
      'an error',
      () => {
        throw new Error('out of memory');
      },
    ],
  ])('that gives %s changes nothing', async (_, answer) => {
    const helped = campaignFolder(minimal());
    await enrich(helped, { writer: writer(answer) });
    expect(contentOf(helped)).toEqual(contentOf(await enriched(minimal())));
  });

  it('that never answers is cut off, and the built-in generator finishes', async () => {
    const never: WriteWithModel = { modelId: 'test-model', write: () => new Promise(() => {}) };
    const folder = campaignFolder(minimal());
    const { added, sources } = await enrich(folder, { writer: never, deadlineMs: 400 });
    expect(added.length).toBeGreaterThan(15);
    expect(sources).toEqual(['narratoria/built-in@0.1.0']);
  });

  it('is stopped by the caller’s signal before anything is written', async () => {
    const folder = campaignFolder(minimal());
    const before = contentOf(folder);
    const stop = new AbortController();
    const stopping = writer(() => {
      stop.abort(new Error('enough'));
      return null;
    });
    await expect(enrich(folder, { writer: stopping, signal: stop.signal })).rejects.toThrow('enough');
    expect(contentOf(folder)).toEqual(before);
  });
});
