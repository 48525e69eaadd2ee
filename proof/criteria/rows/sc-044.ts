import type { Criterion } from '../criterion.ts';
import { beatTiming } from '../figures/engine.ts';

const MOST = 2;

export const criterion: Criterion = {
  id: 'SC-044',
  what: 'Plot beat responsiveness',
  target: 'beats trigger within 2 scenes of their conditions',
  method:
    'As SC-035, campaign by campaign: the longest wait of any beat. Beats that were never ready do not count.',
  async measure(stage) {
    const parts: string[] = [];
    let [longest, beats] = [0, 0];
    for (const story of await stage.stories()) {
      const timing = await beatTiming([story]);
      parts.push(`${story.name} ${timing.longest} (${timing.beats} beats)`);
      longest = Math.max(longest, timing.longest);
      beats += timing.beats;
    }
    return { measured: `at most ${parts.join(', ')}`, passed: beats > 0 && longest <= MOST };
  },
};
