import {
  createRandom,
  fingerprint,
  type JsonObject,
  type Random,
  typeset,
} from '../../../../src/sdk/index.ts';
import { type Candidate, idOf } from './candidate.ts';
import type { ChoicesInput } from './input.ts';
import { withPeople } from './people.ts';
import { withPlace } from './places.ts';
import { withPlot } from './plot.ts';

/** Scenes for which it is remembered what was offered. */
const MEMORY = 6;
/** What a fourth choice must be worth to be offered. */
const WORTH_A_FOURTH = 0.45;

export interface Options {
  min: number;
  max: number;
  hints: boolean;
}

export interface Offer {
  choices: Candidate[];
  /** What was offered when, to be kept with the session. */
  memory: JsonObject;
}

/**
 * Picks three or four things worth doing: by what is here, by what was just told, by what is unfinished; each with
 * another verb and, where it can be had, another target and other stakes.
 */
export function choose(
  input: ChoicesInput,
  prose: string,
  offered: Record<string, number>,
  options: Options,
): Offer {
  const random = createRandom(`${input.seed}/choices/${input.scene}`);
  const told = normal(prose);
  const isTold = (name: string) => told.includes(normal(name.replace(/^(?:the|an?)\s+/i, '')));
  const candidates = [
    ...withPlot(input),
    ...withPeople(input, isTold),
    ...withPlace(input, random, isTold),
  ].map((candidate) => ({
    ...candidate,
    text: typeset(candidate.text),
    score: candidate.score + 0.5 * random.next() - staleness(candidate, input, offered),
  }));
  const choices = select([...candidates, ...generic(random)], options);
  return {
    choices: choices.map((choice) => (options.hints ? choice : withoutHint(choice))),
    memory: remember(choices, input, offered),
  };
}

/** What was done lately or offered in vain tempts less. */
function staleness(
  candidate: Candidate,
  { recent, scene }: ChoicesInput,
  offered: Record<string, number>,
): number {
  const seen = offered[fingerprint(idOf(candidate))];
  const ignored = seen === undefined ? 0 : seen >= scene - 1 ? 0.9 : 0.35;
  const repeated = recent
    .slice(0, 3)
    .reduce(
      (sum, { verb, target }, age) =>
        sum + (verb === candidate.verb && (target ?? undefined) === candidate.target ? 1.4 / (age + 1) : 0),
      0,
    );
  const sameVerb = recent[0]?.verb === candidate.verb ? 0.4 : 0;
  const pressed =
    candidate.verb === 'persuade' &&
    recent.some(({ verb, target }) => verb === 'persuade' && target === candidate.target);
  const sameThing = candidate.target?.startsWith('thing:') && recent[0]?.target === candidate.target ? 1 : 0;
  return ignored + repeated + sameVerb + sameThing + (pressed ? 0.4 : 0);
}

function select(candidates: readonly Candidate[], { min, max }: Options): Candidate[] {
  const picked: Candidate[] = [];
  while (picked.length < max) {
    const best = candidates
      .filter((candidate) => picked.every((other) => differ(candidate, other)))
      .map((candidate) => ({
        candidate,
        score: candidate.score - sameness(candidate, picked) + contrast(candidate, picked),
      }))
      .sort((a, b) => b.score - a.score)[0];
    if (best === undefined) break;
    if (picked.length >= min && best.score < WORTH_A_FOURTH) break;
    picked.push(best.candidate);
  }
  return picked;
}

/** Two verbs, two first words, and not one subject twice: to ask about it and to think about it lead to one place. */
function differ(one: Candidate, two: Candidate): boolean {
  const isSameSubject = one.tags.some((tag) => two.tags.includes(tag));
  if (one.verb.startsWith('decide:') && two.verb.startsWith('decide:')) return one.verb !== two.verb;
  return one.verb !== two.verb && firstWord(one.text) !== firstWord(two.text) && !isSameSubject;
}

function sameness(candidate: Candidate, picked: readonly Candidate[]): number {
  return picked.reduce(
    (sum, { target, stakes }) =>
      sum +
      (target !== undefined && target === candidate.target ? 0.5 : 0) +
      (stakes === candidate.stakes && stakes !== 'turning point' ? 0.6 : 0),
    0,
  );
}

/** Kindness tempts more beside force, and force beside kindness. */
function contrast({ stakes }: Candidate, picked: readonly Candidate[]): number {
  const opposite = stakes === 'force' ? 'kindness' : stakes === 'kindness' ? 'force' : null;
  return picked.some((other) => other.stakes === opposite) ? 0.35 : 0;
}

/** For when there is hardly anything to go by. They lose against anything the author wrote. */
function generic(random: Random): Candidate[] {
  const base = {
    tags: [],
    because: [{ kind: 'place' as const, ref: 'anywhere', text: 'One can always do that' }],
  };
  return [
    {
      ...base,
      verb: 'look',
      text: 'Look around with care',
      stakes: 'discovery',
      score: -2 + random.next() / 10,
    },
    {
      ...base,
      verb: 'go',
      text: 'Walk on and see what comes',
      stakes: 'leaving',
      score: -2 + random.next() / 10,
    },
    { ...base, verb: 'wait', text: 'Wait and listen', stakes: 'time', score: -2 + random.next() / 10 },
    { ...base, verb: 'search', text: 'Search for what others have missed', stakes: 'discovery', score: -3 },
  ];
}

function remember(
  choices: readonly Candidate[],
  { scene }: ChoicesInput,
  offered: Record<string, number>,
): JsonObject {
  const old = Object.entries(offered).filter(([, seen]) => scene - seen >= MEMORY);
  return {
    ...Object.fromEntries(old.map(([key]) => [key, null])),
    ...Object.fromEntries(choices.map((choice) => [fingerprint(idOf(choice)), scene])),
  };
}

function withoutHint({ hint: _, ...choice }: Candidate): Candidate {
  return choice;
}

function firstWord(text: string): string {
  return text.split(' ')[0]?.toLowerCase() ?? '';
}

function normal(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
