import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForPlay } from '../../src/campaign/enrich/for-play.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { playFolder, textOf } from '../campaign/support/play.ts';
import { isVerifying } from '../support/length.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../docs/authors.md'), 'utf8');
const blocksIn = (text: string) =>
  [...text.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map(([, info = '', body = '']) => ({ info, body }));

/** The steps of the course, each with the files that it shows. */
const steps = PAGE.split(/^(?=## Step \d)/m)
  .slice(1)
  .map((text) => text.split(/^## Every kind of file/m)[0] ?? text)
  .map((text) => ({
    title: /^## (.+)$/m.exec(text)?.[1] ?? '',
    files: blocksIn(text).flatMap(({ info, body }) => {
      const file = /^\w+ the-late-post\/(.+)$/.exec(info)?.[1];
      return file === undefined ? [] : [{ file, body }];
    }),
  }));

describe('the course', () => {
  const folder = campaignFolder({ 'manifest.json': '{ "title": "The Late Post", "version": "0.1.0" }' });

  it('has a step for each thing', () => {
    expect(steps.map(({ title }) => title.replace(/^Step \d: /, ''))).toEqual([
      ...['two files', 'a choice', 'a consequence', 'a roll', 'an item', 'a secret', 'an ending'],
      'test it and share it',
    ]);
  });

  for (const [index, { title, files }] of steps.entries()) {
    it(`${title}: validates and plays`, { timeout: 120_000 }, async () => {
      for (const { file, body } of files) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), body);
      }
      expect(validateCampaign(folder)).toEqual([]);
      const ready = await folderForPlay(folder, campaignFolder({}), { now: new Date(0), version: '0.1.0' });
      const scenes = await playFolder(ready.folder, { scenes: 3 + index, policy: 'curious' });
      expect(scenes.length).toBeGreaterThan(1);
      if (index === 0) return;
      expect(scenes.some(({ question }) => question?.about === 'the_letter')).toBe(true);
      // It begins where and when the template says, and stays the same night.
      expect(scenes[0]?.location).toBe('The Sorting Room');
      expect(scenes.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'time'))).toEqual([]);
      expect(textOf(scenes)).not.toMatch(/\b(?:sleep|dawn)\b/iu);
    });
  }

  it.runIf(isVerifying)('comes to each of its endings', { timeout: 120_000 }, async () => {
    const ends = new Set<string>();
    for (const policy of ['first', 'last', 'kind', 'bold', 'random']) {
      const scenes = await playFolder(folder, { scenes: 14, policy });
      const id = scenes.at(-1)?.ending?.id;
      if (id !== undefined) ends.add(id);
    }
    expect([...ends].toSorted()).toEqual(['ending:nothing-left-over', 'ending:the-four-o-clock']);
  });
});

describe('the cookbook', () => {
  const recipes = blocksIn(PAGE).flatMap(({ info, body }) => {
    const name = /^ink cookbook (\w+)$/.exec(info)?.[1];
    return name === undefined ? [] : [{ name, body }];
  });
  const person = (name: string) =>
    JSON.stringify({
      name,
      role: 'Somebody of the yard',
      personality: { traits: ['plain'] },
      metadata: { first_appearance: 'The Yard' },
    });
  const STATS = ['Hand', 'Voice'].map((name) => ({ name, min: 0, max: 4, default: 2 }));

  it('has five recipes', () => {
    expect(recipes.map(({ name }) => name)).toEqual(['locked', 'pressure', 'companion', 'trial', 'clues']);
  });

  it.each(recipes.map(({ name, body }) => [name, body] as const))(
    '%s compiles and plays',
    { timeout: 120_000 },
    async (_, body) => {
      const folder = campaignFolder({
        'manifest.json': '{ "title": "The Yard", "version": "1.0.0" }',
        'plot/premise.md': 'You have come to the yard about the boots.\n',
        'lore/locations/yard.md':
          '# The Yard\n\nA **pump**, a water butt and a wall. Mara keeps it. Tam sits on the wall.\n',
        'characters/npcs/mara/profile.json': person('Mara'),
        'characters/npcs/tam/profile.json': person('Tam'),
        'characters/player/template.json': JSON.stringify({
          starting_location: 'The Yard',
          starting_stats: { point_pool: 2, attributes: STATS },
        }),
        'plot/scenes/recipe.ink': body,
      });
      expect(validateCampaign(folder)).toEqual([]);
      const knots = loadCampaign(folder).storylets.map(({ id }) => id);
      const told = new Set<string>();
      for (const policy of ['first', 'curious', 'random'])
        for (const scene of await playFolder(folder, { scenes: 10, policy }))
          if (scene.question?.about !== undefined && scene.question.about !== null)
            told.add(scene.question.about);
      expect(knots.filter((knot) => !told.has(knot))).toEqual([]);
    },
  );
});
