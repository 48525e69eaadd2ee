import { afterEach, describe, expect, it } from 'vitest';
import { TellingConversation } from '../../../src/engine/conversation/scene.ts';
import { scenePrompts } from '../../../src/engine/play/scene-prompts.ts';
import type { GenerateRequest } from '../../../src/models/language/language-model.ts';
import { briefFrom } from '../../../src/planner/brief-from.ts';
import { budgetFor } from '../../../src/prompts/budget.ts';
import { asking, type ModelStory, modelStory, standIn, TELLER } from './support/model-story.ts';

const opened: ModelStory[] = [];
afterEach(async () => {
  for (const story of opened.splice(0)) await story.close();
});

async function open(...given: Parameters<typeof modelStory>): Promise<ModelStory> {
  const story = await modelStory(...given);
  opened.push(story);
  return story;
}

const proseOf = (requests: readonly GenerateRequest[]) => requests.filter(({ task }) => task === 'prose');
const texts = (request?: GenerateRequest) => (request?.messages ?? []).map(({ content }) => content);

/** How many messages at the front two calls share, byte by byte. */
function shared(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((text, index) => text !== other[index]);
  return different === -1 ? one.length : different;
}

describe('the conversation of a story', { timeout: 120_000 }, () => {
  it('begins with the same bytes in every scene, and only grows', async () => {
    const { model, requests } = standIn((_, index) => `Telling number ${index}. Iz waits.`, {
      contextTokens: 16_384,
    });
    const { session, next } = await open(model);
    let scene = await session.open();
    for (let number = 2; number <= 5; number += 1) scene = await next(scene);
    const prompts = proseOf(requests).map(texts);
    expect(prompts).toHaveLength(5);
    for (const [index, prompt] of prompts.entries()) {
      const later = prompts[index + 1];
      // Rules, then a choice and its prose for each scene; the notes of the scene are what differs.
      if (later !== undefined) expect(shared(prompt, later)).toBeGreaterThanOrEqual(1 + 2 * index);
      expect(prompt.at(-2)).toContain('Notes for the next scene:');
      expect(prompt.at(-1)).toBe('Write the scene now.');
    }
    const last = prompts.at(-1) ?? [];
    expect(last[3]).toBe(`The reader chooses: ${(await sceneOf(2)).chosen?.text}`);
    expect(last[4]).toBe((await sceneOf(2)).prose.join('\n\n'));
    async function sceneOf(number: number) {
      const [story] = opened;
      const { sceneObject } = (await story?.store.playthrough(story.playthroughId).scene(number)) ?? {};
      return sceneObject as unknown as typeof scene;
    }
  });

  it('is continued within a scene: who asks after the prose goes on from how it was told', async () => {
    const { model, requests } = standIn(({ task }) =>
      task === 'prose' ? 'Iz spits. The cart is late.' : 'Wet.',
    );
    const { session } = await open(model);
    const scene = await session.open();
    const other = requests.find(({ task }) => task === 'other');
    const [before, after] = [texts(proseOf(requests)[0]), texts(other)];
    expect(shared(before, after)).toBe(before.length);
    expect(after.slice(before.length)).toEqual(['Iz spits. The cart is late.', 'How is the weather?']);
    expect(session.state['weather']).toBe('Wet.');
    expect(scene.prose.join(' ')).toContain('Iz spits');
  });

  it('does not offer what is known: lines that were said, memories of scenes that are still there', () => {
    const person = { id: 'person:iz', name: 'Iz', lines: ['Tuppence to look.', 'I find before others.'] };
    const brief = briefFrom({
      seed: 's',
      scene: 3,
      people: [person],
      recalled: { memories: [{ summary: 'You paid Iz.' }, { summary: 'You lost the lamp.' }] },
    });
    const known = {
      wasSaid: (line: string) => line.startsWith('Tuppence'),
      isRecent: (summary: string) => summary === 'You paid Iz.',
      turns: () => [],
    };
    const conversation = new TellingConversation(() => [], known);
    conversation.settled(brief);
    const asked = { earlier: [], prompt: 'Write.' };
    const [notes] = conversation.messages(asked, budgetFor(8192), (text) => text.length / 4);
    expect(notes?.content).toContain('I find before others.');
    expect(notes?.content).toContain('You lost the lamp.');
    expect(notes?.content).not.toMatch(/Tuppence|You paid Iz/);
  });

  it('brings back, every third scene, what the player once did with somebody who is here', () => {
    const turns = [
      { scene: 2, choice: 'Pay the ferrywoman', prose: ['Iz counts it twice.'] },
      { scene: 3, choice: 'Wave to Olga', prose: ['Olga waves.'] },
      { scene: 8, choice: 'Ask Iz again', prose: ['Iz says nothing.'] },
    ];
    const notesOf = (scene: number, name: string) => {
      const known = { wasSaid: () => false, isRecent: () => false, turns: () => turns };
      const conversation = new TellingConversation(() => [], known);
      conversation.settled(briefFrom({ seed: 's', scene, people: [{ id: 'person:x', name }] }));
      const asked = { earlier: [], prompt: 'Write.' };
      return conversation.messages(asked, budgetFor(8192), (text) => text.length / 4)[0]?.content;
    };
    expect(notesOf(9, 'Iz')).toMatch(/Comes back in this scene.*\n- The reader chose: “Pay the ferrywoman”/u);
    expect(notesOf(9, 'Tomas')).not.toContain('Comes back');
    expect(notesOf(10, 'Iz')).not.toContain('Comes back');
  });

  it('begins anew when a scene is told again', async () => {
    const { model, requests } = standIn((_, index) => `Telling number ${index}.`);
    const story = await open(model);
    const first = await story.session.open();
    await story.next(first);
    const records = story.store.playthrough(story.playthroughId);
    await records.takeBack();
    story.session.resume(await records.scene(1));
    const before = requests.length;
    await story.session.choose(first.choices.find(({ needs }) => needs === undefined)?.id ?? '', {
      telling: 1,
    });
    const again = texts(proseOf(requests.slice(before))[0]);
    expect(again.join('\n')).not.toContain(`Telling number ${before - 1}`);
    expect(again.filter((text) => text.startsWith('The reader chooses'))).toEqual([]);
    expect(again.at(-1)).toBe('Write the scene now.');
  });

  it('of one story is never seen by another, played at the same time', async () => {
    const one = standIn(() => 'The red door opens.');
    const other = standIn(() => 'The blue door opens.');
    const [first, second] = [
      await open(one.model, { seed: 'one' }),
      await open(other.model, { seed: 'other' }),
    ];
    const [opening, opening2] = await Promise.all([first.session.open(), second.session.open()]);
    await Promise.all([first.next(opening), second.next(opening2)]);
    expect(JSON.stringify(one.requests)).not.toContain('blue door');
    expect(JSON.stringify(other.requests)).not.toContain('red door');
  });

  it('goes on after the program was started again', async () => {
    const { model, requests } = standIn((_, index) => `Telling number ${index}.`, { contextTokens: 16_384 });
    const story = await open(model);
    let scene = await story.session.open();
    scene = await story.next(scene);
    const before = texts(proseOf(requests).at(-1));
    opened.splice(0);
    const again = await story.reopen();
    opened.push(again);
    await again.next(scene);
    const after = texts(proseOf(requests).at(-1));
    expect(shared(before, after)).toBeGreaterThanOrEqual(3);
    expect(after).toContain(scene.prose.join('\n\n'));
  });

  it('is shortened for a model that holds less than it says', async () => {
    const { NarratoriaError } = await import('../../../src/base/errors.ts');
    const { model, requests } = standIn(
      ({ messages }) => {
        const size = messages.reduce((sum, { content }) => sum + content.length, 0);
        if (size > 5000)
          throw new NarratoriaError('prompt_too_long', 'The prompt is too long for the model.');
        return 'It is told.';
      },
      { contextTokens: 32_768 },
    );
    const { session } = await open(model);
    const scene = await session.open();
    expect(scene.writer.kind).toBe('model');
    expect(requests.length).toBeGreaterThan(2);
    const other = requests.filter(({ task }) => task === 'other');
    expect(other).toHaveLength(1); // what fits is remembered for the next call
  });
});

describe('what a model was asked', { timeout: 120_000 }, () => {
  it('is kept with the scene, exactly, and long texts only once', async () => {
    const { model, requests } = standIn((_, index) => `Telling number ${index}. Iz waits.`, {
      contextTokens: 16_384,
    });
    const story = await open(model);
    let scene = await story.session.open();
    for (let number = 2; number <= 4; number += 1) scene = await story.next(scene);
    const records = story.store.playthrough(story.playthroughId);
    for (const number of [1, 2, 3, 4]) {
      const { prompts } = await scenePrompts(records, number);
      const [prose] = prompts.filter(({ task }) => task === 'prose');
      const asked = proseOf(requests)[number - 1];
      expect(prose?.messages.map(({ content }) => content)).toEqual(texts(asked));
      expect(prose).toMatchObject({ model: 'stand-in', cost: 0.001, error: null, skill: 'teller' });
      expect(prose?.sizes.rules).toBeGreaterThan(500);
      expect(prose?.sizes.notes).toBeGreaterThan(100);
    }
    const front = JSON.stringify(texts(proseOf(requests)[0])[0]).slice(1, 500);
    const keeps = async (number: number) =>
      JSON.stringify((await records.scene(number)).prompts).split(front).length - 1;
    expect([await keeps(1), await keeps(2), await keeps(4)]).toEqual([1, 0, 0]);
    const own = scene.calls?.filter((call) => call.scene === undefined && call.task !== 'choices');
    expect(own?.map(({ task, cost }) => [task, cost])).toEqual([
      ['prose', 0.001],
      ['other', 0.001],
    ]);
  });

  it('goes with a scene that is undone, and comes with a branch', async () => {
    const { model, requests } = standIn((_, index) => `Telling number ${index}.`);
    const story = await open(model);
    const scene = await story.next(await story.session.open());
    const records = story.store.playthrough(story.playthroughId);
    const { playthroughId } = await records.branch(2, {});
    const branched = await scenePrompts(story.store.playthrough(playthroughId), 2);
    expect(
      branched.prompts.find(({ task }) => task === 'prose')?.messages.map(({ content }) => content),
    ).toEqual(texts(proseOf(requests)[1]));
    await records.undoTo(1);
    story.session.resume(await records.scene(1));
    const opening = (await records.scene(1)).sceneObject as unknown as typeof scene;
    await story.next(opening);
    const again = await scenePrompts(records, 2);
    expect(
      again.prompts.find(({ task }) => task === 'prose')?.messages.map(({ content }) => content),
    ).toEqual(texts(proseOf(requests).at(-1)));
  });

  it('is kept when the model failed, with what had come until then', async () => {
    const { NarratoriaError } = await import('../../../src/base/errors.ts');
    const { model } = standIn(({ onText, task }) => {
      if (task !== 'prose') return 'Wet.';
      onText?.('The door op');
      throw new NarratoriaError('model_timeout', 'The language model did not finish and was stopped.');
    });
    const story = await open(model);
    await story.session.open();
    const { prompts } = await scenePrompts(story.store.playthrough(story.playthroughId), 1);
    expect(prompts[0]).toMatchObject({
      task: 'prose',
      answer: 'The door op',
      error: 'model_timeout',
      model: null,
    });
  });

  it('by a script without `story` stands by itself', async () => {
    const plain = {
      scripts: {
        'narrate.mjs': asking(
          { prompt: 'A line.', system: 'You are the sea.' },
          '(result) => ({ narration: { paragraphs: [result.text] } })',
        ),
      },
      manifest: { ...TELLER.manifest, scripts: TELLER.manifest.scripts.slice(0, 1) },
    };
    const { model, requests } = standIn(() => 'Waves.');
    const { session } = await open(model, { skills: { teller: plain } });
    await session.open();
    expect(requests[0]?.messages.map(({ role, content }) => [role, content])).toEqual([
      ['system', 'You are the sea.'],
      ['user', 'A line.'],
    ]);
  });
});

describe('what a story has cost', { timeout: 120_000 }, () => {
  it('is known to every call, also after the program has ended', async () => {
    const { model, requests } = standIn(() => 'Iz spits. The cart is late.');
    const story = await open(model);
    let scene = await story.session.open();
    scene = await story.next(scene);
    // Its notes of a scene are no JSON, so only what was text has cost something.
    const cost = () => requests.filter(({ schema }) => schema === undefined).length * 0.001;
    expect(cost()).toBeGreaterThan(0.003);
    expect(await requests.at(-1)?.spent?.()).toBeCloseTo(cost(), 9);
    const again = await story.reopen();
    opened.splice(0, 1, again);
    await again.next(scene);
    expect(await requests.at(-1)?.spent?.()).toBeCloseTo(cost(), 9);
  });
});
