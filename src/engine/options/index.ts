import type { Option } from '../../contracts/question.ts';
import { verbOf } from '../../rules/acts.ts';
import { isSpent } from '../question/input.ts';
import { filterAllowed } from './allowed.ts';
import { answersTo } from './answers/index.ts';
import { belongings } from './belongings.ts';
import { bonds } from './bonds.ts';
import { gifts } from './gifts.ts';
import { hours } from './hours.ts';
import { tellings } from './knowledge.ts';
import { type Draft, idOf, type OptionInput, optionFrom } from './option.ts';
import { plotOptions } from './plot.ts';
import { pressure } from './pressure.ts';
import { shelter } from './shelter.ts';
import { talk } from './talk.ts';
import { things } from './things.ts';
import { wants } from './wants.ts';
import { ways } from './ways.ts';
import { isBearable, weighed } from './weigh.ts';

export type { OptionInput } from './option.ts';

/** As many as a writer of choices can use. */
const MOST = 12;
const FEWEST = 8;
/** Answers beyond this crowd out everything else. */
const MOST_ANSWERS = 6;
/** An answer to the question comes before what has nothing to do with it. */
const WORTH_OF_AN_ANSWER = 3;
/** What is left to do here once the player has had time for it counts for less. */
const SPENT = 5;
/** Of one act, at most; of one person or thing, at most. */
const MOST_OF_AN_ACT = 2;
const MOST_OF_A_TARGET = 3;

/** What the rules allow now, what suits the moment first. */
export function optionsFor(input: OptionInput): Option[] {
  if (input.brief.ending !== null) return [];
  const { next } = input.brief.question;
  const answers = next === null ? [] : answersTo(next, input);
  const plot = [...plotOptions(input)];
  const spent = isSpent(input);
  const others = [...withPeople(input), ...things(input), ...shelter(input), ...ways(input), ...hours(input)]
    .filter((draft) => isBearable(draft, input))
    .map((draft) => weighed(draft, input))
    .map((draft) => (spent && !isBegun(draft) ? { ...draft, weight: draft.weight - SPENT } : draft));
  const drafts = merged([
    ...plot,
    ...answers.map((draft) => ({ ...draft, weight: draft.weight + WORTH_OF_AN_ANSWER })),
    ...others,
  ]);
  const options = drafts.map((draft) => optionFrom(draft, input));
  return picked(filterAllowed(options, input.circumstances.campaign));
}

/** Where the player has had time for themselves, only what was promised comes before the way on. */
function isBegun({ act, want }: Draft): boolean {
  return act === 'help' && want !== undefined;
}

function* withPeople(input: OptionInput): Iterable<Draft> {
  for (const person of input.brief.people) {
    yield* talk(person, input);
    yield* bonds(person, input);
    yield* wants(person, input);
    yield* gifts(person, input);
    yield* belongings(person, input);
    yield* pressure(person, input);
    yield* tellings(person, input);
  }
}

/** One option for each deed: the first says what it is, an answer stays an answer. */
function merged(drafts: readonly Draft[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const draft of drafts) {
    const id = idOf(draft);
    const first = found.get(id);
    const answers = first?.answers ?? draft.answers;
    found.set(
      id,
      first === undefined
        ? draft
        : {
            ...first,
            ...(answers !== undefined && { answers }),
            because: [...first.because, ...draft.because],
            weight: Math.max(first.weight, draft.weight),
          },
    );
  }
  return [...found.values()];
}

/** The best, not too many of one kind; what the plot waits for and the answers are always among them. */
function picked(options: readonly Option[]): Option[] {
  const sorted = options.toSorted((one, other) => other.weight - one.weight);
  const must = sorted.filter(({ intent }) => intent.decides !== undefined || intent.wanted !== undefined);
  const answers = sorted
    .filter((option) => option.answers !== undefined && !must.includes(option))
    .slice(0, MOST_ANSWERS);
  const chosen = [...must, ...answers];
  for (const option of sorted) {
    if (chosen.length >= MOST) break;
    if (chosen.includes(option)) continue;
    const { act, target } = option.intent;
    const ofAct = chosen.filter(({ intent }) => verbOf(intent.act) === verbOf(act)).length;
    const ofTarget = chosen.filter(({ intent }) => target !== undefined && intent.target === target).length;
    if (ofAct < MOST_OF_AN_ACT && ofTarget < MOST_OF_A_TARGET) chosen.push(option);
  }
  // In a bare place more of the same is better than nothing.
  const rest = sorted.filter((option) => !chosen.includes(option));
  chosen.push(...rest.slice(0, Math.max(0, FEWEST - chosen.length)));
  return chosen.slice(0, MOST).sort((one, other) => other.weight - one.weight);
}
