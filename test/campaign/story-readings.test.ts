import { expect, it } from 'vitest';
import { readingsOf } from '../../src/campaign/readings.ts';
import { campaignFolder } from './support/folder.ts';

const scene = (name: string, call: string) => `=== ${name} ===
# at: the Hall
# with: mara
The lamp is lit.
 * [Stay]
    ${call}
    You stay.
    -> DONE
 * [Go] -> DONE
`;
const notes = (call: string, more: Record<string, string> = {}) =>
  readingsOf(
    campaignFolder({
      'manifest.json': '{ "title": "The House", "version": "1.0.0" }',
      'plot/premise.md': 'You have come about the lamp.\n',
      'lore/locations/hall.md': '# The Hall\n\nA **bench**. A door leads to [the Yard](yard.md).\n',
      'lore/locations/yard.md': '# The Yard\n\nA **pump**. Behind you is [the Hall](hall.md).\n',
      'characters/npcs/mara/profile.json':
        '{ "name": "Mara", "role": "Keeper", "personality": { "traits": ["plain"] }, "metadata": { "first_appearance": "The Yard" } }',
      'plot/scenes/test.ink': scene('lamp', call),
      ...more,
    }),
  )
    .filter(({ about }) => about === 'story')
    .map(({ file, line, text, readAs }) => `${file}:${line} ${text}: ${readAs}`)
    .join('\n');

it('says that nothing ends the story, until something does', () => {
  expect(notes('')).toContain('no ending is written, and no beats lead anywhere');
  expect(notes('', { 'plot/endings/home.md': '# Home\n\nYou go home.\n' })).not.toContain('no ending');
});

it('says that nobody brings the person whom a scene waits for, until a scene does', () => {
  const waits = 'plot/scenes/test.ink:1 lamp: Mara is met at the Yard and not at the Hall';
  expect(notes('')).toContain(waits);
  for (const call of ['~ moves("mara", "the Hall")', '~ joins("mara")'])
    expect(notes(call)).not.toContain(waits);
  expect(notes('~ moves("mara", "the Yard")')).toContain(waits);
});

it('says that days pass where the premise says tonight and no scene is written', () => {
  const tonight = { 'plot/scenes/test.ink': '', 'plot/premise.md': 'The house votes tonight.\n' };
  expect(notes('', tonight)).toContain('plot/premise.md:1 the clock: running: days pass');
  const held = { ...tonight, 'characters/player/template.json': '{ "clock": "held" }' };
  expect(notes('', held)).not.toContain('the clock');
});

it('says how the clock goes where the template does not', () => {
  expect(notes('')).toContain('the clock: held');
  expect(notes('', { 'characters/player/template.json': '{ "clock": "held" }' })).not.toContain('the clock');
});
