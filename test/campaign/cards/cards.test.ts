import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { storyPromptOf } from '../../../src/engine/conversation/story-prompt.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { budgetFor } from '../../../src/prompts/budget.ts';
import { sharedPrompt } from '../../../src/prompts/shared.ts';
import { toldStory, usually } from '../../by-model/support/told-story.ts';
import { isVerifying, rounds } from '../../support/length.ts';
import { imported } from '../support/imported.ts';
import { playFolder, textOf } from '../support/play.ts';
import { BOOKS } from './books.ts';
import { CARDS } from './cards.ts';

/** Marks of the formats that cards are written in, and orders to other programs. */
const MARKUP =
  /\{\{|\}\}|\[[A-Z][\w' ]*:|\w\("|@@|<START>|<\/?[a-z]+>|###|\bundefined\b|next reply|Sexuality|Genre:|System note|«|»/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All that can come up in the story: facts, lines, wants, premise, and what a model is told of the telling. */
function wordsOf(campaign: Campaign): string {
  const people = campaign.people.flatMap(({ name, profile: { $schema: _, ...profile } }) => [
    name,
    ...textsIn(profile),
  ]);
  const facts = campaign.facts.map(({ text }) => text);
  // A line that a scene has them say is kept for it.
  const gists = campaign.storylets.flatMap(({ gist }) => gist ?? []);
  return [...people, ...facts, ...gists, ...campaign.premise, ...campaign.style].join('\n');
}

/** Every card is played to its end in `npm run verify`, and two of them always. */
const isPlayedOut = (id: string) => isVerifying || CARDS.slice(0, 2).some((card) => card.id === id);

describe.each(CARDS.map((card) => [card.id, card] as const))('a card: %s', (id, card) => {
  it('keeps what it says, gets a place, a want, a question and an ending, and plays', {
    timeout: 120_000,
  }, async () => {
    const { own, played } = await imported(card.file, card.content);
    expect(validateCampaign(own).filter(({ severity }) => severity === 'error')).toEqual([]);
    const campaign = loadCampaign(played);
    const words = wordsOf(campaign).toLowerCase();
    expect(card.kept.filter((kept) => !words.includes(kept.toLowerCase()))).toEqual([]);
    expect(wordsOf(campaign)).not.toMatch(MARKUP);
    // A card that is a world is nobody; whoever is listed in it is somebody.
    const people = campaign.people.map(({ name }) => name.toLowerCase());
    expect(people).toEqual(
      expect.arrayContaining((card.cast ?? [card.name]).map((name) => name.toLowerCase())),
    );
    expect(people.includes(card.name.toLowerCase())).toBe(card.cast === undefined);
    expect(campaign.places.length).toBeGreaterThan(0);
    expect(campaign.storylets.find(({ endings }) => endings.length === 3)).toBeDefined();

    const scenes = await playFolder(played, { scenes: isPlayedOut(id) ? 30 : 1, policy: 'kind' });
    const told = textOf(scenes);
    expect(told).not.toMatch(MARKUP);
    if (isPlayedOut(id)) {
      expect(scenes.some(({ question }) => /^the_(?:want|asking)$/.test(question?.about ?? ''))).toBe(true);
      expect(scenes.at(-1)?.ending).toBeTruthy();
    }
    // The greeting is told once; in a world, people can be asked about what is in it.
    if (card.cast !== undefined) return;
    const [greeting = ''] = scenes[0]?.prose ?? [];
    const first = greeting.split(/(?<=[.!?”])\s/)[0] ?? '';
    expect(told.split(first).length - 1).toBe(1);
  });
});

describe.each(BOOKS.map((book) => [book.id, book] as const))('a lorebook: %s', (id, book) => {
  it('plays by itself, and its entries come up', { timeout: 120_000 }, async () => {
    const { own, played } = await imported(book.file, book.content);
    expect(validateCampaign(own).filter(({ severity }) => severity === 'error')).toEqual([]);
    const campaign = loadCampaign(played);
    const words = wordsOf(campaign).toLowerCase();
    expect(book.kept.filter((kept) => !words.includes(kept.toLowerCase()))).toEqual([]);
    expect(words).not.toMatch(MARKUP);
    if (!isVerifying && id !== BOOKS[0]?.id) return;
    const scenes = await playFolder(played, { scenes: 10 });
    expect(scenes.length).toBe(10);
    expect(textOf(scenes)).not.toMatch(MARKUP);
    expect(book.kept.some((kept) => textOf(scenes).includes(kept))).toBe(true);
  });
});

describe('what a model is told of a card', () => {
  it('has the premise, the character and the way of telling that its author asks for', async () => {
    const mira = CARDS.find(({ name }) => name === 'Mira Solenne');
    const { played } = await imported(mira?.file ?? '', mira?.content ?? {});
    const campaign = loadCampaign(played);
    const input = storyPromptOf(campaign, anyPersona(campaign.template), { skills: [] } as never);
    const [system] = sharedPrompt(
      { input, chapters: [], turns: [] },
      budgetFor(8192),
      (text) => text.length / 4,
    );
    expect(system?.content).toContain('Keep the water in every scene.');
    expect(system?.content).toContain('Mira Solenne');
    expect(system?.content).toContain('exact, rather formal');
    expect(system?.content).toContain('still wet');
    expect(system?.content).not.toContain('next reply');
  });

  // One of each kind of file in `npm test`, all of them in `npm run verify`.
  const TOLD = rounds(
    ['attributes in tags', 'headings and macros, V3, many greetings', 'charx'],
    CARDS.map(({ id }) => id),
  );

  it.each(CARDS.filter(({ id }) => TOLD.includes(id)).map((card) => [card.id, card] as const))(
    'has what it says, scene by scene, and nothing of its format: %s',
    { timeout: 120_000 },
    async (_, card) => {
      const { played } = await imported(card.file, card.content);
      const story = await toldStory(
        (asked) => usually(asked, 'You wait, and watch what goes on around you.'),
        {
          folder: played,
        },
      );
      let scene = await story.session.open();
      for (let count = 0; count < 4; count += 1) {
        const [choice] = [...scene.choices.filter(({ text }) => /Ask|about/.test(text)), ...scene.choices];
        scene = await story.session.choose(choice?.id ?? '');
      }
      const sent = JSON.stringify(story.server.asked.map(({ messages }) => messages))
        .replaceAll('\\', '')
        .toLowerCase();
      await story.end();
      expect(card.kept.filter((kept) => !sent.includes(kept.toLowerCase()))).toEqual([]);
      expect(sent).not.toMatch(/\{\{|<role>|<start>|@@|\w\("/);
    },
  );

  it('is asked for when there is none', async () => {
    const { wantsModel } = await imported('grub.json', CARDS[7]?.content ?? {});
    expect(wantsModel).toBe(true);
  });

  it('keeps the whole card beside the campaign', async () => {
    const { own } = await imported('orin.json', CARDS[4]?.content ?? {});
    expect(readFileSync(path.join(own, 'extensions/orin-vale.json'), 'utf8')).toContain('@@depth 4');
  });
});
