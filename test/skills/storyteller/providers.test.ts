import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ModelHost, type Mood, modelHost } from './support/model-host.ts';
import { narrate, YARD } from './support/run-narrate.ts';

const PROSE = `You ask Mara about the well, and the broom stops. “The well was dug from the bottom up,” she says, as if that were the ordinary way of going about it.

Behind her the pump keeps its sock over its mouth. A hen looks down from the roof like a landlord, and you wonder what else Mara has swept out of the way.`;

const hosts: ModelHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

async function tell(mood: Mood, { config = {}, input = YARD }: Record<string, unknown> = {}) {
  const host = await modelHost(mood, PROSE);
  hosts.push(host);
  return { host, ...(await narrate({ input, config, host: host.host })) };
}

describe('the writer that the user chose', () => {
  it('tells through the host services, and streams what it tells', async () => {
    const { ok, paragraphs, narrator, events, host } = await tell('good');
    expect(ok).toBe(true);
    expect(narrator).toBe('claude teller');
    expect(paragraphs).toEqual(PROSE.split('\n\n'));
    const pieces = events.filter(({ event }) => event === 'narration_delta');
    expect(pieces.map(({ payload }) => (payload as { text: string }).text).join('')).toBe(PROSE);
    expect(host.asked[0]).toMatchObject({ task: 'prose' });
    expect(JSON.stringify(host.asked[0])).toContain('dug from the bottom up');
  });

  it.each<Mood>(['no_model', 'model_unauthorized', 'leak', 'silent'])(
    'leaves the telling to the built-in narrator when the answer is %s',
    async (mood) => {
      const config = { timeoutMs: mood === 'silent' ? 1500 : 20_000 };
      const { ok, paragraphs, narrator, logs } = await tell(mood, { config });
      expect([ok, narrator]).toEqual([true, 'built-in']);
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      if (mood === 'model_unauthorized') expect(logs).toContain('does not accept the key');
    },
  );

  it('is asked once more when it talks about the task', async () => {
    const { narrator, logs, host } = await tell('leak-once');
    expect(narrator).toBe('claude teller');
    expect(JSON.stringify(host.asked[1])).toContain('could not be used');
    expect(logs).toContain('cannot be used');
  });

  it('is not asked when the built-in writer was chosen', async () => {
    const { narrator, host } = await tell('good', { config: { provider: 'built-in' } });
    expect([narrator, host.asked.length]).toEqual(['built-in', 0]);
  });

  it('leaves the author’s words alone: a beat stands as it was written', async () => {
    const beat = { id: 'b', description: 'The bell falls off the wall, and rings once.' };
    const { paragraphs } = await tell('good', { input: { ...YARD, beat } });
    expect(paragraphs.at(-1)).toBe(beat.description);
  });
});

it('needs no network, and no script is given a key or an address', () => {
  const folder = path.resolve(import.meta.dirname, '../../../skills/storyteller');
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  expect(read('skill.json').permissions).toEqual({ host: ['generate'] });
  const { properties } = read('config-schema.json');
  for (const name of ['apiKey', 'baseUrl', 'fallbackApiKey', 'fallbackBaseUrl'])
    expect(properties[name]).toMatchObject({ 'x-host': true });
});
