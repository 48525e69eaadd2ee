import { afterEach, describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../../src/base/errors.ts';
import { silentLog } from '../../../src/base/log.ts';
import { loadTokenCount } from '../../../src/base/tokens.ts';
import type { ToldTurn } from '../../../src/engine/conversation/chapters.ts';
import { StoryConversation } from '../../../src/engine/conversation/story.ts';
import { budgetFor } from '../../../src/prompts/budget.ts';
import type { Chapter, StoryPrompt } from '../../../src/prompts/shared.ts';
import { type ModelStory, modelStory, standIn } from './support/model-story.ts';

const count = await loadTokenCount();
const MATTER: StoryPrompt = {
  campaign: { title: 'A story', genre: '', tone: '', rating: '', premise: [], setting: [] },
  ...{ constraints: [], guidance: [], styleSample: '', cast: [], skillPrompts: [] },
  you: { name: 'You', race: null, calling: null, background: null, traits: [], answers: [] },
};
const LONG = 'The cart goes along the wall and stops, and Iz counts the sacks without looking up from them. ';
const turn = (scene: number): ToldTurn => ({
  scene,
  choice: scene === 1 ? null : `Do thing ${scene}`,
  prose: [LONG.repeat(4), `Scene ${scene} ends.`],
  summary: `You did thing ${scene}.`,
});

/** Plays scenes without an engine: what the conversation keeps and what it has summed up. */
async function played(scenes: number, model: ReturnType<typeof standIn>['model']) {
  const story = new StoryConversation({ model, log: silentLog() });
  const fronts: string[][] = [];
  let chapters: readonly Chapter[] = [];
  for (let scene = 1; scene <= scenes; scene += 1) {
    chapters = await story.prepare({ input: MATTER, chapters, head: scene - 1 });
    const budget = await story.budget();
    if (budget !== null) fronts.push(story.front(budget, count).map(({ content }) => content));
    story.told(turn(scene));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { story, chapters, fronts };
}

describe('scenes that no longer fit', () => {
  it('become chapters, in blocks, and everything before them stays as it is', async () => {
    const { model, requests } = standIn(({ messages }) => {
      const scenes = [...(messages.at(-1)?.content ?? '').matchAll(/Scene (\d+) ends/g)].map(
        ([, number]) => number,
      );
      return `Summary of ${scenes.join(', ')}.`;
    });
    const { chapters, fronts } = await played(40, model);
    expect(requests.every(({ task, priority }) => task === 'summary' && priority === 'background')).toBe(
      true,
    );
    expect(chapters.length).toBeGreaterThan(3);
    expect(chapters[0]?.from).toBe(1);
    for (const [index, { from, to, text }] of chapters.entries()) {
      expect(from).toBe((chapters[index - 1]?.to ?? 0) + 1);
      expect(text).toMatch(new RegExp(`^Summary of ${from}(, \\d+)*`));
      expect(to).toBeGreaterThanOrEqual(from);
    }
    // Most scenes only add to what was sent before.
    const grown = fronts.filter((front, index) => {
      const before = fronts[index - 1] ?? [];
      return before.every((text, at) => text === front[at]);
    });
    expect(grown.length).toBeGreaterThan(fronts.length * 0.6);
    const budget = budgetFor(4096);
    for (const front of fronts) {
      const size = front.reduce((sum, text) => sum + count(text), 0);
      expect(size).toBeLessThan(budget.stable + budget.summaries + budget.recent + 150);
    }
  });

  it('are summed up from what was noted of them when the model fails', async () => {
    const { model } = standIn(() => {
      throw new NarratoriaError('model_failed', 'The language model ended.');
    });
    const { chapters } = await played(12, model);
    expect(chapters[0]?.text).toContain('You did thing 1.');
    expect(chapters[0]?.text).toContain('You did thing 2.');
  });

  it('stay out of the way while there is no model', async () => {
    const { model } = standIn(() => '');
    const none = { kind: 'none' as const, why: 'off', hint: '', advice: null };
    const { chapters, fronts } = await played(12, { ...model, choice: async () => none });
    expect([chapters, fronts]).toEqual([[], []]);
  });

  it('of long ago are told by their first sentences, and the newest in full', async () => {
    const { model } = standIn(
      () => 'One thing happened that day. And then another thing happened, which took long to tell.',
    );
    const { story } = await played(120, model);
    const budget = budgetFor(4096);
    const before = story.front(budget, count)[1]?.content ?? '';
    expect(count(before)).toBeLessThan(budget.summaries + 60);
    expect(before).toContain('which took long to tell.');
  });

  it('that were undone are not in a chapter that was being written', async () => {
    let finish = (_: string) => {};
    const { model } = standIn(() => new Promise((resolve) => (finish = resolve)));
    const story = new StoryConversation({ model, log: silentLog() });
    await story.prepare({ input: MATTER, chapters: [], head: 0 });
    for (let scene = 1; scene <= 9; scene += 1) story.told(turn(scene));
    await new Promise((resolve) => setTimeout(resolve, 20));
    story.standAt(2);
    finish('A summary of what was undone.');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const chapters = await story.prepare({ input: MATTER, chapters: [], head: 2 });
    expect(JSON.stringify(chapters)).not.toContain('undone');
  });
});

describe('in a story', { timeout: 120_000 }, () => {
  let story: ModelStory | null = null;
  afterEach(async () => void (await story?.close()));

  it('chapters are part of the state: undo takes them back, and a new start finds them', async () => {
    const { model } = standIn(
      ({ task }) => (task === 'summary' ? 'You came and stayed.' : `${LONG.repeat(2)}\n\nIz waits.`),
      {
        contextTokens: 2048,
      },
    );
    story = await modelStory(model);
    let scene = await story.session.open();
    const records = story.store.playthrough(story.playthroughId);
    const chaptersAt = async (number: number) =>
      ((await records.scene(number)).state['chapters'] as unknown as Chapter[]) ?? [];
    while ((await chaptersAt(scene.scene)).length === 0 && scene.scene < 8) scene = await story.next(scene);
    const with1 = scene.scene;
    expect((await chaptersAt(with1)).length).toBeGreaterThan(0);
    expect(await chaptersAt(with1 - 1)).toEqual([]);
    story = await story.reopen();
    expect(story.session.state['chapters']).toEqual(await chaptersAt(with1));
    await records.undoTo(with1 - 1);
    story.session.resume(await records.scene(with1 - 1));
    expect(story.session.state['chapters'] ?? []).toEqual([]);
  });
});
