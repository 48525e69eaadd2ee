import type { Random } from '../../../../src/sdk/index.ts';
import type { Candidate, Reason } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

const NEXT_PART = {
  dawn: 'morning',
  morning: 'noon',
  noon: 'afternoon',
  afternoon: 'dusk',
  dusk: 'evening',
  evening: 'night',
  night: 'dawn',
} as const;

/** What a hand can carry off. */
const PORTABLE =
  /\b(?:key|letter|note|map|book|coin|ring|knife|lantern|lamp|bottle|cup|bell|mirror|photograph|picture|watch|spoon|glove|hat|scarf|button|feather|stone|bone|doll|whistle|comb|locket|candle|pen|ribbon|rope|card|ticket|box of \w+)$/;

/** What can be done with the place itself: its things, its ways, its hours. */
export function* withPlace(input: ChoicesInput, random: Random, isTold: (name: string) => boolean): Iterable<Candidate> {
  yield* things(input, random, isTold);
  yield* ways(input, random, isTold);
  yield* hours(input, random);
  yield* thoughts(input, isTold);
  const { place } = input;
  yield {
    verb: 'look',
    tags: [],
    text: place === null ? 'Look around with care' : random.pick([`Take a slow look round ${place.name}`, `Look at ${place.name} as if for the first time`]),
    stakes: 'discovery',
    because: [
      place === null
        ? { kind: 'place', ref: 'here', text: 'You have not seen much of it yet' }
        : { kind: 'place', ref: place.ref || place.id, text: `There is more to ${place.name} than you have seen` },
    ],
    score: 0.6,
  };
}

function* things(input: ChoicesInput, random: Random, isTold: (name: string) => boolean): Iterable<Candidate> {
  const isWatched = input.people.some(({ regard }) => regard <= -15);
  for (const thing of input.things) {
    const isFresh = isTold(thing.name);
    if (!thing.known && !isFresh) continue;
    const because: Reason[] = [{ kind: 'place', ref: thing.ref || thing.id, text: thing.note || `${thing.name} is here` }];
    if (thing.holdsMore) {
      const search = random.next() < 0.4;
      yield {
        verb: search ? 'search' : 'look',
        target: thing.id,
        tags: [],
        text: search
          ? random.pick([`Go over ${thing.name} inch by inch`, `Search ${thing.name} while you can`])
          : random.pick([`Examine ${thing.name}`, `Look more closely at ${thing.name}`, `Study ${thing.name}`]),
        ...(isWatched ? { hint: 'You will be watched.' } : search ? { hint: 'Somebody may ask what you want with it.' } : {}),
        stakes: 'discovery',
        because,
        score: 1.2 + (isFresh ? 1.1 : 0),
      };
    }
    if (PORTABLE.test(thing.name)) {
      yield {
        verb: 'take',
        target: thing.id,
        tags: [],
        text: `Take ${thing.name} with you`,
        hint: 'It may be missed.',
        stakes: 'gain',
        because,
        score: 0.7,
      };
    }
  }
}

function* ways(input: ChoicesInput, random: Random, isTold: (name: string) => boolean): Iterable<Candidate> {
  const sinceMoved = input.recent.findIndex(({ verb }) => verb === 'go');
  const restless = 0.25 * (sinceMoved === -1 ? input.recent.length : sinceMoved);
  for (const exit of input.exits) {
    const isFresh = isTold(exit.name);
    yield {
      verb: 'go',
      target: exit.id,
      tags: [],
      text: exit.visited
        ? random.pick([`Go back to ${exit.name}`, `Return to ${exit.name}`])
        : random.pick([`Go and see ${exit.name}`, `Make your way to ${exit.name}`, `Set out for ${exit.name}`]),
      hint: 'Whatever is happening here will happen without you.',
      stakes: 'leaving',
      because: [
        {
          kind: 'place',
          ref: exit.ref || exit.id,
          text: exit.visited ? `You know the way to ${exit.name}` : `You have not been to ${exit.name}`,
        },
      ],
      score: (exit.visited ? 0.5 : 0.9) + (isFresh ? 0.6 : 0) + Math.min(1.2, restless),
    };
  }
}

function* hours(input: ChoicesInput, random: Random): Iterable<Candidate> {
  const { part } = input.time;
  const time: Reason = { kind: 'time', ref: 'time', text: `It is ${part}` };
  const isAlone = input.people.length === 0;
  yield {
    verb: 'wait',
    tags: [],
    text: `Wait here until ${NEXT_PART[part]}`,
    hint: 'Hours do not come back.',
    stakes: 'time',
    because: [time],
    score: (isAlone ? 0.9 : 0.45) + (part === 'afternoon' || part === 'dusk' ? 0.4 : 0),
  };
  if (part === 'evening' || part === 'night') {
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
}

function* thoughts(input: ChoicesInput, isTold: (name: string) => boolean): Iterable<Candidate> {
  const isAlone = input.people.length === 0;
  for (const topic of input.topics) {
    if (!topic.holdsMore || !(topic.raised || isTold(topic.name))) continue;
    yield {
      verb: 'remember',
      tags: [topic.id],
      text: `Go over what you know of ${topic.name}`,
      stakes: 'time',
      because: [{ kind: 'lore', ref: topic.ref || topic.id, text: `You have heard of ${topic.name}` }],
      score: isAlone ? 1.1 : 0.3,
    };
  }
}
