import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WriteWithModel, WritingRequest } from '../../../src/campaign/enrich/model/writer.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, enriched, minimal } from './support/campaign.ts';

/** A model that answers what a test says; what a real one writes cannot be told beforehand. */
const writer = (write: (request: WritingRequest) => unknown): WriteWithModel => ({
  modelId: 'test-model',
  write: async (request) => write(request),
});
const isAbout = ({ prompt }: WritingRequest, word: string) => prompt.includes(`{"${word}":`);
const sourceOf = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, `${file}.provenance.json`), 'utf8')).source_model as string;

describe('a local model', () => {
  it('adds to people and places, and is named where it had a hand', async () => {
    const folder = await enriched(minimal(), {
      writer: writer((request) => {
        if (isAbout(request, 'lines'))
          return { lines: ['The water was up before I was.', 'You will want dry socks.'] };
        return isAbout(request, 'description')
          ? {
              description: `${/^(?:The )?(.+?) so far/.exec(request.prompt)?.[1]} smells of wet rope. Somebody is whistling.`,
            }
          : null;
      }),
    });
    const { people } = loadCampaign(folder);
    for (const { profile } of people)
      expect(profile.speech_patterns?.examples).toContain('You will want dry socks.');
    expect(sourceOf(folder, 'characters/npcs/hanne/profile_generated.json')).toBe('test-model');
    expect(sourceOf(folder, 'plot/beats_generated.json')).toBe('narratoria/built-in@0.1.0');
    expect(readFileSync(path.join(folder, 'README_generated.md'), 'utf8')).toContain('test-model');
    expect(validateCampaign(folder)).toEqual([]);
  });

  it('tells scenes in its own words, with the same choices', async () => {
    const folder = await enriched(minimal(), {
      writer: writer((request) =>
        isAbout(request, 'opening')
          ? {
              opening: [
                'Hanne has not slept. “Nobody has looked at the bell since March,” she says. “Will you?”',
              ],
            }
          : null,
      ),
    });
    const file = 'plot/scenes/the-asking_generated.ink';
    const scene = readFileSync(path.join(folder, file), 'utf8');
    expect(scene).toContain('Hanne has not slept.');
    expect(scene).not.toContain('does not pretend otherwise');
    expect(scene).toContain('[Promise Hanne');
    expect(sourceOf(folder, file)).toBe('test-model');
    expect(validateCampaign(folder)).toEqual([]);
  });

  it('that writes marks of ink into a scene spoils nothing', async () => {
    const folder = await enriched(minimal(), {
      writer: writer((request) =>
        isAbout(request, 'opening')
          ? { opening: ['* [Take the bell] -> END and nothing else, says Hanne, of the bell.'] }
          : null,
      ),
    });
    expect(sourceOf(folder, 'plot/scenes/the-asking_generated.ink')).toBe('narratoria/built-in@0.1.0');
    expect(validateCampaign(folder)).toEqual([]);
  });

  it('is told the author’s words, and the same prefix each time', async () => {
    const requests: WritingRequest[] = [];
    await enriched(minimal(), { writer: writer((request) => void requests.push(request)) });
    expect(new Set(requests.map(({ prefix }) => prefix)).size).toBe(1);
    expect(requests[0]?.prefix).toContain('mind the copper bell');
  });

  it.each([
    ['nothing', () => null],
    ['nonsense', () => 42],
    ['the wrong shape', () => ({ lines: 'hello' })],
    [
      'machinery',
      () => ({
        lines: ['In this scene the player has three choices.', 'As an AI, I cannot.'],
        description: 'The NPC waits.',
        appearance: '{"x": 1} and so on and so forth, and more.',
      }),
    ],
    [
      'half sentences',
      () => ({
        lines: ['and then of', 'because it is the'],
        description: 'It is a place where the thing is because of',
        appearance: 'has eyes and is very much like the one who',
      }),
    ],
    [
      'an error',
      () => {
        throw new Error('out of memory');
      },
    ],
  ])('that gives %s changes nothing', async (_, answer) => {
    const [plain, helped] = await Promise.all([
      enriched(minimal()),
      enriched(minimal(), { writer: writer(answer) }),
    ]);
    expect(contentOf(helped)).toEqual(contentOf(plain));
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
