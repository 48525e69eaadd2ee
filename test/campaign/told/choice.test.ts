import { expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { choiceAsOrder, namesInWords } from '../../../src/campaign/told/choice.ts';
import { campaignFolder } from '../support/folder.ts';

const names = namesInWords([
  { id: 'person:petronel', name: 'Petronel' },
  { id: 'person:wulfrun', name: 'Mother Wulfrun', shortName: 'Wulfrun' },
  { id: 'place:bell-tower', name: 'the Bell Tower' },
]);

it.each([
  ['asked_petronel_about_the_night', 'ask Petronel about the night'],
  ['trusted_wulfrun', 'trust Wulfrun'],
  ['sided_with_mother_wulfrun', 'side with Mother Wulfrun'],
  ['investigated_past', 'investigate the past'],
  ['refused_quest', 'refuse the quest'],
  ['kept_silent', 'keep silent'],
  ['burn_the_letter', 'burn the letter'],
  ['went_home', 'go home'],
  ['helped the smith', 'help the smith'],
])('offers the choice %s as “%s”', (wanted, order) => {
  expect(choiceAsOrder(wanted, names)).toBe(order);
});

it('leaves a sentence as it is', () => {
  expect(choiceAsOrder('You signed the order.', names)).toBe('You signed the order.');
  expect(choiceAsOrder('Sign the order', names)).toBe('Sign the order');
});

it('is read so for beats and endings', () => {
  const { beats, endings } = loadCampaign(
    campaignFolder({
      'manifest.json': '{ "title": "The Bell", "version": "1.0.0" }',
      'plot/premise.md': 'You are shut in.\n',
      'characters/npcs/petronel/profile.json':
        '{ "name": "Petronel", "role": "Bell ringer", "personality": { "traits": ["loud"] } }',
      'plot/beats.json':
        '{ "beats": [{ "id": "beat_001", "title": "Seen", "description": "She saw a knife.", "conditions": { "player_choice": "asked_petronel" } }] }',
      'plot/endings/told.md':
        '---\nconditions:\n  player_choices: [trusted_petronel]\n---\n\n# Told\n\nIt is told.\n',
    }),
  );
  expect(beats[0]?.conditions?.player_choice).toBe('ask Petronel');
  expect(endings[0]?.frontMatter.conditions?.player_choices).toEqual(['trust Petronel']);
});
