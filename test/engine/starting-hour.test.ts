import { expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { startingWorld } from '../../src/engine/world.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { settled } from './support/small-world.ts';

it('a page of the place where it begins may say the hour, and says so at that hour only', async () => {
  const campaign = loadCampaign(
    campaignFolder({
      'manifest.json': '{ "title": "Hours", "version": "1.0.0" }',
      'plot/premise.md': 'Somebody stands in the door.\n',
      'lore/locations/hall.md': '# The Hall\n\nIt is evening. The river is rising.\n',
    }),
  );
  const persona = anyPersona(campaign.template);
  const world = startingWorld(campaign, persona);
  expect(world.part).toBe('evening');
  const told = async (part: 'evening' | 'noon') =>
    (await settled(campaign, { ...world, part }, null)).brief.place?.description.join(' ');
  expect(await told('evening')).toContain('It is evening.');
  expect(await told('noon')).toBe('The river is rising.');
});

it.each([
  ['You were hired this afternoon. At ten in the evening you find the wheel.', 'evening'],
  ['It is three in the afternoon. The trial is at five.', 'afternoon'],
  ['It is your first night at the sorting office.', 'night'],
  ['At ten in the evening you must be gone.', 'morning'],
])('“%s” begins in the %s', (premise, part) => {
  const campaign = loadCampaign(
    campaignFolder({
      'manifest.json': '{ "title": "Hours", "version": "1.0.0" }',
      'plot/premise.md': `${premise}\n`,
      'lore/locations/hall.md': '# The Hall\n\nA **bench**.\n',
    }),
  );
  expect(startingWorld(campaign, anyPersona(campaign.template)).part).toBe(part);
});
