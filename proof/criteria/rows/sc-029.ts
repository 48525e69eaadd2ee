import type { Criterion } from '../criterion.ts';
import { at } from '../stage/world.ts';

const START = Date.UTC(2001, 0, 1, 8);
const WEEK_MS = 7 * 24 * 3_600_000;
const RATE = 0.1;
const TOLERANCE = 0.51;

export const criterion: Criterion = {
  id: 'SC-029',
  what: 'Reputation decay',
  target: '10 % lost in each unit of time, less for strong opinions',
  method:
    'Standings of 40, −20, 80 and −90 are made with `update-reputation` and read with `query-reputation` 1, 2, 5 and 10 weeks later in the story: weak ones must have lost a tenth a week, strong ones (50 and more) a twentieth while they are strong.',
  isQuick: true,
  async measure(stage) {
    const world = await stage.world();
    try {
      const starts: Record<string, number> = {
        'faction:mild': 40,
        'faction:cool': -20,
        'faction:loved': 80,
        'faction:hated': -90,
      };
      const time = (weeks: number) => ({ inGameTime: new Date(START + weeks * WEEK_MS).toISOString() });
      const changes = Object.entries(starts).map(([faction, change]) => ({
        faction,
        change,
        reason: 'A deed',
      }));
      await world.call('reputation/update-reputation', { changes }, time(0));
      const wrong: string[] = [];
      let [checked, shown] = [0, ''];
      for (const weeks of [1, 2, 5, 10]) {
        const { output } = await world.call(
          'reputation/query-reputation',
          { factions: Object.keys(starts) },
          time(weeks),
        );
        for (const [faction, start] of Object.entries(starts)) {
          const score = Number(at(output, 'reputation', faction, 'score'));
          checked += 1;
          if (Math.abs(score - faded(start, weeks)) > TOLERANCE)
            wrong.push(`${faction} after ${weeks}: ${score}, not ${faded(start, weeks).toFixed(1)}`);
          if (weeks === 1) shown += `${shown === '' ? '' : ', '}${start} → ${score}`;
        }
      }
      return {
        measured: `after a week ${shown}; ${checked - wrong.length} of ${checked} as they should be${wrong.length === 0 ? '' : ` (${wrong.join('; ')})`}`,
        passed: wrong.length === 0,
      };
    } finally {
      await world.close();
    }
  },
};

/** The rule, week by week: half the rate while the score is 50 or more. */
function faded(start: number, weeks: number): number {
  let score = start;
  for (let week = 0; week < weeks; week += 1) score *= 1 - (Math.abs(score) >= 50 ? RATE / 2 : RATE);
  return score;
}
