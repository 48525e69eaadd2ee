import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import type { EventReader } from './support/event-reader.ts';
import { headOf, startServer, type TestServer } from './support/server.ts';

/** One story, played from test to test as a reader would: each goes on where the last one stopped. */
let server: TestServer;
let events: EventReader;
let other: EventReader;
let story: StoryCard;

beforeAll(async () => {
  server = await startServer();
  [events, other] = await Promise.all([server.listen(), server.listen()]);
});
afterAll(async () => await server.close());

const id = () => ({ id: story.id });
const view = async () => await server.ask('story', { params: id() });

async function chooseFirst(): Promise<number> {
  const { scene, choices } = headOf(await view());
  const choiceId = choices[0]?.id ?? '';
  await server.ask('choose', { params: id(), body: { scene, choiceId } });
  await events.until('told', (event) => event.scene.scene === scene + 1 && event.scene.telling === 0);
  return scene + 1;
}

describe('a story in the page', () => {
  it('is begun from the library, and its first scene comes as events', async () => {
    const { campaigns } = await server.ask('library');
    expect(campaigns.map(({ id: name }) => name)).toContain('the-extra-sleeper');
    expect(campaigns.filter(({ problem }) => problem !== '')).toEqual([]);
    story = await server.ask('beginStory', {
      body: { campaignId: 'the-extra-sleeper', seed: 'page', answers: { name: 'Ada' } },
    });
    expect(story).toMatchObject({ scene: 0, playerName: 'Ada', title: 'The Extra Sleeper' });
    const told = await events.until('told');
    expect(told.scene).toMatchObject({ scene: 1, chosen: null, failure: null, telling: 0 });
    expect(told.scene.prose.length).toBeGreaterThan(1);
    expect(told.scene.background).toMatch(/^\/media\//);
  });

  it('says what is going on, lets one read along, and shows the plan', async () => {
    const names = new Set(events.events.map(({ event }) => event));
    for (const name of ['telling', 'doing', 'plan', 'tool', 'prose', 'told'] as const)
      expect(names).toContain(name);
    const text = events.events.flatMap((event) => (event.event === 'prose' ? [event.text] : [])).join('');
    const told = await events.until('told');
    expect(text).toBe(told.scene.prose.join('\n\n'));
    const last = events.events.findLast((event) => event.event === 'plan');
    expect(last).toMatchObject({ plan: { scene: 1, state: 'success', generator: 'built-in' } });
  });

  it('goes on to its third scene', async () => {
    expect(await chooseFirst()).toBe(2);
    expect(await chooseFirst()).toBe(3);
    const { scenes, telling, story: card, persona, waitingLines } = await view();
    expect(scenes.map(({ scene }) => scene)).toEqual([1, 2, 3]);
    expect(scenes[1]?.chosen?.text).toBe(scenes[0]?.choices[0]?.text);
    expect(telling).toBeNull();
    expect(card.scene).toBe(3);
    expect(card.lastLine).not.toBe('');
    expect(persona).toMatchObject({ name: 'Ada', portrait: expect.stringMatching(/^\/media\//) });
    expect(waitingLines.length).toBeGreaterThan(3);
  });

  it('is the same in a second window', async () => {
    await other.until('told', (event) => event.scene.scene === 3);
    const seen = (reader: EventReader) =>
      reader.events.filter((event) => event.event !== 'notice').map((event) => JSON.stringify(event));
    expect(seen(other).slice(0, 40)).toEqual(seen(events).slice(0, 40));
  });

  it('refuses a choice of a scene that it has left', async () => {
    const { scenes } = await view();
    const [first] = scenes;
    const choiceId = first?.choices[0]?.id ?? '';
    const refusal = await server.refused('choose', { params: id(), body: { scene: 1, choiceId } });
    expect(refusal).toMatchObject({ status: 409, error: { code: 'story_moved_on' } });
    const { scene } = headOf(await view());
    const made = await server.refused('choose', { params: id(), body: { scene, choiceId: 'fly away' } });
    expect(made).toMatchObject({ status: 409, error: { code: 'story_moved_on' } });
  });

  it('is told again in other words', async () => {
    const before = headOf(await view());
    await server.ask('retell', { params: id() });
    const told = await events.until('told', ({ scene }) => scene.telling === 1);
    expect(told.scene).toMatchObject({ scene: 3, chosen: before.chosen });
    expect(headOf(await view())).toMatchObject({ scene: 3, telling: 1, prose: told.scene.prose });
  });

  it('can be looked into', async () => {
    const { plans } = await server.ask('plans', { params: id() });
    expect(plans.map(({ scene }) => scene)).toEqual([3, 2, 1]);
    const plan = await server.ask('plan', { params: { ...id(), scene: 3 } });
    expect(plan.tools.find(({ skill }) => skill === 'storyteller')).toMatchObject({
      script: 'narrate',
      state: 'success',
      attempts: 1,
    });
    const state = await server.ask('state', { params: id() });
    expect(state.scene).toBe(3);
    expect(state.changes.some(({ path, kind }) => path.startsWith('/world') && kind === 'changed')).toBe(
      true,
    );
    const relations = await server.ask('relations', { params: id() });
    expect(relations.people.length).toBeGreaterThan(0);
    expect(relations.factions.length).toBeGreaterThan(0);
    const { assets } = await server.ask('assets', { params: id() });
    expect(new Set(assets.map(({ kind }) => kind))).toEqual(new Set(['image', 'audio']));
    const memories = await server.ask('memories', { params: id() });
    expect(memories.memories[0]).toMatchObject({ scene: 3, relevance: null });
    const found = await server.ask('memories', {
      params: id(),
      query: { query: memories.memories[0]?.summary ?? '' },
    });
    expect(found.memories[0]?.relevance).toBeGreaterThan(0.5);
    const { scenes } = await server.ask('scenes', { params: id(), query: { before: 3, limit: 1 } });
    expect(scenes.map(({ scene }) => scene)).toEqual([2]);
  });

  it('branches, and the family can be seen', async () => {
    const branch = await server.ask('branch', { params: id(), body: { scene: 2 } });
    expect(branch).toMatchObject({ scene: 2, branchedFrom: { id: story.id, scene: 2 } });
    const opened = await server.ask('story', { params: { id: branch.id } });
    expect(opened.scenes.map(({ scene }) => scene)).toEqual([1, 2]);
    const { stories } = await server.ask('tree', { params: { id: branch.id } });
    expect(stories).toMatchObject([
      { id: story.id, from: null, scenes: [{ scene: 1 }, { scene: 2 }, { scene: 3 }] },
      { id: branch.id, from: { id: story.id, scene: 2 }, scenes: [] },
    ]);
    await server.ask('deleteStory', { params: { id: branch.id } });
    expect(await server.refused('story', { params: { id: branch.id } })).toMatchObject({ status: 404 });
  });

  it('goes back, and on from there', async () => {
    const back = await server.ask('undo', { params: id(), body: { scene: 1 } });
    expect(back.scenes.map(({ scene }) => scene)).toEqual([1]);
    await events.until('changed', ({ storyId }) => storyId === story.id);
    expect(await server.refused('undo', { params: id(), body: { scene: 9 } })).toMatchObject({ status: 404 });
    const seen = events.events.length;
    await server.ask('choose', {
      params: id(),
      body: { scene: 1, choiceId: headOf(back).choices[1]?.id ?? '' },
    });
    await expect.poll(() => events.events.slice(seen).some(({ event }) => event === 'told')).toBe(true);
    expect(headOf(await view())).toMatchObject({ scene: 2, chosen: { text: headOf(back).choices[1]?.text } });
  });

  it('is renamed, and is first in the library', async () => {
    const renamed = await server.ask('rename', {
      params: id(),
      body: { title: ' Two hundred and thirteen\n' },
    });
    expect(renamed.title).toBe('Two hundred and thirteen');
    const { stories } = await server.ask('library');
    expect(stories[0]).toMatchObject({ id: story.id, title: 'Two hundred and thirteen', scene: 2 });
    expect(await server.refused('rename', { params: id(), body: { title: ' ' } })).toMatchObject({
      status: 400,
    });
  });

  it.each([
    ['md', 'text/markdown', '# Two hundred'],
    ['html', 'text/html', '<!doctype html>'],
    ['epub', 'application/epub+zip', 'PK'],
    ['json', 'application/json', '{'],
  ])('can be kept as %s', async (format, type, start) => {
    const response = await server.fetch(`/api/stories/${story.id}/export?format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="two-hundred-and-thirteen.${format}"`,
    );
    const text = await response.text();
    expect(text.toLowerCase().startsWith(start.toLowerCase())).toBe(true);
    expect(text).not.toContain(server.home);
  });

  it('begins anew when it goes back to before its first scene', async () => {
    const seen = events.events.length;
    const { scenes, telling } = await server.ask('undo', { params: id(), body: { scene: 0 } });
    expect(scenes).toEqual([]);
    expect(telling).toMatchObject({ scene: 1, chosen: null });
    await expect.poll(() => events.events.slice(seen).some(({ event }) => event === 'told')).toBe(true);
    expect(headOf(await view()).scene).toBe(1);
  });
});
