import type { Candidate, Reason } from '../candidate.ts';
import { wrongIn } from '../debts.ts';
import type { Matter } from '../matter.ts';
import { asReason, PASSING, type Past } from '../past.ts';

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
export function* hours({ input, past, random }: Matter): Iterable<Candidate> {
  const { part } = input.time;
  const time: Reason = { kind: 'place', ref: 'time', text: `It is ${part}` };
  const isAlone = input.people.length === 0;
  const isLate = part === 'evening' || part === 'night';
  const open = unsettled(past);
  yield {
    verb: 'wait',
    tags: [],
    text:
      open === null ? `Wait here until ${NEXT_PART[part]}` : `Wait until ${NEXT_PART[part]}${open.waiting}`,
    hint: random.pick([
      'Hours do not come back.',
      'Whoever passes will see you standing there.',
      'Others will not be waiting.',
    ]),
    stakes: 'time',
    because: [...(open === null ? [] : [open.because]), time],
    score: (isAlone ? 0.5 : 0.2) + (part === 'afternoon' || part === 'dusk' ? 0.3 : 0),
  };
  if (!isLate) return;
  yield {
    verb: 'rest',
    tags: [],
    text: open?.sleeping ?? random.pick(['Sleep until it is light', 'Find a corner and sleep']),
    hint: 'The night will go by without you.',
    stakes: 'time',
    because: [...(open === null ? [] : [open.because]), time],
    score: part === 'night' ? 1.1 : 0.6,
  };
}

interface Unsettled {
  sleeping: string;
  /** What follows “Wait until dusk”. */
  waiting: string;
  because: Reason;
}

const ANSWERED =
  /^You (?:asked|pressed) (\p{Lu}[\p{L}.’' -]*?) (?:again )?(?:for the rest )?about ([^.(]+?)(?: \(|\.)/u;

/** What one would lie awake over: the last thing that was asked of somebody, or done to them. */
function unsettled({ memories }: Past): Unsettled | null {
  const last = memories.find(({ npcs, actionType }) => npcs.length > 0 && !PASSING.has(actionType));
  if (last === undefined) return null;
  const because = asReason(last);
  const wrong = wrongIn(last.summary);
  if (wrong !== null) {
    const sleeping = `Sleep on it, with ${wrong} on your conscience`;
    return { sleeping, waiting: ` with ${wrong} on your conscience`, because };
  }
  const [, who, what] = ANSWERED.exec(last.summary) ?? [];
  if (what === undefined) return null;
  return {
    sleeping: `Sleep on what ${who} said of ${what}`,
    waiting: `, going over what ${who} said of ${what}`,
    because,
  };
}
