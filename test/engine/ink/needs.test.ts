import { expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { needsInWords } from '../../../src/engine/ink/needs.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { createTextMatch } from '../../../src/engine/text-match/text-match.ts';
import { startingWorld } from '../../../src/engine/world.ts';
import { campaignFolder } from '../../campaign/support/folder.ts';

const campaign = loadCampaign(
  campaignFolder({
    'manifest.json': '{ "title": "The Baths", "version": "1.0.0" }',
    'plot/premise.md': 'You have the night shift.\n',
    'lore/locations/pool.md': '# The Pool\n\nGreen **tiles**.\n',
    'lore/the-lost-act.md': '# The lost act\n\nIt was thrown off the pier.\n',
    'characters/npcs/pell/profile.json':
      '{ "name": "Mr Pell", "role": "Stoker", "personality": { "traits": ["slow"] } }',
  }),
);
const persona = anyPersona(campaign.template);
const input = {
  ...{ campaign, persona, scene: 3, textMatch: createTextMatch(null) },
  world: startingWorld(campaign, persona),
};

it.each([
  ['knows.pell_wants_a_length', 'You do not know enough about Mr Pell yet.'],
  ['knows.the_lost_act', 'You do not know enough about the lost act yet.'],
  ['knows.tomorrows_post', 'You do not know enough yet.'],
  ['flag.letter_kept', 'Something else has to happen first.'],
  ['!has.rope && flag.letter_kept', 'Something else has to happen first.'],
  ['flag.stamps >= 2', 'You need more stamps.'],
  ['met.pell', 'You have not met Mr Pell yet.'],
  ['scene >= 9', 'It is too early for this.'],
  ['scene < 2', 'It is too late for this.'],
  ['has.brass_seal', 'You need the brass seal.'],
  ['pell.trust > 20', 'Mr Pell must think better of you.'],
])('a choice that needs %s says what is missing without the author’s identifiers', (needs, says) => {
  expect(needsInWords(needs, input)).toBe(says);
});
