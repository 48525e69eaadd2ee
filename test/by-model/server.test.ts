import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeStoryteller } from '../../src/models/language/storyteller.ts';
import { headOf, startServer, type TestServer } from '../server/support/server.ts';
import { installCampaignWithoutInk } from '../support/no-ink.ts';
import { makeTempFolder } from '../support/skills.ts';
import { type Answer, type ScriptedServer, scriptedServer } from './support/scripted-server.ts';
import { usually } from './support/told-story.ts';

const FIRST =
  'You look around you and take your time over it. Nothing here is in a hurry, and so are you not.';
const SECOND =
  'A gull walks along the wall with the air of an owner. You let it pass, and it does not thank you for that.';
const prose = (scene: number) =>
  `${FIRST.replace('time', `time ${scene}`)}\n\n${SECOND.replace('gull', `gull ${scene}`)}`;

let server: TestServer;
let model: ScriptedServer;
let params: { id: string };
let answer: (scene: number) => Answer = (scene) => ({ text: prose(scene) });

beforeAll(async () => {
  model = await scriptedServer((asked, index) =>
    asked.task === 'prose' ? answer(index + 1) : usually(asked, ''),
  );
  const home = makeTempFolder();
  const campaignId = installCampaignWithoutInk(home);
  await changeStoryteller(home, {
    ...{
      provider: 'openai',
      model: 'scripted',
      baseUrl: model.url,
      apiKey: 'sk-test',
      fallbackProvider: 'built-in',
    },
    timeoutMs: 20_000,
  });
  server = await startServer({ home });
  const events = await server.listen();
  params = { id: (await server.ask('beginStory', { body: { campaignId, seed: 'stop' } })).id };
  await events.until('told', ({ storyId }) => storyId === params.id);
  events.close();
}, 120_000);
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  answer = (scene) => ({ text: prose(scene) });
});

async function choose() {
  const events = await server.listen();
  const { scene, choices } = headOf(await server.ask('story', { params }));
  await server.ask('choose', { params, body: { scene, choiceId: choices[0]?.id ?? '' } });
  return events;
}

describe('a telling that goes on for too long', { timeout: 60_000 }, () => {
  it('can be ended, and what was read of it is the scene', async () => {
    answer = () => ({
      text: `${FIRST}\n\n${SECOND} It stops at the end of the wall, and there it`,
      hangs: true,
    });
    const events = await choose();
    await events.until('prose', ({ text }) => text.includes('Nothing here is in a hurry'));
    await server.ask('stopTelling', { params, body: { keep: true } });
    const { scene } = await events.until('told');
    expect(scene.prose.join(' ')).toContain('A gull walks along the wall');
    expect(scene.prose.join(' ')).not.toContain('there it');
    expect(scene.choices.length).toBeGreaterThanOrEqual(3);
    expect(scene.notices).toEqual([]);
    const read = events.events.flatMap((event) => (event.event === 'prose' ? [event.text] : [])).join('');
    expect(scene.prose.join('\n\n')).toBe(read);
  });

  it('can be left to the built-in writer', async () => {
    answer = () => ({ text: 'You look', hangs: true });
    const asked = model.asked.length;
    const events = await choose();
    await expect.poll(() => model.asked.length).toBeGreaterThan(asked);
    await server.ask('stopTelling', { params, body: { keep: false } });
    const { scene } = await events.until('told');
    expect(scene.narrator).toBe('storyteller');
    expect(scene.prose.length).toBeGreaterThan(1);
    expect(scene.notices).toEqual([]);
  });
});

describe('a scene', { timeout: 60_000 }, () => {
  it('can be edited: what happened stays, and the model goes on from the new text', async () => {
    const events = await choose();
    const told = (await events.until('told')).scene;
    const text = 'You have put it in your own words.\n\nThe gull is called Bertram now.';
    const edited = await server.ask('editScene', {
      params: { ...params, scene: told.scene },
      body: { text },
    });
    expect(edited).toMatchObject({ prose: text.split('\n\n'), isEdited: true, chosen: told.chosen });
    expect(edited.choices).toEqual(told.choices);
    expect(headOf(await server.ask('story', { params })).prose).toEqual(text.split('\n\n'));
    (await choose().then((next) => next.until('told'))).scene;
    const sent = JSON.stringify(model.asked.findLast(({ task }) => task === 'prose')?.messages);
    expect(sent).toContain('Bertram');
    expect(sent).not.toContain(told.prose.at(-1)?.slice(0, 30));
  });

  it('that does not exist cannot be edited', async () => {
    const refusal = await server.refused('editScene', {
      params: { ...params, scene: 900 },
      body: { text: 'x' },
    });
    expect(refusal).toMatchObject({ status: 404, error: { code: 'record_not_found' } });
  });
});
