import { afterEach, describe, expect, it } from 'vitest';
import { type Dialect, type ModelServer, type Mood, modelServer } from './support/model-server.ts';
import { narrate, YARD } from './support/run-narrate.ts';

const PROSE = `You ask Mara about the well, and the broom stops. “The well was dug from the bottom up,” she says, as if that were the ordinary way of going about it.

Behind her the pump keeps its sock over its mouth. A hen looks down from the roof like a landlord, and you wonder what else Mara has swept out of the way.`;

const HOSTED: Dialect[] = ['openai', 'claude', 'ollama'];
const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(dialect: Dialect, mood: Mood): Promise<ModelServer> {
  const server = await modelServer(dialect, mood, PROSE);
  servers.push(server);
  return server;
}

function configFor(dialect: Dialect, { url }: ModelServer): Record<string, unknown> {
  const baseUrl = dialect === 'openai' ? `${url}/v1` : url;
  return { provider: dialect, model: 'teller', apiKey: 'sk-secret-key', baseUrl, timeoutMs: 20_000 };
}

describe.each(HOSTED)('%s', (dialect) => {
  it('tells, and streams what it tells', async () => {
    const server = await serve(dialect, 'good');
    const { ok, paragraphs, narrator, events } = await narrate({
      input: YARD,
      config: configFor(dialect, server),
    });
    expect(ok).toBe(true);
    expect(narrator).toBe(`${dialect} teller`);
    expect(paragraphs).toEqual(PROSE.split('\n\n'));
    const pieces = events.filter(({ event }) => event === 'narration_delta');
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.map(({ payload }) => (payload as { text: string }).text).join('')).toBe(PROSE);
    expect(JSON.stringify(server.asked[0]?.body)).toContain('dug from the bottom up');
  });

  it.each<Mood>([401, 429, 500, 'cut', 'slow', 'nonsense', 'leak'])(
    'leaves the telling to the built-in narrator when the server is %s',
    async (mood) => {
      const server = await serve(dialect, mood);
      const { ok, paragraphs, narrator, logs, events, error } = await narrate({
        input: YARD,
        // A server that says nothing has to be given up; the others are given all the time that a busy machine needs.
        config: { ...configFor(dialect, server), ...(mood === 'slow' && { timeoutMs: 1500 }) },
      });
      expect(ok).toBe(true);
      expect(narrator).toBe('built-in');
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(logs).toMatch(/teller \(/);
      expect(JSON.stringify(events) + error).not.toContain('sk-secret-key');
    },
  );

  it('is asked once more when it talks about the task', async () => {
    const server = await serve(dialect, 'leak-once');
    const { narrator, logs } = await narrate({ input: YARD, config: configFor(dialect, server) });
    expect(narrator).toBe(`${dialect} teller`);
    expect(server.asked).toHaveLength(2);
    expect(JSON.stringify(server.asked[1]?.body)).toContain('could not be used');
    expect(logs).toContain('cannot be used');
  });
});

describe('keys', () => {
  it('go to the server they were set for', async () => {
    const claude = await serve('claude', 'good');
    await narrate({ input: YARD, config: configFor('claude', claude) });
    expect(claude.asked[0]?.headers.authorization).toBe('Bearer sk-secret-key');
    const openai = await serve('openai', 'good');
    await narrate({ input: YARD, config: configFor('openai', openai) });
    expect(openai.asked[0]?.headers.authorization).toBe('Bearer sk-secret-key');
  });

  it('are not sent to the second narrator', async () => {
    const first = await serve('claude', 401);
    const second = await serve('openai', 'good');
    const { narrator } = await narrate({
      input: YARD,
      config: {
        ...configFor('claude', first),
        fallbackProvider: 'openai',
        fallbackModel: 'second',
        fallbackBaseUrl: `${second.url}/v1`,
      },
    });
    expect(narrator).toBe('openai second');
    expect(JSON.stringify(second.asked)).not.toContain('sk-secret-key');
  });

  it('are asked for before Claude is', async () => {
    const server = await serve('claude', 'good');
    const config = { ...configFor('claude', server), apiKey: '' };
    const { narrator, logs } = await narrate({ input: YARD, config });
    expect([narrator, server.asked.length]).toEqual(['built-in', 0]);
    expect(logs).toContain('apiKey');
  });
});

describe('the model of this machine', () => {
  it('tells through the host services', async () => {
    const server = await serve('host', 'good');
    const { narrator, paragraphs, events } = await narrate({
      input: YARD,
      host: { url: `${server.url}/rpc`, token: 't' },
    });
    expect(narrator).toBe('local');
    expect(paragraphs).toEqual(PROSE.split('\n\n'));
    expect(events.some(({ event }) => event === 'narration_delta')).toBe(true);
    expect(server.asked[0]?.headers.authorization).toBe('Bearer t');
  });

  it('is not missed where there is none', async () => {
    const { narrator, events } = await narrate({ input: YARD });
    expect(narrator).toBe('built-in');
    expect(events.filter(({ type, level }) => type === 'log' && level !== 'debug')).toEqual([]);
  });

  it('is not asked when the built-in narrator was chosen', async () => {
    const server = await serve('host', 'good');
    const { narrator } = await narrate({
      input: YARD,
      config: { provider: 'built-in' },
      host: { url: `${server.url}/rpc`, token: 't' },
    });
    expect([narrator, server.asked.length]).toEqual(['built-in', 0]);
  });
});

it('leaves the author’s words alone: a beat stands as it was written', async () => {
  const server = await serve('openai', 'good');
  const beat = { id: 'b', description: 'The bell falls off the wall, and rings once.' };
  const { paragraphs } = await narrate({ input: { ...YARD, beat }, config: configFor('openai', server) });
  expect(paragraphs.at(-1)).toBe(beat.description);
});
