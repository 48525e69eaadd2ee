import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { enrichCampaign } from '../../src/campaign/enrich/enrich.ts';
import { importFile } from '../../src/campaign/import/import.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { KEYED_BOOKS, type KeyedBook } from '../campaign/cards/keyed-books.ts';
import { playFolder } from '../campaign/support/play.ts';
import { scratchFolder } from '../play/support/story.ts';
import { type ToldStory, toldStory, usually } from './support/told-story.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
const SCENES = 10;

let story: ToldStory | undefined;
afterEach(async () => {
  await story?.end();
  story = undefined;
});

async function imported({ file, content }: KeyedBook): Promise<string> {
  const room = scratchFolder();
  const source = path.join(room, file);
  writeFileSync(source, JSON.stringify(content));
  const { folder } = await importFile(source, {
    ...{ importedAt: NOW, staging: scratchFolder(), campaigns: room },
    check: async () => {},
  });
  await enrichCampaign(folder, { now: NOW, version: '0.1.0' });
  return folder;
}

/** What stands before a scene: the choice, the scene before it, where one is and who is there. */
const before = (scene: Scene, last: Scene | undefined) =>
  [scene.chosen?.text, ...(last?.prose ?? []), scene.location, ...scene.npcs.map(({ name }) => name)].join(
    '\n',
  );

interface Count {
  cameUp: number;
  heard: number;
  missing: string[];
}

/** Of the entries whose key came up before a scene, how many were heard of in it. */
function count(book: KeyedBook, scenes: readonly Scene[], heardIn: (scene: Scene) => string): Count {
  const counted: Count = { cameUp: 0, heard: 0, missing: [] };
  scenes.slice(1).forEach((scene, index) => {
    const said = before(scene, scenes[index]);
    const heard = heardIn(scene).toLowerCase();
    for (const { title, marks } of book.entries.filter(({ comesUp }) => comesUp(said))) {
      counted.cameUp += 1;
      if (marks.some((mark) => heard.includes(mark.toLowerCase()))) counted.heard += 1;
      else counted.missing.push(`${scene.scene}: ${title}`);
    }
  });
  return counted;
}

const PROSE = (book: KeyedBook, index: number) => {
  const at = (by: number) => book.entries[(index * 3 + by) % book.entries.length]?.says ?? '';
  return `You stand still for the ${index + 1}th time and let it come to you. Somebody speaks of ${at(0)}, and somebody else of ${at(1)}.\n\nNobody says anything for a while, number ${index}. Then it is ${at(2)} again that they come back to. You could ask what is meant.`;
};

async function tellBy(book: KeyedBook, folder: string, contextTokens: number): Promise<Count> {
  let index = 0;
  story = await toldStory(
    (asked) => (asked.task === 'prose' ? { text: PROSE(book, index++) } : usually(asked, '')),
    { folder, settings: { contextTokens } },
  );
  const { session, server } = story;
  const scenes = [await session.open()];
  const prompts = new Map<number, string>();
  let seen = server.asked.length;
  while (scenes.length < SCENES && !session.isOver) {
    const { choices, scene } = scenes.at(-1) as Scene;
    const choice = choices[scene % choices.length];
    if (choice === undefined) break;
    const next = await session.choose(choice.id);
    const prose = server.asked.slice(seen).find(({ task }) => task === 'prose');
    seen = server.asked.length;
    // What was told before counts for nothing: only the front and the notes of this scene.
    const messages = prose?.messages ?? [];
    prompts.set(next.scene, [messages[0]?.content, messages.at(-1)?.content].join('\n'));
    scenes.push(next);
  }
  return count(
    book,
    scenes.filter(({ scene }) => scene === 1 || prompts.get(scene) !== ''),
    ({ scene }) => prompts.get(scene) ?? '',
  );
}

describe.each(KEYED_BOOKS)('lore whose key comes up: $id', { timeout: 300_000 }, (book) => {
  it.each([
    [2048, 0.65],
    [4096, 0.9],
    [8192, 0.97],
  ])('is before a model that holds %i tokens', async (contextTokens, least) => {
    const { cameUp, heard, missing } = await tellBy(book, await imported(book), contextTokens);
    expect(cameUp).toBeGreaterThan(15);
    expect(heard / cameUp, missing.join('; ')).toBeGreaterThanOrEqual(least);
  });

  it('is told by the built-in writer sooner or later', async () => {
    const scenes = await playFolder(await imported(book), { seed: 'keys', scenes: SCENES });
    const all = scenes.flatMap(({ prose }) => prose).join('\n');
    const { cameUp, heard, missing } = count(book, scenes, () => all);
    expect(heard / cameUp, missing.join('; ')).toBeGreaterThanOrEqual(0.5);
  });
});
