import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import type { EventReader } from './support/event-reader.ts';
import { headOf, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let events: EventReader;
let story: StoryCard;

beforeAll(async () => {
  server = await startServer();
  events = await server.listen();
  story = await server.ask('beginStory', { body: { campaignId: 'low-water', seed: 'typing' } });
  await events.until('told');
});
afterAll(async () => await server.close());

const id = () => ({ id: story.id });
const head = async () => headOf(await server.ask('story', { params: id() }));

describe('typing an action in the page', () => {
  it('tells a scene in which it has happened', async () => {
    const text = 'Look at the iron rings';
    const answer = await server.ask('type', { params: id(), body: { scene: 1, text } });
    expect(answer).toMatchObject({ unclear: null, telling: { scene: 2, chosen: { id: 'typed', text } } });
    const told = await events.until('told', ({ scene }) => scene.scene === 2);
    expect(told.scene.chosen).toMatchObject({ text });
  });

  it('is told again like any other choice', async () => {
    await server.ask('retell', { params: id() });
    const told = await events.until('told', ({ scene }) => scene.telling === 1);
    expect(told.scene).toMatchObject({ scene: 2, chosen: { text: 'Look at the iron rings' } });
  });

  it('asks back when it is not clear, and the story stays where it is', async () => {
    const answer = await server.ask('type', { params: id(), body: { scene: 2, text: 'Go to the moon' } });
    expect(answer.telling).toBeNull();
    expect(answer.unclear).toBe('Where do you want to go?');
    expect(answer.suggestions.length).toBeGreaterThan(0);
    expect((await head()).scene).toBe(2);
  });

  it('is refused for a scene that the story has left', async () => {
    const refusal = await server.refused('type', { params: id(), body: { scene: 1, text: 'Wait' } });
    expect(refusal).toMatchObject({ status: 409, error: { code: 'story_moved_on' } });
  });
});
