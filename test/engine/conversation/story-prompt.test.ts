import { expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { storyPromptOf } from '../../../src/engine/conversation/story-prompt.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { SkillLibrary } from '../../../src/skills/library.ts';
import { smallCampaign } from '../../by-model/support/small-campaign.ts';

it('takes the sample of the author’s style from what the author wrote, not from what was made up', async () => {
  const campaign = loadCampaign(smallCampaign());
  const skills = await SkillLibrary.open({ roots: [] });
  const sample = (generated: string[]) =>
    storyPromptOf({ ...campaign, generated }, anyPersona(campaign.template), skills).styleSample;
  expect(sample([])).toContain('The crane has not moved since spring.');
  expect(sample(['lore/locations/quay.md'])).toBe('The ledger lies open on the desk. A stove ticks.');
  expect(sample(['lore/locations/quay.md', 'lore/locations/tide-office.md'])).toBe('');
});
