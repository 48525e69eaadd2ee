import type { Candidate, Stakes } from './candidate.ts';

/** For when there is hardly anything to go by. They lose against anything the author wrote. */
export function genericChoices(): Candidate[] {
  const one = (verb: string, text: string, stakes: Stakes, score: number): Candidate => ({
    verb,
    tags: [],
    text,
    stakes,
    because: [{ kind: 'place', ref: 'anywhere', text: 'One can always do that' }],
    score,
  });
  return [
    one('look', 'Look around with care', 'discovery', -3),
    one('go', 'Walk on and see what comes', 'leaving', -3.1),
    one('wait', 'Wait and listen', 'time', -3.2),
    one('search', 'Search for what others have missed', 'discovery', -3.3),
  ];
}
