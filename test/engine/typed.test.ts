import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controlCampaign, withFile, writeCampaign } from '../../proof/controls/campaign.ts';
import { scratchFolder } from '../../proof/support/scratch.ts';
import type { Json } from '../../src/base/json.ts';
import { silentLog } from '../../src/base/log.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import type { StorySession } from '../../src/engine/session.ts';
import { openStage, type Stage } from '../../src/engine/trial/stage.ts';
import { typedByModel } from '../../src/engine/typed/by-model.ts';
import { readTyped } from '../../src/engine/typed/read.ts';
import { questionIn } from '../../src/planner/question.ts';
import { createSimilarity } from '../../src/planner/similarity.ts';
import { scriptedModel } from '../planner/support/model.ts';
import { typedTexts } from '../planner/support/texts.ts';

const scratch = scratchFolder('typed');
let stage: Stage;

beforeAll(async () => {
  const folder = path.join(scratch.path, 'the-weigh-house');
  const forbid = withFile(
    'world/constraints.md',
    '# What must stay true\n\n- There is no magic.\n- Nobody enters the Loft.\n- Nobody speaks of the drowned bride.\n',
  );
  const kitchen = withFile(
    'lore/kitchen.md',
    '# The kitchen\n\nA ham hangs for nine weeks. The drowned bride brought the ham. She wore green.\n',
  );
  writeCampaign(kitchen(forbid(controlCampaign())), folder);
  stage = await openStage({ campaign: loadCampaign(folder) });
});
afterAll(async () => {
  await stage.close();
  scratch[Symbol.dispose]();
});

async function begun(): Promise<StorySession> {
  const { session } = await stage.begin({ seed: 'typed' });
  await session.open();
  return session;
}

describe('a typed action with a language model', () => {
  const { around } = typedTexts('ferry-house');
  const input = { ...around, meanings: createSimilarity(null) };
  const readWith = async (answer: Json, text: string) => {
    const { model, requests } = scriptedModel(() => answer);
    const byModel = typedByModel({ model, front: async () => [], record: () => {}, log: silentLog() });
    const read = await readTyped(text, { ...input, byModel });
    return { read, asked: requests.map(({ messages }) => messages.at(-1)?.content ?? '').join('\n') };
  };

  it('is read by it, among what is here; what it cannot place is left to the words', async () => {
    const text = 'I warm my hands and lean in close';
    const words = await readTyped(text, input);
    const { asked } = await readWith({ act: 'unclear', target: 0, about: 0 }, text);
    const number = Number(/(\d+) the iron stove/i.exec(asked)?.[1]);
    const { read } = await readWith({ act: 'look', target: number, about: 0 }, text);
    expect(read).toEqual({ intent: { act: 'look', text, target: 'thing:ferry-house/stove' } });
    expect(words).not.toEqual(read);
    // Somebody who is not named cannot be fought, and an answer of another shape is none.
    for (const answer of [{ act: 'fight', target: number, about: 0 }, { act: 'dance' }, null])
      expect((await readWith(answer, text)).read).toEqual(words);
  });
});

describe('a question in what was typed', () => {
  it.each([
    ['Ask about the man who came to look', 'The man who came to look?'],
    ['Ask Odile about what she saw', 'What she saw?'],
    ['Ask Odile why the lamp is out', 'Why the lamp is out?'],
  ])('is read whole: %s', (text, question) => {
    expect(questionIn(text)).toBe(question);
  });
});

describe('what a typed action names', () => {
  const { around } = typedTexts('tram-depot');
  it.each([
    ['lets go to the square then', { act: 'go', target: 'place:clock-square' }],
    ["Recall everything I know about Jory's going missing.", { act: 'remember', topic: 'topic:jory-gone' }],
    ['Give the forged pass to Thrale.', { act: 'give', target: 'person:thrale', item: 'item:forged-pass' }],
    ['LOOK AT THE SWITCHBOARD', { act: 'look', target: 'thing:tram-depot/switchboard' }],
  ])('is known by short names and by names with an apostrophe: %s', async (text, intent) => {
    const read = await readTyped(text, { ...around, meanings: createSimilarity(null) });
    expect(read).toEqual({ intent: { ...intent, text } });
  });
});

describe('a typed action', () => {
  it.each([
    ['Ask Bera about the tenth pound', { act: 'ask', target: 'person:bera', topic: 'topic:the-tenth-pound' }],
    ['What happened to the tenth pound?', { act: 'ask', asked: 'What happened to the tenth pound?' }],
    [
      'Bera, how many carts are there?',
      { act: 'ask', asked: 'How many carts are there?', target: 'person:bera' },
    ],
    ['May a widow weigh for herself?', { act: 'ask', asked: 'May a widow weigh for herself?' }],
    ['What am I to do when it sticks?', { act: 'ask', asked: 'What am I to do when it sticks?' }],
    ['How about a walk to the Yard?', { act: 'go', target: 'place:yard' }],
    ['I look at the great scale', { act: 'look', target: 'thing:weigh-house/great-scale' }],
    ['Go to the Yard', { act: 'go', target: 'place:yard' }],
    ['Give Bera the sealed pound', { act: 'give', target: 'person:bera', item: 'item:sealed-pound' }],
    ['I threaten Bera with the council', { act: 'threaten', target: 'person:bera' }],
    ['Wait for an hour', { act: 'wait' }],
  ])('is read as an intent of the rules: %s', async (text, intent) => {
    const session = await begun();
    expect(await session.readTyped(text)).toMatchObject({ intent });
  });

  it('is answered by a scene in which it has happened', async () => {
    const session = await begun();
    const scene = await session.type('Go to the Yard');
    expect(scene).toMatchObject({ location: 'The Yard', chosen: { id: 'typed', text: 'Go to the Yard' } });
  });

  it('gets the answer that the lore has', async () => {
    const session = await begun();
    const scene = await session.type('How many carts of tenth pounds does the council count?');
    expect('prose' in scene && scene.prose.join(' ')).toMatch(/forty carts/);
  });

  it('gets what may be told of a passage that says more than may be told', async () => {
    const session = await begun();
    const scene = await session.type('How long does a ham hang?');
    const prose = 'prose' in scene ? scene.prose.join(' ') : '';
    expect(prose).toContain('nine weeks');
    expect(prose).not.toMatch(/bride|green/);
  });

  it.each([
    ['Ask Bera about the drowned bride', 'Nobody speaks of the drowned bride'],
    ['Xyzzy plugh', 'not clear'],
    ['flurb the wazzle', 'not clear'],
    ['Go to the moon', 'Where do you want to go?'],
    ['Go to the Loft', 'does not go with this world'],
    ['I cast a spell on Bera', 'There is no magic'],
    ['Give Bera my horse', 'What do you want to give?'],
  ])('that cannot be done is asked back, and nothing happens: %s', async (text, question) => {
    const session = await begun();
    const before = JSON.stringify(session.state);
    const answer = await session.type(text);
    expect('unclear' in answer && answer.unclear).toContain(question);
    expect(JSON.stringify(session.state)).toBe(before);
  });
});
