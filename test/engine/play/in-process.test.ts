import { describe, expect, it } from 'vitest';
import { ROOT } from '../../play/support/story.ts';
import { isVerifying } from '../../support/length.ts';
import { type Played, playAuto, storyOf, withoutPlanIds } from '../support/played.ts';

// The model is started for each story, as the program starts it: what it has read of the lore by a scene shows in it.
delete process.env['NARRATORIA_VECTORS'];
process.env['NARRATORIA_IN_PROCESS'] = 'skills';

/** `npm test` plays two scenes of one campaign with real processes. */
const CAMPAIGNS = isVerifying
  ? ['low-water', 'part-heard', 'the-extra-sleeper', 'the-honourable-snail']
  : ['low-water'];
const CHOICES = isVerifying ? 6 : 1;

describe.each(CAMPAIGNS)('%s', (name) => {
  it('is the same story to the letter, whether its skills are processes or functions', async () => {
    const play = (inProcess: boolean) =>
      playAuto(`${ROOT}/campaigns/${name}`, CHOICES, 'in-process', { inProcess });
    const [functions, processes] = [await play(true), await play(false)];
    expect([processes.exitCode, processes.stderr]).toEqual([0, '']);
    expect(processes.scenes).toHaveLength(CHOICES + 1);
    expect(storyOf(functions)).toEqual(storyOf(processes));
    // What is found of the lore depends on how much of it a model has read by then.
    const sizes = ({ states }: Played) =>
      states.map(({ lore: _, meaning: __, ...state }) => JSON.stringify(state).length);
    const worlds = ({ scenes }: Played) => withoutPlanIds(scenes.map(({ world }) => world));
    expect(worlds(functions)).toEqual(worlds(processes));
    expect(sizes(functions)).toEqual(sizes(processes));
  });
});
