import { locative, type Random } from '../../../../src/sdk/index.ts';
import type { Candidate, Reason } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

/** A part of the day as something that can be used up. */
export function spanOf(part: string): string {
  return /^(?:morning|afternoon|evening|night)$/.test(part) ? `the ${part}` : 'the hour';
}

const NEXT_PART = {
  dawn: 'morning',
  morning: 'noon',
  noon: 'afternoon',
  afternoon: 'dusk',
  dusk: 'evening',
  evening: 'night',
  night: 'dawn',
} as const;

/** What a hand can carry off, unless the author has tied it down. */
const PORTABLE =
  /\b(?:key|letter|note|map|book|coin|knife|bottle|cup|photograph|picture|watch|spoon|glove|hat|scarf|button|feather|doll|whistle|comb|locket|candle|pen|ribbon|card|ticket)$/;
const TIED_DOWN = /\b(?:chain|nail|bolt|screw|fix|hang|hung|built|wall)/;

/** What can be done with the place itself: its things, its ways, its hours. */
export function* withPlace(
  input: ChoicesInput,
  random: Random,
  isTold: (name: string) => boolean,
): Iterable<Candidate> {
  yield* things(input, random, isTold);
  yield* ways(input, random, isTold);
  yield* hours(input, random);
  yield* thoughts(input, isTold);
  const { place } = input;
  if (place !== null && !place.holdsMore) return;
  yield {
    verb: 'look',
    tags: [],
    text:
      place === null
        ? 'Look around with care'
        : random.pick([
            `Take a slow look round ${place.name}`,
            `Look at ${place.name} as if for the first time`,
          ]),
    stakes: 'discovery',
    because: [
      place === null
        ? { kind: 'place', ref: 'here', text: 'You have not seen much of it yet' }
        : {
            kind: 'place',
            ref: place.ref || place.id,
            text: `There is more to ${place.name} than you have seen`,
          },
    ],
    score: 0.6,
  };
}

function* things(
  input: ChoicesInput,
  random: Random,
  isTold: (name: string) => boolean,
): Iterable<Candidate> {
  const isWatched = input.people.some(({ regard }) => regard <= -15);
  for (const thing of input.things) {
    const isFresh = isTold(thing.name);
    if (!thing.known && !isFresh) continue;
    const because: Reason[] = [
      { kind: 'place', ref: thing.ref || thing.id, text: thing.note || `${thing.name} is here` },
    ];
    if (thing.holdsMore) {
      const search = random.next() < 0.4;
      yield {
        verb: search ? 'search' : 'look',
        target: thing.id,
        tags: [],
        text: search
          ? random.pick([
              `Go over ${thing.name} inch by inch`,
              `Search ${thing.name} while you can`,
              `Take ${thing.name} apart with your eyes`,
            ])
          : random.pick([
              `Examine ${thing.name}`,
              `Look more closely at ${thing.name}`,
              `Study ${thing.name}`,
            ]),
        ...(isWatched
          ? { hint: 'You will be watched.' }
          : search && input.people.length > 0
            ? {
                hint: random.pick([
                  'You may be asked what you are looking for.',
                  'It will not look like idle interest.',
                ]),
              }
            : {}),
        stakes: 'discovery',
        because,
        score: 1.2 + (isFresh ? 1.1 : 0),
      };
    }
    if (PORTABLE.test(thing.name) && !TIED_DOWN.test(thing.note)) {
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
  const isSpent = input.people.length === 0 && input.place?.holdsMore === false;
  const restless = 0.25 * (sinceMoved === -1 ? input.recent.length : sinceMoved) + (isSpent ? 0.6 : 0);
  for (const exit of input.exits) {
    const base = {
      verb: 'go',
      target: exit.id,
      tags: [],
      stakes: 'leaving' as const,
      ...leavingHint(input, random),
    };
    const why = exit.visited ? `You know the way to ${exit.name}` : `You have not been to ${exit.name}`;
    const because: Reason[] = [{ kind: 'place', ref: exit.ref || exit.id, text: why }];
    const score = (exit.visited ? 0.5 : 0.9) + (isTold(exit.name) ? 0.6 : 0) + Math.min(1.4, restless);
    const [friend] = exit.people;
    if (friend !== undefined) {
      const reason: Reason = { kind: 'npc', ref: friend, text: `${friend} is usually there at this hour` };
      yield {
        ...base,
        text: `Look for ${friend} ${locative(exit.name)}`,
        because: [reason, ...because],
        score: score + 0.25,
      };
    } else {
      const texts = exit.visited
        ? [`Go back to ${exit.name}`, `Return to ${exit.name}`]
        : [
            `Go and see ${exit.name}`,
            `Make your way to ${exit.name}`,
            `Set out for ${exit.name}`,
            `Walk to ${exit.name}`,
          ];
      yield { ...base, text: random.pick(texts), because, score };
    }
  }
}

function leavingHint({ people }: ChoicesInput, random: Random): { hint?: string } {
  const host = people[0];
  if (host === undefined || random.next() < 0.4) return {};
  const name = host.shortName || host.name;
  return {
    hint: random.pick([
      `${name} may not be here when you come back.`,
      'What goes on here will go on without you.',
      `You leave ${name} to think about you.`,
    ]),
  };
}

function* hours(input: ChoicesInput, random: Random): Iterable<Candidate> {
  const { part } = input.time;
  const time: Reason = { kind: 'time', ref: 'time', text: `It is ${part}` };
  const isAlone = input.people.length === 0;
  yield {
    verb: 'wait',
    tags: [],
    text: `Wait here until ${NEXT_PART[part]}`,
    hint: random.pick([
      'Hours do not come back.',
      `The rest of ${spanOf(part)} is the price.`,
      'Others will not be waiting.',
    ]),
    stakes: 'time',
    because: [time],
    score: (isAlone ? 0.6 : 0.3) + (part === 'afternoon' || part === 'dusk' ? 0.4 : 0),
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
      text: `Piece together what you know of ${topic.name}`,
      stakes: 'time',
      because: [{ kind: 'lore', ref: topic.ref || topic.id, text: `You have heard of ${topic.name}` }],
      score: isAlone ? 1.1 : 0.3,
    };
  }
}
