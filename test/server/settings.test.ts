import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConfigSaved, SECRET_MASK, type SkillView } from '../../src/contracts/api/settings.ts';
import { OLLAMA_MODEL, startOllama } from '../page/support/ollama.ts';
import { startServer, type TestServer } from './support/server.ts';

const SECRET = 'sk-a-key-that-nobody-may-see';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => await server.close());

const skillCalled = async (name: string): Promise<SkillView> => {
  const { skills } = await server.ask('skills');
  return skills.find((skill) => skill.name === name) as SkillView;
};

async function save(
  name: string,
  config: object,
): Promise<{ status: number; text: string; saved: ConfigSaved }> {
  const response = await server.fetch(`/api/skills/${name}/config`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ config }),
  });
  const text = await response.text();
  return { status: response.status, text, saved: JSON.parse(text) as ConfigSaved };
}

describe('skills', () => {
  it('are listed with their health, their settings and their defaults', async () => {
    const { skills } = await server.ask('skills');
    expect(skills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['storyteller', 'memory', 'dice-roller', 'player-choices']),
    );
    for (const skill of skills)
      expect(skill).toMatchObject({
        enabled: true,
        health: 'healthy',
        source: 'shipped',
        whyUnavailable: '',
      });
  });

  it('are switched off and on', async () => {
    const off = await server.ask('enableSkill', { params: { name: 'memory' }, body: { enabled: false } });
    expect(off).toMatchObject({ enabled: false, whyUnavailable: 'it is switched off' });
    expect((await skillCalled('memory')).enabled).toBe(false);
    const on = await server.ask('enableSkill', { params: { name: 'memory' }, body: { enabled: true } });
    expect(on).toMatchObject({ enabled: true, whyUnavailable: '' });
  });

  it('refuse a wrong value with its place, and take a right one', async () => {
    const { config } = await skillCalled('character-portraits');
    const wrong = await save('character-portraits', { ...config, resolution: 7, nonsense: true });
    expect(wrong.status).toBe(422);
    expect(wrong.saved.saved).toBe(false);
    expect(wrong.saved.problems.map((problem) => problem.path)).toContain('/nonsense');
    const size = await save('character-portraits', { ...config, resolution: 7 });
    expect(size.saved.problems).toMatchObject([{ path: '/resolution' }]);
    expect((await skillCalled('character-portraits')).config).toEqual(config);
    const right = await save('character-portraits', { ...config, resolution: 256 });
    expect(right).toMatchObject({
      status: 200,
      saved: { saved: true, skill: { config: { resolution: 256 } } },
    });
  });

  it('never give a secret away, and keep it when the mask comes back', async () => {
    const { config } = await skillCalled('storyteller');
    const key = secretOf(await skillCalled('storyteller'));
    const saved = await save('storyteller', { ...config, [key]: SECRET });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.text).not.toContain(SECRET);
    const masked = await skillCalled('storyteller');
    expect(masked.config[key]).toBe(SECRET_MASK);
    const again = await save('storyteller', masked.config);
    expect(again.status).toBe(200);
    const file = path.join(server.home, 'shipped-skills', 'storyteller', 'config.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ [key]: SECRET });
  });

  it('keep a key to the address it was entered for', async () => {
    const { config } = await skillCalled('storyteller');
    const moved = await save('storyteller', {
      ...config,
      provider: 'openai',
      baseUrl: 'https://evil.example',
    });
    expect(moved.status).toBe(422);
    expect(moved.saved.problems).toMatchObject([{ path: '/apiKey' }]);
    expect((await skillCalled('storyteller')).config).toEqual(config);
  });

  it('go back to their defaults', async () => {
    const { defaults } = await skillCalled('storyteller');
    const reset = await server.ask('resetConfig', { params: { name: 'storyteller' } });
    expect(reset.config).toEqual(defaults);
    expect(reset.config[secretOf(reset)]).toBeUndefined();
  });

  it('that are not there are said not to be', async () => {
    expect(await server.refused('resetConfig', { params: { name: 'flute' } })).toMatchObject({
      status: 404,
      error: { code: 'skill_not_available' },
    });
  });
});

describe('models', () => {
  it('are listed, and whoever writes has a reason', async () => {
    const { models, offline, now, offer, meanings } = await server.ask('models');
    expect(offline).toBe(true);
    expect(models.filter(({ purpose }) => purpose === 'meanings').length).toBeGreaterThan(0);
    expect(now).toMatchObject({ isModel: false, provider: 'built-in', where: 'here' });
    expect(now.why).not.toBe('');
    expect(meanings.why).not.toBe('');
    // Offline nothing is offered for download.
    expect(offer).toMatchObject({ id: null, startsByItself: false });
  });

  it('are chosen on a server of this computer, which is found, listed and asked', async () => {
    const ollama = await startOllama();
    const wanted = { provider: 'ollama', baseUrl: ollama.url, model: OLLAMA_MODEL } as const;
    const { models } = await server.ask('listModels', { body: wanted });
    expect(models).toEqual([{ id: OLLAMA_MODEL, contextTokens: 8192 }]);
    const { now, setting, offer } = await server.ask('useModel', { body: wanted });
    expect(now).toMatchObject({ isModel: true, title: OLLAMA_MODEL, provider: 'ollama', where: 'here' });
    expect(setting).toMatchObject(wanted);
    expect(offer).toBeNull();
    const tested = await server.ask('testModel', { body: {} });
    expect(tested.sample).not.toBe('');
    expect(tested.firstWordMs).not.toBeNull();
    expect((await server.refused('useModel', { body: { ...wanted, model: 'no-such' } })).error).toMatchObject(
      {
        code: 'model_not_found',
      },
    );
    await ollama.close();
    expect(await server.ask('useModel', { body: { provider: 'built-in' } })).toMatchObject({
      now: { isModel: false },
      setting: { provider: 'built-in' },
    });
  });

  it('are not chosen where nothing listens, on the local network unless that is allowed, or by a wrong name', async () => {
    const ollama = { provider: 'ollama', model: 'x' } as const;
    const refusals = [
      { ...ollama, baseUrl: 'http://127.0.0.1:9' },
      { ...ollama, baseUrl: 'http://192.168.77.1:11434' },
      { ...ollama, baseUrl: 'http://evil.example:11434' },
      { provider: 'claude', model: 'claude' },
      { provider: 'local', model: 'all-minilm-l6-v2-q8' },
      { provider: 'local', model: 'nothing-of-the-kind' },
    ] as const;
    for (const body of refusals) {
      const { status, error } = await server.refused('useModel', { body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(error.hint).not.toBe('');
    }
    expect((await server.ask('models')).setting.provider).toBe('built-in');
  });

  it('write as the options say, and a null takes one back', async () => {
    const changes = { temperature: 0.3, length: 'long', costLimit: 2, tasks: { plan: 'none' } } as const;
    const { options } = await server.ask('changeModelOptions', { body: changes });
    expect(options).toMatchObject(changes);
    const body = { temperature: null, costLimit: null, tasks: { plan: null } };
    const back = await server.ask('changeModelOptions', { body });
    expect(back.options).toMatchObject({ length: 'long', costLimit: null, tasks: {} });
    expect(back.options.temperature).not.toBe(0.3);
  });

  it('are not fetched offline', async () => {
    const params = { id: 'gemma-3-4b-it-q4_k_m' };
    expect(await server.refused('pullModel', { params })).toMatchObject({ error: { code: 'offline' } });
    expect(await server.ask('cancelModel', { params })).toMatchObject({ state: 'absent', receivedBytes: 0 });
    expect((await server.refused('pullModel', { params: { id: 'none-such' } })).status).toBe(404);
  });
});

describe('data', () => {
  const begin = async () => {
    const events = await server.listen();
    const { id } = await server.ask('beginStory', { body: { campaignId: 'low-water', seed: 'data' } });
    await events.until('told', ({ storyId }) => storyId === id);
    events.close();
    return id;
  };

  it('is backed up, and brought back as it was', async () => {
    const id = await begin();
    const backup = await server.ask('backUp');
    const { backups, home, databaseBytes } = await server.ask('app');
    expect(backups).toContainEqual(backup);
    expect(home).toBe(server.home);
    expect(databaseBytes).toBeGreaterThan(0);
    await server.ask('deleteStory', { params: { id } });
    expect((await server.ask('library')).stories).toEqual([]);
    await server.ask('restore', { body: { name: backup.name } });
    expect((await server.ask('library')).stories).toMatchObject([{ id, scene: 1 }]);
    expect((await server.ask('story', { params: { id } })).scenes).toHaveLength(1);
  });

  it('is deleted only by saying so', async () => {
    const wrong = await server.fetch('/api/data', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: 'yes' }),
    });
    expect(wrong.status).toBe(400);
    expect((await server.ask('library')).stories).toHaveLength(1);
    await server.ask('deleteAll', { body: { confirm: 'delete everything' } });
    expect((await server.ask('library')).stories).toEqual([]);
  });
});

/** The setting of a skill that is a secret. */
function secretOf({ configSchema }: SkillView): string {
  const properties = (configSchema?.['properties'] ?? {}) as Record<string, Record<string, unknown>>;
  const found = Object.entries(properties).find(
    ([, field]) => field['x-sensitive'] === true || field['format'] === 'password',
  );
  return found?.[0] ?? '';
}
