import { expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { PersonBrief } from '../../../src/contracts/brief.ts';
import { wantId } from '../../../src/engine/deed.ts';
import { type Change, memoryOf } from '../../../src/engine/effects.ts';
import { runKnot } from '../../../src/engine/ink/run.ts';
import { conclude } from '../../../src/engine/plot/endings.ts';
import { plea } from '../../../src/engine/question/reaction.ts';
import type { World } from '../../../src/engine/world.ts';
import { plotInput, worldOf } from '../../engine/support/small-world.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, enriched } from './support/campaign.ts';

const CARD = {
  'manifest.json': JSON.stringify({ title: 'The Story of Marl', version: '1.0.0' }),
  'extensions/marl.json': JSON.stringify({ source: { format: 'chara_card_v2' } }),
  'plot/premise.md': '# How it begins\n\n“Mind the cabbages,” says Marl, in the glass house of Ostra.\n',
  'characters/npcs/marl/profile.json': JSON.stringify({
    ...{ name: 'Marl', role: 'gardener', personality: { traits: ['gentle'] } },
    ...{ motivations: ['find the lost seed before the frost'], metadata: { importance: 'protagonist' } },
  }),
};

it('nobody asks again for the help that was promised in the scene in which they say what they want', async () => {
  const campaign = loadCampaign(await enriched(CARD));
  const [marl = expect.fail()] = campaign.people;
  const world = worldOf(campaign, { here: [marl.id], place: campaign.places[0]?.id ?? '' });
  const run = { ink: campaign.ink ?? expect.fail(), seed: 's', band: null };
  const begun = runKnot({ ...run, from: { knot: 'the_want' }, input: plotInput(campaign, world, 2) });
  const wantsOf = (now: World) =>
    (marl.profile.motivations ?? []).map((text, index) => {
      const id = wantId(marl.id, index);
      return { id, text, taken: now.threads[id] !== undefined, priority: 'secondary' };
    });
  const asks = (now: World) => plea({ ...marl, opinion: 0, wants: wantsOf(now) } as unknown as PersonBrief);
  expect(asks(begun.world)?.text).toContain('asks for your help');
  const after = (act: string) => {
    const choice = begun.choices.findIndex(({ intent }) => intent.act === act);
    const from = { state: begun.state, choice };
    return runKnot({ ...run, from, input: plotInput(campaign, begun.world, 3) }).world;
  };
  expect(asks(after('promise'))).toBeNull();
  expect(asks(after('bargain'))).toBeNull();
  expect(asks(after('ask'))).not.toBeNull();
});

it('no sketch shows a model what is code, and what a scene does stays when the model opens it', async () => {
  const sketches: string[] = [];
  const opening = 'The rain stops for once, and Marl looks up at the glass. “Will you?”';
  const folder = campaignFolder(CARD);
  const write = async ({ prompt }: { prompt: string }) => {
    const [, name = ''] = /^Scene "([^"]+)"/m.exec(prompt) ?? [];
    if (name === '') return null;
    sketches.push(prompt);
    return { scenes: [{ name, gist: '', opening: [opening], choices: [] }] };
  };
  await enrich(folder, { writer: { modelId: 'test', write } });
  expect(sketches.length).toBeGreaterThan(3);
  expect(sketches.join('\n').split('Answer: ').join('')).not.toMatch(/flag\(|^Sketch: .*~ /m);
  const decision =
    Object.entries(contentOf(folder)).find(([file]) => file.includes('the-decision'))?.[1] ?? '';
  expect(decision).toContain('The rain stops for once');
  expect(decision).toContain('{ flag("answer_owed"):');
  // The beat ends on what the scene ends on.
  const [want] = loadCampaign(folder).beats;
  expect(want?.description).toBe(opening);
});

it('a generated scene is remembered as what it is about, not in the words of a sketch that a model has not used', async () => {
  const campaign = loadCampaign(await enriched(CARD));
  const before = worldOf(campaign);
  const [beat = expect.fail()] = campaign.beats;
  const deed = { text: 'Ask Marl', act: 'ask', result: null, reveals: null, decision: null, target: null };
  const change = { campaign, before, after: before, deed, beat } as unknown as Change;
  expect(memoryOf(change, []).summary).toContain('asks the reader to help');
  expect(memoryOf(change, []).summary).not.toContain('It takes two');
});

it('whoever promised and helped is not said to lean towards going away, wherever they went', async () => {
  const campaign = loadCampaign(await enriched(CARD));
  const start = worldOf(campaign);
  const leaning = async (chosen: string[]) => {
    const plot = { ...start.plot, chosen };
    const turn = { decided: null, hasBeat: false };
    return (await conclude(plotInput(campaign, { ...start, plot }, 10), turn)).leaning?.title;
  };
  const kind = ['Promise to help Marl', 'Help Marl with the lamp'];
  const way = ['Go to the gate', 'Go up through the open door', 'Go to the foyer', 'Leave the stairs'];
  expect(await leaning([...kind, ...way])).not.toBe('Alone');
  expect(await leaning(['Refuse Marl', 'Leave Marl alone', 'Refuse'])).toBe('Alone');
});

it('a card’s story has those beside its one person whom its author names, and the one who did it did it', async () => {
  const prompts: string[] = [];
  const person = (name: string) => ({ name, role: 'one of the house', pronoun: 'he' });
  const premise = `${CARD['plot/premise.md']}\nMarl hates the landlord, Mr Okonkwo-Bell, and fears the Purser and my sheila.\n`;
  const folder = campaignFolder({ ...CARD, 'plot/premise.md': premise });
  const write = async ({ prompt }: { prompt: string }) => {
    prompts.push(prompt);
    if (!prompt.includes('Answer: {"you"')) return null;
    return {
      ...{ you: '', places: [], things: [], odd: { clause: '', about: '' }, question: '', deadline: '' },
      people: ['Marl', 'the Purser', 'Mr Okonkwo-Bell', 'Bibi Crake'].map(person),
      truth: 'Mr Okonkwo-Bell took the seed last winter and was ashamed of it.',
      who: 'Mr Okonkwo-Bell',
    };
  };
  await enrich(folder, { writer: { modelId: 'test', write } });
  const { people } = loadCampaign(folder);
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Marl', 'Mr Okonkwo-Bell', 'the Purser']);
  expect(prompts.join('\n')).toMatch(/Mr Okonkwo-Bell \([^)]*is behind it\)/);
  expect(prompts.join('\n')).not.toMatch(/Marl \([^)]*is behind it\)/);
});

it('what is behind it by somebody who is nowhere in the story is put behind nobody else', async () => {
  const prompts: string[] = [];
  const write = async ({ prompt }: { prompt: string }) => {
    prompts.push(prompt);
    if (!prompt.includes('Answer: {"you"')) return null;
    return {
      ...{ you: '', places: [], things: [], odd: { clause: '', about: '' }, question: '', deadline: '' },
      people: [{ name: 'Marl', role: 'one of the house', pronoun: 'he' }],
      truth: 'The tide itself took the seed last winter, and nobody saw it.',
      who: 'the tide',
    };
  };
  const folder = campaignFolder(CARD);
  await enrich(folder, { writer: { modelId: 'test', write } });
  expect(prompts.slice(1).join('\n')).not.toContain('The tide itself took the seed');
});
