import type { Candidate, Reason } from '../candidate.ts';
import { wrongIn } from '../debts.ts';
import type { Matter } from '../matter.ts';
import { asReason, PASSING, speaksOf } from '../past.ts';
import { teller } from '../tellers.ts';
import { opening } from '../words.ts';

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
export function* hours(matter: Matter): Iterable<Candidate> {
  const { input, random } = matter;
  const { part } = input.time;
  const time: Reason = { kind: 'place', ref: 'time', text: `It is ${part}` };
  const isAlone = input.people.length === 0;
  const isLate = part === 'evening' || part === 'night';
  const open = unsettled(matter);
  const waiting = {
    verb: 'wait',
    hint: random.pick([
      'Hours do not come back.',
      'Whoever passes will see you waiting.',
      'Others will not be waiting.',
    ]),
    stakes: 'time' as const,
    score: (isAlone ? 0.5 : 0.2) + (part === 'afternoon' || part === 'dusk' ? 0.3 : 0),
  };
  if (open !== null)
    yield {
      ...waiting,
      tags: open.tags,
      text: `Wait until ${NEXT_PART[part]}${open.waiting}`,
      because: [open.because, time],
    };
  yield { ...waiting, tags: [], text: `Wait here until ${NEXT_PART[part]}`, because: [time] };
  if (!isLate) return;
  yield {
    verb: 'rest',
    tags: open?.tags ?? [],
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
  tags: string[];
  because: Reason;
}

/** What one would lie awake over: the last thing that was asked of somebody, or done to them. */
function unsettled({ input, past }: Matter): Unsettled | null {
  const last = past.memories.find(({ npcs, actionType }) => npcs.length > 0 && !PASSING.has(actionType));
  if (last === undefined) return null;
  const because = asReason(last);
  const wrong = wrongIn(opening(last.summary, 400));
  if (wrong !== null) {
    const sleeping = `Sleep on it, with ${wrong} on your conscience`;
    return { sleeping, waiting: ` with ${wrong} on your conscience`, tags: [], because };
  }
  const topic = input.topics.find(
    ({ name, toldBy }) => toldBy.some((id) => last.npcs.includes(id)) && speaksOf(last.summary, name),
  );
  const who =
    topic && teller({ ...topic, toldBy: topic.toldBy.filter((id) => last.npcs.includes(id)) }, input);
  if (topic === undefined || !who) return null;
  return {
    sleeping: `Sleep on what ${who} said of ${topic.name}`,
    waiting: `, going over what ${who} said of ${topic.name}`,
    tags: [topic.id],
    because,
  };
}
