import { describe, expect, it } from 'vitest';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { swap } from '../gallery/change.ts';
import { goodCampaign } from '../gallery/good.ts';
import { campaignFolder } from '../support/folder.ts';

describe('what must be true of the player', () => {
  it.each([
    ['a state that a beat gives', 'has the spare wick'],
    ['the way a beat turns out', 'it turns back'],
    ['something from the player template', 'was a wrecker'],
    ['being somewhere', 'is in the lamp room'],
    ['what was done to somebody', 'has lied to Odile'],
    ['what the story keeps by itself', 'is wounded'],
  ])('may be %s', (_, state) => {
    const files = goodCampaign();
    swap('plot/endings/dawn.md', '  requires_beat: beat_002\n', `  player_state: ${state}\n`)(files);
    expect(validateCampaign(campaignFolder(files))).toEqual([]);
  });
});

describe('what must be true of somebody', () => {
  const problemsWith = (state: string) => {
    const files = goodCampaign();
    swap('plot/endings/dawn.md', '  requires_beat: beat_002\n', `  npc_state:\n    Odile: ${state}\n`)(files);
    return validateCampaign(campaignFolder(files)).map(({ code, message }) => [code, message]);
  };

  it('is how they stand with the player, or what a beat makes of them; of anything else the author is warned', () => {
    expect([problemsWith('hostile'), problemsWith('present')]).toEqual([[], []]);
    expect(problemsWith('forgiven over tea')).toEqual([
      ['nothing_sets', 'Nothing in the plot makes "forgiven over tea" true of Odile in these words.'],
    ]);
  });
});
