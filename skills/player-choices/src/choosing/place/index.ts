import type { Candidate } from '../candidate.ts';
import type { Matter } from '../matter.ts';
import { hours } from './hours.ts';
import { things } from './things.ts';
import { thoughts } from './thoughts.ts';
import { ways } from './ways.ts';

/** What can be done with the place itself: its things, its ways, its hours, and what one makes of it all. */
export function* withPlace(matter: Matter): Iterable<Candidate> {
  yield* surroundings(matter);
  yield* things(matter);
  yield* ways(matter);
  yield* hours(matter);
  yield* thoughts(matter);
}

function* surroundings({ input: { place }, random }: Matter): Iterable<Candidate> {
  if (place === null || !place.holdsMore) return;
  // Two wordings, since another choice may begin with the same word: “Look for Iz on the Pan”.
  for (const text of random.shuffle([`Look round ${place.name}`, `Take a turn round ${place.name}`]))
    yield {
      verb: 'look',
      tags: [],
      text,
      stakes: 'discovery',
      because: [
        {
          kind: 'place',
          ref: place.ref || place.id,
          text: `There is more to ${place.name} than you have seen`,
        },
      ],
      score: 0.4,
    };
}
