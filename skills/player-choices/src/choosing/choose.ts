import { createRandom, fingerprint, type JsonObject, typeset, wordCount } from '../../../../src/sdk/index.ts';
import { aptitudeFor } from './aptitude.ts';
import { type Candidate, hasPast, idOf, isDangerous } from './candidate.ts';
import { withDifficulty } from './difficulty.ts';
import { genericChoices } from './generic.ts';
import { type Verbosity, withHint } from './hints.ts';
import type { ChoicesInput } from './input.ts';
import type { Matter } from './matter.ts';
import type { Past } from './past.ts';
import { withPeople } from './people/index.ts';
import { withPlace } from './place/index.ts';
import { withPlot } from './plot.ts';
import { select } from './select.ts';
import { staleness } from './staleness.ts';
import { callName, MAX_WORDS } from './words.ts';

/** Scenes for which it is remembered what was offered. */
const MEMORY = 6;
const MOST_REASONS = 3;
/** What it is worth that something was done or learned before. */
const WORTH_OF_A_PAST = 1.2;
/** What it is worth that a character stands out in what a deed calls for, and what it costs. */
const WORTH_OF_A_GIFT = 1;
const COST_OF_A_LACK = 0.3;
/** How often somebody is told beside a choice that they are good at it. */
const PRAISED = 0.35;

/** Risks that may be offered at once. More than two leave nothing for the careful. */
const RISKS = { open: 2, easing: 1, breather: 1 } as const;

export interface Options {
  min: number;
  max: number;
  hints: Verbosity;
  /** The chance of success below which the difficulty is shown. */
  threshold: number;
}

export interface Offer {
  choices: Candidate[];
  /** What was offered when, to be kept with the session. */
  memory: JsonObject;
}

/** Picks three or four things worth doing: by who and what is here, what was just told, what was, what is unfinished. */
export function choose(
  input: ChoicesInput,
  { prose, past, offered }: { prose: string; past: Past; offered: Record<string, number> },
  options: Options,
): Offer {
  const random = createRandom(`${input.seed}/choices/${input.scene}`);
  const told = normal(prose);
  const isTold = (name: string) => told.includes(normal(name.replace(/^(?:the|an?)\s+/i, '')));
  const matter: Matter = { input: withoutUnseen(input, isTold), past, random, isTold };
  const lastOffered = (candidate: Candidate) => offered[fingerprint(idOf(candidate))] ?? 0;
  const found = [...withPeople(matter), ...withPlace(matter)].filter(
    ({ text }) => wordCount(text) <= MAX_WORDS,
  );
  const scored = found
    .map((candidate) => suited(candidate, input))
    .map((candidate) => ({
      ...candidate,
      score: candidate.score + 0.5 * random.next() - staleness(candidate, input, lastOffered(candidate)),
    }));
  const plot = withPlot(input, past, lastOffered);
  const choices = select([...plot, ...bearable(scored, input), ...genericChoices()], {
    ...options,
    risks: RISKS[input.pace],
  })
    .map((candidate) => (random.next() < PRAISED ? praised(candidate, input) : candidate))
    .map((candidate) => withHint(withDifficulty(candidate, input, options.threshold), options.hints));
  return {
    choices: choices.map((choice) => ({
      ...choice,
      text: typeset(choice.text),
      because: choice.because.slice(0, MOST_REASONS),
    })),
    memory: remember(choices, input, offered),
  };
}

/** Whom neither the player knows nor the telling has named is not there for a reader. */
function withoutUnseen(input: ChoicesInput, isTold: (name: string) => boolean): ChoicesInput {
  return {
    ...input,
    people: input.people.filter((person) => person.met || isTold(person.name) || isTold(callName(person))),
  };
}

/** Tempting for this character: by what they are good at, and by what they have done. */
function suited(candidate: Candidate, { persona }: ChoicesInput): Candidate {
  const aptitude = aptitudeFor(candidate.verb, persona);
  const fit = aptitude === null ? 0 : aptitude.level === 'high' ? WORTH_OF_A_GIFT : -COST_OF_A_LACK;
  const isSaid = aptitude === null || candidate.because.some(({ ref }) => ref === aptitude.reason.ref);
  return {
    ...candidate,
    because: isSaid ? candidate.because : [...candidate.because.slice(0, MOST_REASONS - 1), aptitude.reason],
    score: candidate.score + fit + (hasPast(candidate) || isLearned(candidate) ? WORTH_OF_A_PAST : 0),
  };
}

/** Where no cost is to be feared there is room to say what speaks for it. */
function praised(candidate: Candidate, { persona }: ChoicesInput): Candidate {
  const aptitude = aptitudeFor(candidate.verb, persona);
  return candidate.hint === undefined && aptitude?.level === 'high'
    ? { ...candidate, hint: aptitude.praise }
    : candidate;
}

function isLearned({ because }: Candidate): boolean {
  return because.some(({ kind }) => kind === 'lore');
}

/** After so much danger, no more of it for a while: what may end in blows, or in being caught. */
function bearable(candidates: readonly Candidate[], { pace }: ChoicesInput): Candidate[] {
  return candidates.filter((candidate) => pace !== 'breather' || !isDangerous(candidate));
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

function normal(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
