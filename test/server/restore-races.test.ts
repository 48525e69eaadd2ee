import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BackupView } from '../../src/contracts/api/settings.ts';
import { makeTempFolder, trustSkills } from '../support/skills.ts';
import { headOf, refusalIn, startServer, type TestServer } from './support/server.ts';
import { installSlowStoryteller, type SlowStoryteller } from './support/slow-storyteller.ts';

let server: TestServer;
let narrator: SlowStoryteller;
let id: string;
let backup: BackupView;
trustSkills();
beforeAll(async () => {
  const home = makeTempFolder();
  narrator = installSlowStoryteller(home);
  narrator.open();
  server = await startServer({ home });
  const events = await server.listen();
  ({ id } = await server.ask('beginStory', { body: { campaignId: 'low-water', seed: 'races' } }));
  await events.until('told');
  events.close();
});
// Restoring makes backups too, and only the last few are kept.
beforeEach(async () => {
  backup = await server.ask('backUp');
});
afterAll(async () => {
  narrator.open();
  await server.close();
});

const send = (path: string, method: 'GET' | 'POST', body?: object) =>
  server.fetch(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const restore = () => send('/api/data/restore', 'POST', { name: backup.name });

/** Whoever comes at the wrong moment is told to come again, and nothing breaks. */
async function expectToldToWait(responses: Response[]): Promise<void> {
  for (const response of responses.filter(({ ok }) => !ok)) {
    const { status, error } = await refusalIn(response);
    expect([status, error.code], error.message).toEqual([409, 'stories_being_replaced']);
  }
}

describe('while a backup is restored', () => {
  it('another restore is told to wait', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, restore));
    expect(responses.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    await expectToldToWait(responses);
    expect((await restore()).status).toBe(200);
    expect((await server.ask('library')).stories).toMatchObject([{ id, scene: 1 }]);
  });

  it('every other call is answered or told to wait', async () => {
    const calls: [string, 'GET' | 'POST', object?][] = [
      ['/api/library', 'GET'],
      [`/api/stories/${id}`, 'GET'],
      [`/api/stories/${id}/memories`, 'GET'],
      [`/api/stories/${id}/export?format=md`, 'GET'],
      [`/api/stories/${id}/branch`, 'POST', { scene: 1 }],
      ['/api/app', 'GET'],
    ];
    const around = () => calls.map((call) => send(...call));
    const backedUp = send('/api/data/backup', 'POST', {});
    await expectToldToWait(await Promise.all([restore(), backedUp]));
    for (let round = 0; round < 2; round += 1) {
      const responses = await Promise.all([...around(), restore(), ...around(), restore(), ...around()]);
      await expectToldToWait(responses);
    }
    expect((await server.ask('story', { params: { id } })).scenes).toHaveLength(1);
  });

  it('a scene that is being told is left, and the story can be played on', async () => {
    const events = await server.listen();
    const { scene, choices } = headOf(await server.ask('story', { params: { id } }));
    const body = { scene, choiceId: choices[0]?.id ?? '' };
    narrator.shut();
    await server.ask('choose', { params: { id }, body });
    await events.until('prose', ({ text }) => text === 'The door ');
    const again = send(`/api/stories/${id}/choose`, 'POST', body);
    const [restored, chosen] = await Promise.all([restore(), again]);
    expect(restored.status).toBe(200);
    expect(chosen.status).toBe(409);
    await events.until('left');
    narrator.open();
    await server.ask('choose', { params: { id }, body });
    expect((await events.until('told')).scene.scene).toBe(2);
    events.close();
  });
});
