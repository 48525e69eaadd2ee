import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withStaging } from '../../src/campaign/archive/staging.ts';
import { importFile } from '../../src/campaign/import/import.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { runKnot } from '../../src/engine/ink/run.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { startingWorld } from '../../src/engine/world.ts';
import { makeTempFolder } from '../support/skills.ts';

const STORY = `# title: The Weighbridge
# author: A. Carter
VAR stones = 0
INCLUDE parts/yard.ink
The clerk has gone home. The scale has not.
* [Step on it]
  It says a number that is not yours.
  -> yard
* [Walk round it] -> END
`;
const YARD = `=== yard ===
~ stones = stones + 1
There are {stones} stones in the yard.
+ [Count again] -> yard
+ [Leave] -> END
`;

function storyIn(files: Record<string, string>): { file: string; campaigns: string } {
  const folder = makeTempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return { file: path.join(folder, 'story.ink'), campaigns: path.join(folder, 'home') };
}

const importInto = (file: string, campaigns: string) =>
  withStaging(campaigns, (staging) =>
    importFile(file, { campaigns, staging, importedAt: new Date(0), check: async () => undefined }),
  );

const taken = async (files: Record<string, string>) => {
  const { file, campaigns } = storyIn(files);
  return (await importInto(file, campaigns)).folder;
};

describe('campaign import story.ink', () => {
  it('makes a campaign that plays the whole story, with the files it includes', async () => {
    const folder = await taken({ 'story.ink': STORY, 'parts/yard.ink': YARD });
    expect(validateCampaign(folder).filter(({ severity }) => severity === 'error')).toEqual([]);
    const campaign = loadCampaign(folder);
    expect(campaign.manifest).toMatchObject({ title: 'The Weighbridge', author: 'A. Carter' });
    expect(campaign.storylets).toMatchObject([{ again: null, urgency: 10, endings: ['ending:the-end'] }]);
    const [storylet] = campaign.storylets;
    const { ink } = campaign;
    if (ink === null || storylet === undefined) throw new Error('Nothing can be played.');
    const persona = anyPersona(null);
    const world = startingWorld(campaign, persona);
    const run = (from: Parameters<typeof runKnot>[0]['from']) =>
      runKnot({ ink, from, input: { campaign, persona, world, scene: 1 }, seed: 'one', band: null });
    const first = run({ knot: storylet.id });
    expect(first.paragraphs.map(({ text }) => text)).toEqual(['The clerk has gone home. The scale has not.']);
    const yard = run({ state: first.state, choice: 0 });
    expect(yard.paragraphs.at(-1)?.text).toBe('There are 1 stones in the yard.');
    const over = run({ state: yard.state, choice: 1 });
    expect(over).toMatchObject({ done: true, effects: [{ kind: 'ended', ending: 'ending:the-end' }] });
  });

  it('begins with the first knot when nothing stands above it', async () => {
    const { storylets, manifest } = loadCampaign(await taken({ 'story.ink': `VAR stones = 0\n${YARD}` }));
    expect(storylets.map(({ id }) => id)).toEqual(['yard']);
    expect(manifest.title).toBe('story');
  });

  it.each([
    [
      'a story that does not compile',
      { 'story.ink': 'Hello.\n-> nowhere\n' },
      /story\.ink:\d+: There is nothing called "nowhere"/,
    ],
    [
      'a file that is not there',
      { 'story.ink': 'INCLUDE other.ink\nHi.\n' },
      /other\.ink, which it includes, is not there/,
    ],
    ['a file outside its folder', { 'story.ink': 'INCLUDE ../../etc/hosts\nHi.\n' }, /outside its folder/],
    ['nothing', { 'story.ink': '// only a note\n' }, /nothing in it to play|cannot be imported/],
  ])('turns away %s and leaves nothing behind', async (_, files, says) => {
    const { file, campaigns } = storyIn(files);
    await expect(importInto(file, campaigns)).rejects.toThrow(says);
    expect(readdirSync(campaigns)).toEqual([]);
  });

  it('does not follow a link out of the folder', async () => {
    const { file, campaigns } = storyIn({ 'story.ink': 'INCLUDE link.ink\nHi.\n' });
    symlinkSync('/etc/hostname', path.join(path.dirname(file), 'link.ink'));
    await expect(importInto(file, campaigns)).rejects.toThrow(/leads out of its folder/);
  });
});
