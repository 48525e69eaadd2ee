import { describe, expect, it } from 'vitest';
import { readingsOf } from '../../src/campaign/readings.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { SPECS_CAMPAIGN } from './support/specs-campaign.ts';
import { openStory, playThrough } from './support/story.ts';

/** Plays to the end: the first choice there is, and this one when it is offered. */
async function playTo(folder: string, decision: string): Promise<Scene[]> {
  const { session, close } = await openStory({ campaign: folder, seed: 'midnight' });
  try {
    return await playThrough(session, 30, (choices) => {
      const wanted = choices.find(({ text }) => text.startsWith(decision));
      return wanted ?? (choices[0] as (typeof choices)[number]);
    });
  } finally {
    await close();
  }
}

const text = ({ prose }: Scene) => JSON.stringify(prose);

describe('a last decision that only words join to the endings', () => {
  const folder = campaignFolder(SPECS_CAMPAIGN);

  it.each([
    ['Sign for the eleventh sack', 'Signed', 'Your fare is paid'],
    ['Refuse to sign', 'Opened', 'Nine pieces of newspaper'],
    ['Ask Tom to tell Maud', 'Confessed', 'Tom says it standing up'],
  ])('leads at once to its own ending: %s', async (decision, title, words) => {
    const scenes = await playTo(folder, decision);
    const [before, last] = [scenes.at(-2) as Scene, scenes.at(-1) as Scene];
    expect(before.choices.map((choice) => choice.text).join('\n')).toContain(decision);
    expect(last.ending?.title).toBe(title);
    expect(last.effects.map(({ kind }) => kind)).not.toContain('time');
    expect(text(last)).toContain(words);
    expect(scenes.flatMap(({ choices }) => choices.map((choice) => choice.text)).join('\n')).not.toContain(
      'Let it come to this',
    );
  });

  it('comes after what was to come before it: a state is not taken for the decision that has the same words', async () => {
    const scenes = await playTo(folder, 'Refuse to sign');
    const at = (words: string) => scenes.findIndex((scene) => text(scene).includes(words));
    expect(at('the cart has been moved')).toBeGreaterThan(0);
    expect(at('the cart has been moved')).toBeLessThan(at('The clock strikes twelve'));
  });

  it('is told to the author, ending by ending', () => {
    const read = readingsOf(folder).filter(({ about }) => about === 'ending');
    expect(read.map(({ text: title, readAs }) => `${title}: ${readAs}`)).toEqual([
      'Confessed: follows from beat_003, “You ask Tom to tell Maud himself.”, by the words they share',
      'Opened: follows from beat_003, “You refuse to sign and tell Maud to open the eleventh sack.”, by the words they share',
      'Signed: follows from beat_003, “You sign for the eleventh sack and say nothing.”, by the words they share',
    ]);
  });

  it('is missed where there is none for an ending, and where no ending follows from it', () => {
    const codes = (files: typeof SPECS_CAMPAIGN) =>
      validateCampaign(campaignFolder({ ...SPECS_CAMPAIGN, ...files })).map(
        ({ file, code }) => `${file} ${code}`,
      );
    expect(codes({}).join()).not.toMatch(/undecided_ending|endless_outcome/);
    const rain = { 'plot/endings/rained-off.md': '# Rained off\n\nIt rains for a week.\n' };
    expect(codes(rain)).toContain('plot/endings/rained-off.md undecided_ending');
    const beats = String(SPECS_CAMPAIGN['plot/beats.json']).replace(
      '"You ask Tom to tell Maud himself."',
      '"You ask Tom to tell Maud himself." }, { "description": "You jump."',
    );
    expect(codes({ 'plot/beats.json': beats })).toContain('plot/beats.json endless_outcome');
  });
});
