import { aptitudeFor } from '../aptitude.ts';
import type { Candidate, Reason } from '../candidate.ts';
import type { ChoicesInput } from '../input.ts';
import type { Matter } from '../matter.ts';
import { about, asReason } from '../past.ts';
import { nameThatTold } from '../tellers.ts';
import { callName } from '../words.ts';

type Thing = ChoicesInput['things'][number];

const WRITTEN =
  /\b(?:list|notice|log|book|letter|ledger|note|map|sign|inscription|register|file|papers?|order|newspaper|poster|calendar|plaque|label|diary|chart)s?$/i;
const HOLLOW =
  /\b(?:beds?|drawers?|barrels?|cabinets?|box|boxes|chests?|desks?|tables?|counters?|shel(?:f|ves)|trunks?|cupboards?|bags?|coats?|heaps?|piles?|bins?|baskets?|wardrobes?|crates?|sacks?|pockets?|nets?)$/i;
const CLIMBABLE =
  /\b(?:walls?|trees?|ladder|rocks?|cliff|tower|fence|mast|crane|scaffold(?:ing)?|chimney|drainpipe|rope|trellis|roof|steeple)$/i;
const LOCKABLE = /\b(?:lock|door|hatch|gate|safe|chest|cabinet|strongbox|cupboard|drawer|vault|padlock)s?$/i;
/** What a hand can carry off, unless the author has tied it down. */
const PORTABLE =
  /\b(?:key|letter|note|map|book|coin|knife|bottle|cup|photograph|picture|watch|spoon|glove|hat|scarf|button|feather|doll|whistle|comb|locket|candle|pen|ribbon|card|ticket)$/i;
const TIED_DOWN = /\b(?:chain|nail|bolt|screw|fix|hang|hung|built|wall|string|pinned|pasted)/i;

const LOOKS = new Set(['look', 'search']);

/** What can be done with the things of a place that one knows of. */
export function* things(matter: Matter): Iterable<Candidate> {
  for (const thing of matter.input.things) {
    const isFresh = matter.isTold(thing.name);
    if (!thing.known && !isFresh) continue;
    if (thing.holdsMore) yield closerLook(thing, matter, isFresh);
    yield* attempts(thing, matter);
    if (PORTABLE.test(thing.name) && !TIED_DOWN.test(thing.note)) {
      yield {
        verb: 'take',
        target: thing.id,
        tags: [],
        text: `Take ${thing.name} with you`,
        hint: 'It may be missed.',
        stakes: 'gain',
        because: seen(thing, matter),
        score: 0.7,
      };
    }
  }
}

function closerLook(thing: Thing, matter: Matter, isFresh: boolean): Candidate {
  const { input, random } = matter;
  const { name } = thing;
  const isHollow = HOLLOW.test(name);
  const again = about(matter.past, name).some(({ actionType }) => LOOKS.has(actionType)) ? ' again' : '';
  const plain = WRITTEN.test(name)
    ? `Read ${again && 'the rest of '}${name}`
    : isHollow
      ? random.pick([`Search ${name}${again}`, `Go through ${name}${again}`])
      : again
        ? random.pick([`Look at ${name} again`, `Take another look at ${name}`])
        : random.pick([`Examine ${name}`, `Study ${name}`, `Look closely at ${name}`]);
  const source = again ? null : nameThatTold(name, input, matter.past);
  const text = source === null ? plain : `${plain}, after what ${source} let slip`;
  const watcher = input.people.find(({ regard }) => regard <= -15);
  const hint =
    watcher !== undefined
      ? `${callName(watcher)} will be watching.`
      : isHollow && input.people.length > 0
        ? 'You may be asked what you are looking for.'
        : null;
  return {
    verb: isHollow ? 'search' : 'look',
    target: thing.id,
    tags: [],
    text,
    ...(hint !== null && { hint }),
    stakes: 'discovery',
    because: seen(thing, matter),
    score: 1.2 + (isFresh ? 1.1 : 0),
  };
}

/** What the nimble open, the strong force and the agile climb, where there is something to be had by it. */
function* attempts(thing: Thing, matter: Matter): Iterable<Candidate> {
  const { persona, people } = matter.input;
  const isWatched = people.length > 0;
  const attempt = (gift: string, rest: Pick<Candidate, 'text' | 'hint' | 'stakes' | 'tags'>): Candidate[] => {
    const skill = aptitudeFor(gift, persona);
    if (skill?.level !== 'high') return [];
    const because = [skill.reason, ...seen(thing, matter)];
    return [{ verb: 'try', target: thing.id, because, score: 1.3, ...rest }];
  };
  if (!thing.holdsMore) return;
  if (LOCKABLE.test(thing.name)) {
    const isLock = /\b(?:lock|padlock)s?$/i.test(thing.name);
    yield* attempt('sneak', {
      tags: ['lock'],
      text: isLock ? `Pick ${thing.name}` : `Pick the lock of ${thing.name}`,
      hint: isWatched ? 'Not with somebody looking on.' : 'It will leave marks.',
      stakes: 'stealth',
    });
    yield* attempt('force', {
      tags: ['force'],
      text: isLock ? `Break ${thing.name}` : `Force ${thing.name} open`,
      hint: 'It cannot be done quietly.',
      stakes: 'force',
    });
  }
  if (CLIMBABLE.test(thing.name))
    yield* attempt('climb', {
      tags: ['climb'],
      text: `Climb ${thing.name}`,
      hint: isWatched ? 'You will be looked at all the way up.' : 'It is a long way down.',
      stakes: 'discovery',
    });
}

function seen(thing: Thing, { input, past }: Matter): Reason[] {
  const [memory] = about(past, thing.name);
  const before: Reason = { kind: 'memory', ref: thing.id, text: `You have seen ${thing.name} before` };
  const text = thing.note || `${thing.name} is here`;
  return [
    ...(memory !== undefined
      ? [asReason(memory, thing.name)]
      : thing.known && input.scene > 1
        ? [before]
        : []),
    { kind: 'place', ref: thing.ref || thing.id, text },
  ];
}
