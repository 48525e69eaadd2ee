import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SceneView } from '../../src/contracts/api/story.ts';
import { rounds } from '../support/length.ts';
import { makeTempFolder } from '../support/skills.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** The first scene of a new story. */
async function firstScene({ ask, listen }: TestServer): Promise<SceneView> {
  const events = await listen();
  await ask('beginStory', { body: { campaignId: 'low-water', seed: '1', answers: {} } });
  return (await events.until('told')).scene;
}

const FILES = ['models.json', 'settings.json', 'skill-settings.json', 'model-crashes.json', 'page-keys.json'];
const BROKEN: [string, string][] = [
  ['cut short', '{"narrator": "no'],
  ['empty', ''],
  ['of another shape', '[1, 2]'],
  ['not text', '\0\u0001\u0002'],
];

describe('a home whose database was deleted', () => {
  it('offers its backups in the library, and restores one', async () => {
    const home = makeTempFolder();
    server = await startServer({ home, keepHome: true });
    await firstScene(server);
    await server.ask('backUp');
    await server.close();
    for (const name of readdirSync(home).filter((one) => one.startsWith('narratoria.db')))
      rmSync(path.join(home, name));
    server = await startServer({ home });
    const { stories, notices } = await server.ask('library');
    expect(stories).toEqual([]);
    expect(notices).toEqual([expect.stringMatching(/no saved stories here.*backup/)]);
    const [newest] = (await server.ask('app')).backups;
    await server.ask('restore', { body: { name: String(newest?.name) } });
    const restored = await server.ask('library');
    expect(restored.notices).toEqual([]);
    expect(restored.stories).toHaveLength(1);
  });
});

describe('a home whose settings are broken', () => {
  it.each(rounds(BROKEN.slice(0, 2), BROKEN))(
    'still tells stories when every file is %s, and says so',
    async (_, text) => {
      const home = makeTempFolder();
      for (const name of FILES) writeFileSync(path.join(home, name), text);
      server = await startServer({ home });
      const { notices } = await firstScene(server);
      for (const name of ['models.json', 'settings.json', 'skill-settings.json'])
        expect(notices.filter((notice) => notice.includes(path.join(home, name)))).toHaveLength(1);
      expect(await server.ask('models')).toMatchObject({ setting: { provider: 'auto' } });
      expect(readFileSync(path.join(home, 'models.json'), 'utf8')).toBe(text);
    },
  );

  it('still tells stories when folders have the names of the files', async () => {
    const home = makeTempFolder();
    for (const name of FILES.slice(0, 4)) mkdirSync(path.join(home, name));
    server = await startServer({ home });
    const { notices } = await firstScene(server);
    expect(notices.some((notice) => notice.includes('models.json'))).toBe(true);
  });
});
