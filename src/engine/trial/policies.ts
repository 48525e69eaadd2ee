import type { Random } from '../../base/random.ts';
import type { Answer } from '../../contracts/question.ts';
import { ruleOf, verbOf } from '../../rules/acts.ts';
import type { Odds } from '../../rules/roll.ts';
import type { OfferedChoice } from '../scene.ts';

export interface Situation {
  random: Random;
  /** How often each deed was done before, by `deedOf`. */
  done: ReadonlyMap<string, number>;
}

/** Chooses one of at least one choice by act, stakes, answer and odds; it never reads the wording. */
export type Policy = (choices: readonly OfferedChoice[], situation: Situation) => OfferedChoice;

/** Players of different kinds, who act by what a choice is and not by how it reads. */
export const POLICIES: Readonly<Record<string, Policy>> = {
  first: (choices) => choices[0] as OfferedChoice,
  last: (choices) => choices.at(-1) as OfferedChoice,
  kind: preferring(kindness),
  cruel: preferring((choice) => -kindness(choice)),
  curious: preferring(curiosity),
  bold: preferring(boldness),
  careful: preferring((choice) => -boldness(choice)),
  random: (choices, { random }) => choices[Math.floor(random.next() * choices.length)] as OfferedChoice,
};

/** The deed itself: the same act on the same target is the same deed. */
export function deedOf({
  intent: { act, target = '', topic = '', item = '', fact = '' },
}: OfferedChoice): string {
  return [act, target, topic, item, fact].join('|');
}

export function canBeChosen({ needs }: OfferedChoice): boolean {
  return needs === undefined;
}

/** Whatever they are like, players rather go where they are asked to go. */
const FOLLOWS = 2;

/** The choice that scores highest. What was done before counts less each time, so that nobody goes round in circles. */
function preferring(score: (choice: OfferedChoice) => number): Policy {
  return (choices, { done, random }) => {
    const scored = choices.map((choice) => ({
      choice,
      score:
        score(choice) +
        (choice.answers === 'go' ? FOLLOWS : 0) -
        (done.get(deedOf(choice)) ?? 0) +
        random.next() / 100,
    }));
    return scored.reduce((best, one) => (one.score > best.score ? one : best)).choice;
  };
}

const KIND_ANSWERS: Partial<Record<Answer, number>> = {
  meet: 2,
  tell: 1,
  show: 1,
  refuse: -2,
  lie: -2,
  use: -3,
};
const KIND_ACTS: Readonly<Record<string, number>> = {
  thank: 2,
  comfort: 3,
  make_amends: 3,
  promise: 2,
  accept: 2,
  confess: 1,
  warn: 2,
  refuse: -2,
  accuse: -3,
  deceive: -3,
  steal: -4,
  flee: -1,
};

function kindness({ intent: { act }, answers }: OfferedChoice): number {
  const { opinion, opinionAfter } = ruleOf(act);
  const expected = opinion?.target ?? opinionAfter?.partial.target ?? 0;
  return (KIND_ACTS[act] ?? 0) + expected / 7 + (answers === undefined ? 0 : (KIND_ANSWERS[answers] ?? 0));
}

const CURIOUS_ANSWERS: Partial<Record<Answer, number>> = {
  ask_back: 3,
  read: 4,
  take: 1,
  go: 2,
  leave: -2,
  put_off: -2,
};
const CURIOUS_VERBS: Readonly<Record<string, number>> = {
  look: 3,
  search: 4,
  sneak: 2,
  talk: 1,
  go: 1,
  wait: -3,
  rest: -3,
};

function curiosity({ intent: { act }, answers }: OfferedChoice): number {
  const more = act === 'ask' || act === 'read' || act === 'eavesdrop' ? 2 : 0;
  return (
    (CURIOUS_VERBS[verbOf(act)] ?? 0) + more + (answers === undefined ? 0 : (CURIOUS_ANSWERS[answers] ?? 0))
  );
}

const BOLD_ANSWERS: Partial<Record<Answer, number>> = {
  decide: 2,
  use: 2,
  refuse: 1,
  take: 1,
  put_off: -3,
  leave: -2,
  keep: -1,
};

function boldness({ intent: { act, decides }, answers, roll }: OfferedChoice): number {
  const { rolled, dangerous, weighty } = ruleOf(act);
  const risk = roll === undefined ? (rolled === true ? 2 : 0) : 2 + 2 * failureOf(roll);
  const idle = ['wait', 'rest', 'remember'].includes(verbOf(act)) ? -2 : 0;
  const weight = Number(dangerous === true) + Number(weighty === true) + Number(decides !== undefined);
  return risk + weight + idle + (answers === undefined ? 0 : (BOLD_ANSWERS[answers] ?? 0));
}

function failureOf(roll: NonNullable<OfferedChoice['roll']>): number {
  const { failure = 0 }: Partial<Odds> = roll.odds;
  return failure;
}
