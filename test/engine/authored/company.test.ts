import { describe, expect, it } from 'vitest';
import { campaignFolder } from '../../campaign/support/folder.ts';
import { playFolder } from '../../campaign/support/play.ts';

const person = (name: string, place: string) =>
  JSON.stringify({
    name,
    role: 'Somebody of the house',
    personality: { traits: ['plain'] },
    metadata: { first_appearance: place },
  });

const house = (scenes: string) =>
  campaignFolder({
    'manifest.json': '{ "title": "The House", "version": "1.0.0" }',
    'plot/premise.md': 'You have come about the lamp.\n',
    'lore/locations/hall.md': '# The Hall\n\nA **bench**. One door leads to [the Yard](yard.md).\n',
    'lore/locations/yard.md': '# The Yard\n\nA **pump**. Behind you is [the Hall](hall.md).\n',
    'characters/npcs/tam/profile.json': person('Tam', 'The Hall'),
    'characters/npcs/mara/profile.json': person('Mara', 'The Yard'),
    'characters/player/template.json': '{ "starting_location": "The Hall" }',
    'plot/scenes/test.ink': scenes,
  });
const named = (scenes: Awaited<ReturnType<typeof playFolder>>) =>
  scenes.map(({ location, npcs }) => [location, npcs.filter(({ left }) => !left).map(({ name }) => name)]);

const OFFER = (call: string) => `=== offer ===
# at: the Hall
# with: tam
# urgency: 9
"I could carry the lamp," says Tam. # speaker: tam
 * [Take Tam along]
    ${call}
    He has his coat on.
    -> DONE
 * [Leave him]
    He stays.
    -> DONE
`;
const TO_THE_YARD = [/^Take Tam/, /Yard/];

describe('who is with the player', { timeout: 120_000 }, () => {
  it('goes along after joins(), wherever the player goes, and is in scenes that need them', async () => {
    const THERE = `=== there ===
# at: the Yard
# with: tam
# urgency: 9
"Here it is," says Tam. # speaker: tam
 * [Thank Tam and send him home # act: thank # target: tam]
    ~ leaves("tam")
    He goes.
    -> DONE
 * [Look for Mara]
    There she is.
    -> DONE
`;
    const scenes = await playFolder(house(OFFER('~ joins("tam")') + THERE), {
      scenes: 4,
      policy: 'first',
      prefer: TO_THE_YARD,
    });
    const yard = scenes.find(({ location }) => location === 'The Yard');
    expect(yard?.prose.join(' ')).toContain('Here it is');
    expect(yard?.npcs.map(({ name }) => name)).toContain('Tam');
    const after = scenes[yard === undefined ? -1 : scenes.indexOf(yard) + 1];
    expect(after?.prose.join(' ')).toContain('He goes');
    expect(after?.npcs.filter(({ left }) => !left).map(({ name }) => name)).not.toContain('Tam');
  });

  it('stays behind without it', async () => {
    const scenes = await playFolder(house(OFFER('~ set("along", true)')), {
      scenes: 4,
      policy: 'first',
      prefer: TO_THE_YARD,
    });
    const yard = named(scenes).find(([location]) => location === 'The Yard');
    expect(yard?.[1]).not.toContain('Tam');
  });

  it('comes to a place by moves(), and is found there from then on', async () => {
    const CALLED = `=== called ===
# at: the Hall
# urgency: 9
Somebody knocks at the yard door.
 * [Call Mara in]
    ~ moves("mara", "the Hall")
    ~ moves("tam", "the Yard")
    The door opens.
    -> DONE
 * [Let it be]
    It stops.
    -> DONE

=== both ===
# at: the Hall
# with: mara
# urgency: 8
"You called," says Mara. # speaker: mara
 * [Say yes]
    She nods.
    -> DONE
 * [Say no]
    She nods all the same.
    -> DONE
`;
    const scenes = await playFolder(house(CALLED), {
      scenes: 5,
      policy: 'first',
      prefer: [/^Call Mara/, /^Say yes/],
    });
    const [, called, yes] = scenes;
    expect(called?.prose.join(' ')).toContain('You called');
    expect(called?.npcs.filter(({ left }) => !left).map(({ name }) => name)).toEqual(['Mara']);
    expect(yes?.npcs.filter(({ left }) => !left).map(({ name }) => name)).toEqual(['Mara']);
    const yard = named(
      await playFolder(house(CALLED), {
        scenes: 6,
        policy: 'first',
        prefer: [/^Call Mara/, /^Say yes/, /Yard/],
      }),
    );
    expect(yard.find(([location]) => location === 'The Yard')?.[1]).toEqual(['Tam']);
  });
});
