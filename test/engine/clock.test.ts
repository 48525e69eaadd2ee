import { describe, expect, it } from 'vitest';
import { isClockHeld } from '../../src/campaign/clock.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { afterTime } from '../../src/engine/ink/time.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { playFolder, textOf } from '../campaign/support/play.ts';

const SCENES = `=== bell ===
# at: the Hall
# when: scene >= 4
The bell over the door rings by itself.
 + [Go and see]
    ~ pass("until dawn")
    There is nobody, and it is getting light.
    -> DONE
 + [Let it ring]
    It rings until it has said it.
    -> DONE
`;

const hall = (template: object = {}, more: Record<string, string> = {}) =>
  campaignFolder({
    'manifest.json': '{ "title": "The Bell", "version": "1.0.0" }',
    'plot/premise.md': 'You have two hours before the hearing, and a hall to spend them in.\n',
    'lore/locations/hall.md':
      '# The Hall\n\nA long **bench** and a **stove**. A door leads to [the Yard](yard.md).\n',
    'lore/locations/yard.md': '# The Yard\n\nA **pump**. Behind you is [the Hall](hall.md).\n',
    'lore/history.md': '# The old bell\n\nIt was hung the wrong way round.\n',
    'characters/npcs/tam/profile.json': JSON.stringify({
      name: 'Tam',
      role: 'Usher',
      personality: { traits: ['plain'] },
      metadata: { first_appearance: 'The Yard' },
    }),
    'characters/player/template.json': JSON.stringify({
      starting_location: 'The Hall',
      starting_time: 'evening',
      ...template,
    }),
    'plot/scenes/bell.ink': SCENES,
    ...more,
  });
/** The hours that come in these scenes, in their order. */
const hours = (scenes: readonly Scene[]) =>
  scenes.flatMap(({ effects }) => effects.flatMap((one) => (one.kind === 'time' ? [one.part] : [])));

describe('the clock of a campaign with scenes in ink', { timeout: 120_000 }, () => {
  it('moves only where a scene says so, and nobody is sent to bed', async () => {
    const scenes = await playFolder(hall(), { scenes: 12, policy: 'last' });
    expect(scenes).toHaveLength(12);
    expect(hours(scenes)).toEqual([]);
    expect(textOf(scenes)).not.toMatch(/sleep|night|morning/iu);
    const hints = scenes.flatMap(({ choices }) => choices.map(({ hint }) => hint));
    expect(hints).not.toContain('It takes time.');
    const passed = await playFolder(hall(), { scenes: 8, policy: 'first' });
    expect(hours(passed)).toEqual(['dawn']);
  });

  it('runs where the template says so, and where something waits for an hour', async () => {
    const running = await playFolder(hall({ clock: 'running' }), { scenes: 12, policy: 'last' });
    expect(hours(running).length).toBeGreaterThan(1);
    const atNight = {
      'lore/locations/yard.md': '# The Yard\n\nA **pump**.\n\n## At night\n\nTam sits on it.\n',
    };
    expect(isClockHeld(loadCampaign(hall({}, atNight)))).toBe(false);
    expect(isClockHeld(loadCampaign(hall({ clock: 'held' }, atNight)))).toBe(true);
    const timed = { 'plot/scenes/bell.ink': SCENES.replace('# at', '# time: night\n# at') };
    expect(isClockHeld(loadCampaign(hall({}, timed)))).toBe(false);
    expect(isClockHeld(loadCampaign(hall({}, { 'plot/scenes/bell.ink': '' })))).toBe(false);
  });

  it('does not turn for a few minutes', () => {
    const late = { day: 1, part: 'afternoon', tick: 9 } as const;
    expect(afterTime(late, '15 minutes', undefined, true)).toEqual(late);
    expect(afterTime(late, 'an hour', undefined, true)).toMatchObject({ part: 'dusk' });
  });
});
