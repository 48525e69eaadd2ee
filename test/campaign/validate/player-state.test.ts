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
