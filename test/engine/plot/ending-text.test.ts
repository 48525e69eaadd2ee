import { expect, it } from 'vitest';
import { campaignFolder } from '../../campaign/support/folder.ts';
import { playFolder } from '../../campaign/support/play.ts';

const SCENES = `=== offer ===
# at: the Yard
# urgency: 9
"Will you hold the lamp?" says Mara. # speaker: mara
 * [Say yes # act: accept # target: mara]
    She gives it to you.
    -> asked
 * [Say no # act: refuse # target: mara]
    She holds it herself.
    -> asked

=== asked ===
"And will you come back?" # speaker: mara
 * [Promise it # act: promise # target: mara]
    ~ end("home")
    You go.
    -> DONE
 * [Say nothing]
    ~ end("home")
    You go.
    -> DONE
`;
const ending = (epilogue: string) => `# Home\n\nThe lamp is out by the time you are home.\n${epilogue}`;

async function lastWords(epilogue: string, manifest: object = {}): Promise<string[]> {
  const folder = campaignFolder({
    'manifest.json': JSON.stringify({ title: 'The Yard', version: '1.0.0', ...manifest }),
    'plot/premise.md': 'You have come to the yard.\n',
    'lore/locations/yard.md': '# The Yard\n\nA **pump**.\n',
    'characters/npcs/mara/profile.json':
      '{ "name": "Mara", "role": "Keeper", "personality": { "traits": ["plain"] }, "metadata": { "first_appearance": "The Yard" } }',
    'characters/player/template.json': '{ "starting_location": "The Yard" }',
    'plot/scenes/yard.ink': SCENES,
    'plot/endings/home.md': ending(epilogue),
  });
  const scenes = await playFolder(folder, { scenes: 8, policy: 'first' });
  expect(scenes.at(-1)?.ending?.id).toBe('ending:home');
  const { prose = [] } = scenes.at(-1) ?? {};
  return prose.slice(prose.indexOf('The lamp is out by the time you are home.'));
}

const OWN = 'The lamp is out by the time you are home.';

it('nothing stands between an author’s ending and its epilogue', { timeout: 60_000 }, async () => {
  expect(await lastWords('\n## Epilogue\n\nMara keeps it lit.\n')).toEqual([OWN, 'Mara keeps it lit.']);
});

it('where the author says no more, what the player did is told after it', { timeout: 60_000 }, async () => {
  const [first, after, ...more] = await lastWords('');
  expect([first, more]).toEqual([OWN, []]);
  expect(after).toMatch(/You said yes to Mara; and you gave Mara your word\.$/u);
});

it('not where the author wants nothing added', { timeout: 60_000 }, async () => {
  expect(await lastWords('', { hydration_guidance: 'Execute faithfully.' })).toEqual([OWN]);
});
