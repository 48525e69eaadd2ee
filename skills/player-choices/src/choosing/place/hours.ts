import type { Candidate, Reason } from '../candidate.ts';
import type { Matter } from '../matter.ts';

const NEXT_PART = {
  dawn: 'morning',
  morning: 'noon',
  noon: 'afternoon',
  afternoon: 'dusk',
  dusk: 'evening',
  evening: 'night',
  night: 'dawn',
} as const;

/** Time that can be let go by. */
export function* hours({ input, random }: Matter): Iterable<Candidate> {
  const { part } = input.time;
  const time: Reason = { kind: 'place', ref: 'time', text: `It is ${part}` };
  const isAlone = input.people.length === 0;
  const isLate = part === 'evening' || part === 'night';
  yield {
    verb: 'wait',
    tags: [],
    text: `Wait here until ${NEXT_PART[part]}`,
    hint: random.pick([
      'Hours do not come back.',
      'Whoever passes will see you standing there.',
      'Others will not be waiting.',
    ]),
    stakes: 'time',
    because: [time],
    score: (isAlone ? 0.5 : 0.2) + (part === 'afternoon' || part === 'dusk' ? 0.3 : 0),
  };
  if (!isLate) return;
  yield {
    verb: 'rest',
    tags: [],
    text: random.pick(['Sleep until it is light', 'Find a corner and sleep']),
    hint: 'The night will go by without you.',
    stakes: 'time',
    because: [time],
    score: part === 'night' ? 1.1 : 0.6,
  };
}
