import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConfigSaved, SECRET_MASK, type SkillView } from '../../src/contracts/api/settings.ts';
import { modelServer } from '../models/llm/support/model-server.ts';
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
  it('are listed, and what is used has a reason', async () => {
    const { models, offline, language, meanings } = await server.ask('models');
    expect(offline).toBe(true);
    expect(models.filter(({ purpose }) => purpose === 'meanings').length).toBeGreaterThan(0);
    expect(language.choices.map(({ value }) => value)).toEqual(expect.arrayContaining(['auto', 'none']));
    expect(language.why).not.toBe('');
    expect(meanings.why).not.toBe('');
  });

  it('are chosen, also on a server of this machine and on no other', async () => {
    const none = await server.ask('useModel', { body: { use: 'none' } });
    expect(none.language).toMatchObject({ used: 'built-in', setting: 'none' });
    const tags = { models: [{ name: 'llama3.2', size: 2_000_000_000 }] };
    const { url } = await modelServer('ollama', [], { documents: { '/api/tags': tags } });
    const local = await server.ask('useModel', { body: { use: `${url}#llama3.2` } });
    expect(local.language).toMatchObject({ used: 'llama3.2', setting: `${url}#llama3.2` });
    for (const use of [
      'http://127.0.0.1:9#x',
      'http://evil.example:11434#x',
      'all-minilm-l6-v2-q8',
      'nothing-of-the-kind',
    ])
      expect((await server.refused('useModel', { body: { use } })).status).toBeGreaterThanOrEqual(400);
    await server.ask('useModel', { body: { use: 'auto' } });
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
