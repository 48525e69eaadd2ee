import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isVerifying } from '../support/length.ts';
import { installCampaignWithoutInk } from '../support/no-ink.ts';
import { makeTempFolder, trustSkills } from '../support/skills.ts';
import { headOf, startServer, type TestServer } from './support/server.ts';
import { installSlowStoryteller, type SlowStoryteller } from './support/slow-storyteller.ts';

let server: TestServer;
let narrator: SlowStoryteller;
let withoutInk: string;
trustSkills();
beforeAll(async () => {
  const home = makeTempFolder();
  narrator = installSlowStoryteller(home);
  withoutInk = installCampaignWithoutInk(home);
  server = await startServer({ home });
});
afterAll(async () => {
  narrator.open();
  await server.close();
});
beforeEach(() => narrator.open());

async function begun(campaignId = 'low-water') {
  const events = await server.listen();
  const { id } = await server.ask('beginStory', { body: { campaignId, seed: 'slow' } });
  await events.until('told', ({ storyId }) => storyId === id);
  events.close();
  return { id };
}

/** Takes the first choice without a roll and waits until the scene is half written. */
async function chosen(params: { id: string }) {
  const events = await server.listen();
  const { scene, choices } = headOf(await server.ask('story', { params }));
  await server.ask('choose', {
    params,
    body: { scene, choiceId: choices.find(({ roll }) => roll === undefined)?.id ?? '' },
  });
  await events.until('prose', ({ text, storyId }) => storyId === params.id && text === 'The door ');
  return events;
}

describe('a scene in the making', () => {
  it('is read along, and a new draft starts over', async () => {
    const params = await begun(withoutInk);
    narrator.shut();
    const events = await chosen(params);
    const seen = events.events.flatMap((event) =>
      event.event === 'prose' ? [event.text] : event.event === 'telling' ? [`= ${event.telling.prose}`] : [],
    );
    expect(seen).toEqual(['= ', 'A first draft that comes to nothing.', '= ', 'The door ']);
    const waiting = await events.until('tool', ({ tool }) => tool.logs.length > 0);
    expect(waiting.tool.logs[0]).toMatchObject({ level: 'info', message: 'waiting at the gate' });
    narrator.open();
    const told = await events.until('told');
    expect(told.scene.prose).toEqual(['The door opens.']);
    expect(await events.until('prose', ({ text }) => text === 'opens.')).toMatchObject({ at: 9 });
  });

  it('is still there after a reload, with all that was written of it', async () => {
    const params = await begun();
    narrator.shut();
    const events = await chosen(params);
    const { telling, scenes } = await server.ask('story', { params });
    expect(scenes).toHaveLength(1);
    expect(telling).toMatchObject({ scene: 2, prose: 'The door ', doing: 'Writing the scene' });
    const { plans } = await server.ask('plans', { params });
    expect(plans[0]).toMatchObject({ scene: 2, state: 'running' });
    const plan = await server.ask('plan', { params: { ...params, scene: 2 } });
    expect(plan.tools.find(({ toolId }) => toolId === 'narrate')).toMatchObject({ state: 'running' });
    narrator.open();
    await events.until('told');
    expect((await server.ask('story', { params })).telling).toBeNull();
  });

  it('is left when asked to, and then nothing of it has happened', async () => {
    const params = await begun();
    narrator.shut();
    const events = await chosen(params);
    const busy = await server.refused('retell', { params });
    expect(busy).toMatchObject({ status: 409, error: { code: 'story_moved_on' } });
    await server.ask('cancel', { params });
    expect(await events.until('left')).toMatchObject({ storyId: params.id, reason: '' });
    const { telling, scenes } = await server.ask('story', { params });
    expect(telling).toBeNull();
    expect(scenes.map(({ scene }) => scene)).toEqual([1]);
    narrator.open();
    const { choices } = headOf(await server.ask('story', { params }));
    await server.ask('choose', { params, body: { scene: 1, choiceId: choices[1]?.id ?? '' } });
    expect(await events.until('told')).toMatchObject({ scene: { scene: 2, chosen: { id: choices[1]?.id } } });
  });

  it('that is told again and left stays as it was', async () => {
    const params = await begun();
    const { choices } = headOf(await server.ask('story', { params }));
    const events = await server.listen();
    await server.ask('choose', { params, body: { scene: 1, choiceId: choices[0]?.id ?? '' } });
    await events.until('told', ({ storyId }) => storyId === params.id);
    const before = await server.ask('story', { params });
    narrator.shut();
    await server.ask('retell', { params });
    await events.until('tool', ({ tool }) =>
      tool.logs.some(({ message }) => message === 'waiting at the gate'),
    );
    await server.ask('cancel', { params });
    await events.until('left', ({ storyId }) => storyId === params.id);
    const after = await server.ask('story', { params });
    expect(after.scenes).toEqual(before.scenes);
    expect(headOf(after).scene).toBe(2);
    narrator.open();
    const choiceId = headOf(after).choices[0]?.id ?? '';
    await server.ask('choose', { params, body: { scene: 2, choiceId } });
    await events.until('told', ({ scene }) => scene.scene === 3);
  });

  it.runIf(isVerifying)('of one story does not hold up another', async () => {
    const [one, other] = [await begun('low-water'), await begun('part-heard')];
    narrator.shut();
    const [first, second] = [await chosen(one), await chosen(other)];
    const views = await Promise.all([one, other].map((params) => server.ask('story', { params })));
    expect(views.map(({ telling }) => telling?.prose)).toEqual(['The door ', 'The door ']);
    await server.ask('cancel', { params: one });
    await first.until('left', ({ storyId }) => storyId === one.id);
    narrator.open();
    expect(await second.until('told', ({ storyId }) => storyId === other.id)).toMatchObject({
      scene: { scene: 2 },
    });
    expect(headOf(await server.ask('story', { params: one })).scene).toBe(1);
  });

  it('cannot begin while the story goes back, which then goes on from there', async () => {
    const params = await begun();
    const events = await server.listen();
    for (const scene of [1, 2]) {
      const [first] = headOf(await server.ask('story', { params })).choices;
      await server.ask('choose', { params, body: { scene, choiceId: first?.id ?? '' } });
      await events.until('told', (told) => told.storyId === params.id && told.scene.scene === scene + 1);
    }
    const [last] = headOf(await server.ask('story', { params })).choices;
    const undone = server.ask('undo', { params, body: { scene: 1 } });
    const early = await server.refused('choose', { params, body: { scene: 3, choiceId: last?.id ?? '' } });
    expect(early).toMatchObject({ status: 409, error: { code: 'story_moved_on' } });
    const { scene, choices } = headOf(await undone);
    expect(scene).toBe(1);
    await server.ask('choose', { params, body: { scene, choiceId: choices[0]?.id ?? '' } });
    await events.until('told', (told) => told.storyId === params.id && told.scene.scene === 2);
    events.close();
  });

  it('is the first, and is left: whoever looks next finds it begun, however many do', async () => {
    narrator.shut();
    const events = await server.listen();
    const { id } = await server.ask('beginStory', { body: { campaignId: 'low-water', seed: 'first' } });
    await events.until('prose', ({ storyId }) => storyId === id);
    await server.ask('cancel', { params: { id } });
    await events.until('left', ({ storyId }) => storyId === id);
    narrator.open();
    const views = await Promise.all([1, 2, 3].map(() => server.ask('story', { params: { id } })));
    for (const { telling, scenes } of views)
      expect([telling?.scene, ...scenes.map((one) => one.scene)]).toContain(1);
    await events.until('told', ({ storyId }) => storyId === id);
  });

  it('ends with its story', async () => {
    const params = await begun();
    narrator.shut();
    const events = await chosen(params);
    await server.ask('deleteStory', { params });
    const left = await events.until('left', ({ storyId }) => storyId === params.id);
    // Whoever was reading it elsewhere is told why nothing comes.
    expect(left).toMatchObject({ reason: expect.stringContaining('closed before this scene was finished') });
    const { stories } = await server.ask('library');
    expect(stories.map(({ id }) => id)).not.toContain(params.id);
  });
});
