import { getOwn } from '../../../../src/sdk/index.ts';
import { DEALINGS } from './dealing.ts';
import { asDone } from './done.ts';
import * as acts from './frames/acts.ts';
import * as outcomes from './frames/outcomes.ts';
import { RETURNS } from './frames/world.ts';
import type { Deed } from './input.ts';
import type { Matter } from './matter.ts';
import { thingNoun } from './realise.ts';
import type { Line, Teller } from './teller.ts';

type Lines = (Line | null)[];
type Telling = (deed: Deed, matter: Matter, teller: Teller) => Lines;

const PAIN = 'an old hurt';
const PAIN_REST = 6;

/** What the deed caused: the first thing told, always. */
export function consequence(deed: Deed, matter: Matter, teller: Teller): Line[] {
  if (deed.decision !== null) return [teller.verbatim(deed.decision)];
  return [...told(deed, matter, teller), pain(matter, teller)].filter((line) => line !== null);
}

function told(deed: Deed, matter: Matter, teller: Teller): Lines {
  const person = matter.target;
  const dealing = person === null ? undefined : getOwn(DEALINGS, deed.verb);
  const lines = person !== null && dealing ? dealing(deed, person, matter, teller) : [];
  if (lines.some((line) => line !== null)) return lines;
  const telling = isItsOwn(deed) ? undefined : getOwn(TELLINGS, deed.verb);
  return (telling ?? asDone)(deed, matter, teller);
}

/** Whether only the deed's own words say what was done: “Wait by the pump for whoever leaves the hares”. */
function isItsOwn({ verb, text, target, topic }: Deed): boolean {
  if (verb === 'wait')
    return !/^wait (?:here )?until\b/i.test(text) && /\b(?:for|by|beside|with|under|behind)\b/i.test(text);
  if (verb === 'look' || verb === 'search')
    return (
      (target === null || target.id.startsWith('place:')) &&
      !/^(?:look|search|examine|study|take|walk (?:once )?round)\b/i.test(text) &&
      text !== ''
    );
  if (verb === 'try') return target === null && text !== '';
  if (verb === 'remember') return topic === null && !/^(?:piece|think|go|remember|recall)\b/i.test(text);
  if (verb === 'go') return !(target?.id.startsWith('place:') ?? false) && text !== '';
  return verb === 'sneak' && target === null && text !== '';
}

/** An old hurt is felt now and then. */
function pain(matter: Matter, teller: Teller): Line | null {
  const isFresh = matter.deed?.verb === 'fight' || matter.deed?.verb === 'try';
  if (!matter.input.isHurt || isFresh || teller.random.next() < 0.5) return null;
  if (teller.ledger.sinceSaid(PAIN) < PAIN_REST) return null;
  teller.ledger.mark(PAIN);
  return teller.spare(outcomes.HURTING, matter.roles);
}

const TELLINGS: Record<string, Telling> = {
  look: (deed, matter, teller) =>
    isThing(deed) ? lookAtThing(deed, matter, teller) : lookAround(matter, teller),
  search,
  try: attempt,
  take: (_, matter, teller) => [teller.frame(acts.TAKE, matter.roles), teller.fact(matter.placeFacts())],
  go: travel,
  sneak: (deed, matter, teller) =>
    deed.target?.id.startsWith('place:') ? creep(deed, matter, teller) : overhear(deed, matter, teller),
  wait: (_, matter, teller) => [teller.frame(acts.WAIT, matter.roles), teller.fact(matter.placeFacts())],
  rest: (_, matter, teller) => [teller.frame(acts.REST, matter.roles), teller.fact(matter.placeFacts())],
  remember: recollection,
};

/** What comes back when one thinks; what only others could say does not. */
function recollection(deed: Deed, matter: Matter, teller: Teller): Lines {
  const facts = deed.topic === null ? matter.worldFacts() : matter.topicFacts(deed.topic.id);
  const isVain = deed.topic !== null && !facts.some((fact) => !fact.spoken);
  if (isVain) return [teller.frame(acts.REMEMBER_IN_VAIN, matter.roles)];
  return [teller.frame(acts.REMEMBER, matter.roles), teller.fact(facts), teller.fact(facts)];
}

function lookAtThing(deed: Deed, matter: Matter, teller: Teller): Lines {
  if (!matter.isThere) return [teller.frame(acts.INTERRUPTED, matter.roles)];
  if (detailsFor(deed, matter).length === 0) return nothingMore(matter, teller);
  return [teller.frame(acts.LOOK_AT_THING, matter.roles), teller.fact(detailsFor(deed, matter))];
}

function nothingMore(matter: Matter, teller: Teller): Lines {
  return [teller.frame(acts.NOTHING_MORE_IN_THING, matter.roles), teller.fact(matter.placeFacts())];
}

function lookAround(matter: Matter, teller: Teller): Lines {
  const mark = `looked around ${matter.input.place?.id}`;
  const isFirst = teller.ledger.sinceSaid(mark) === Number.POSITIVE_INFINITY;
  teller.ledger.mark(mark);
  return [
    teller.frame(isFirst ? acts.LOOK_AROUND : [...acts.LOOK_AROUND, ...acts.LOOK_AGAIN], matter.roles),
    teller.fact(matter.placeFacts()),
    teller.fact(matter.placeFacts()),
  ];
}

/** A search finds two things, or with half a success one of them, or nothing and a witness. */
function search(deed: Deed, matter: Matter, teller: Teller): Lines {
  const found = () => teller.fact(isThing(deed) ? detailsFor(deed, matter) : matter.hiddenFacts());
  if (matter.isThere && isThing(deed) && deed.result === null && detailsFor(deed, matter).length === 0)
    return nothingMore(matter, teller);
  const opening = teller.frame(matter.isThere ? acts.SEARCH : acts.INTERRUPTED, matter.roles);
  const turn = deed.result && teller.frame(outcomes.FINDING[deed.result], matter.roles);
  if (deed.result === 'failure') return [opening, turn, teller.fact(matter.placeFacts())];
  if (deed.result === 'partial') return [opening, found() ?? teller.fact(matter.placeFacts()), turn];
  return [opening, turn, found() ?? teller.fact(matter.placeFacts()), found()];
}

function attempt(deed: Deed, matter: Matter, teller: Teller): Lines {
  const turn = deed.result && teller.frame(outcomes.ATTEMPT[deed.result], matter.roles);
  const gain = deed.result === 'failure' ? null : teller.fact(detailsFor(deed, matter));
  return [teller.frame(acts.TRY, matter.roles), turn, gain];
}

function travel(deed: Deed, matter: Matter, teller: Teller): Lines {
  const { place } = matter.input;
  const isElsewhere = deed.target !== null && place !== null && deed.target.id !== place.id;
  if (isElsewhere) {
    const roles = { ...matter.roles, goal: thingNoun(deed.target?.name ?? '') };
    const frames = place.arrived ? outcomes.DIVERTED : outcomes.HELD_BACK;
    return [teller.frame(frames, roles), teller.fact(matter.placeFacts())];
  }
  return arrival(place?.isNew ? acts.GO : [...acts.GO, ...acts.GO_BACK], matter, teller);
}

function arrival(frames: readonly string[], matter: Matter, teller: Teller, turn: Line | null = null): Lines {
  const isNew = matter.input.place?.isNew ?? false;
  return [
    teller.frame(frames, matter.roles),
    turn,
    isNew || teller.random.next() < 0.5 ? null : teller.spare(RETURNS, matter.roles),
    teller.fact(matter.placeFacts()),
    isNew ? teller.fact(matter.placeFacts()) : null,
  ];
}

function creep(deed: Deed, matter: Matter, teller: Teller): Lines {
  const turn = deed.result && teller.frame(outcomes.STEALTH[deed.result], matter.roles);
  return arrival(acts.SNEAK_TO, matter, teller, turn);
}

/** Listening unseen: found out, one hears nothing; half unseen, one line of it. */
function overhear(deed: Deed, matter: Matter, teller: Teller): Lines {
  const [one, two] = matter.input.people;
  const opening = teller.frame(acts.OVERHEAR, matter.roles);
  const turn = deed.result && teller.frame(outcomes.STEALTH[deed.result], matter.roles);
  if (one === undefined) return [opening, turn, teller.fact(matter.hiddenFacts())];
  if (deed.result === 'failure')
    return [opening, turn, teller.spare(outcomes.COST_WITH, matter.roles, matter.target ?? one)];
  const first = teller.speech(one, one.lines);
  if (deed.result === 'partial') return [opening, first, turn];
  const opinions = two === undefined ? [] : [...matter.opinion(one, two.id), ...matter.opinion(two, one.id)];
  return [
    opening,
    turn,
    first,
    two === undefined ? null : teller.speech(two, two.lines),
    teller.fact(opinions),
  ];
}

function isThing(deed: Deed): boolean {
  return deed.target?.id.startsWith('thing:') ?? false;
}

function detailsFor(deed: Deed, matter: Matter) {
  return deed.target === null ? matter.hiddenFacts() : matter.thingFacts(deed.target.id);
}
