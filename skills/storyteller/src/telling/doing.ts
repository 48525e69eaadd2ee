import { english } from '../../../../src/sdk/index.ts';
import { asDone, hasOwnWords } from './conversation.ts';
import type { Facts } from './facts.ts';
import type { Deed, Person } from './input.ts';
import type { Writer } from './writer.ts';

type Telling = (deed: Deed, writer: Writer, facts: Facts) => void;

const TELLINGS: Readonly<Record<string, Telling>> = {
  look,
  search,
  take,
  go,
  sneak,
  wait: pass,
  rest: pass,
  remember,
  try: attempt,
};

/** Sentences of the author's that one look at a thing takes in: mostly all there is. */
const MOST_SEEN = 4;
/** Facts that come to mind at once. */
const MOST_REMEMBERED = 3;
/** Parts of a day that are more than a while. */
const LONG = 2;

/** Tells what was done to things and places; whatever has no line of its own is told in the words of the choice. */
export function doDeed(deed: Deed, writer: Writer, facts: Facts): void {
  const telling = TELLINGS[deed.verb];
  if (telling === undefined) done(deed, writer, facts);
  else telling(deed, writer, facts);
}

function done(deed: Deed, writer: Writer, facts: Facts): void {
  // What is let be is told in a line, and tells nothing.
  if (deed.act === 'keep' && deed.target !== null && writer.line('leave_be')) return;
  if (!(hasOwnWords(deed) && asDone(deed, writer)) && !writer.line(deed.act)) asDone(deed, writer);
  rolled(deed, writer);
  const witness = deed.result === null && hasOwnWords(deed) ? witnessOf(writer) : null;
  if (witness !== null) writer.line('deed.seen', { person: witness, spare: true });
  if (deed.verb !== 'decide') writer.fact(bearingOn(deed, facts));
}

function rolled(deed: Deed, writer: Writer): void {
  if (deed.result !== null) writer.line([`${deed.verb}.${deed.result}`, `roll.${deed.result}`]);
}

/** Somebody who is known and looks on. */
export function witnessOf({ input }: Writer): Person | null {
  return input.people.find(({ met, arrived }) => met && !arrived) ?? null;
}

function bearingOn({ target, topic }: Deed, facts: Facts) {
  return [...(target ? facts.thing(target.id) : []), ...(topic ? facts.about(topic.id) : [])];
}

function look(deed: Deed, writer: Writer, facts: Facts): void {
  if (isOwn(deed) && writer.line('look.item')) return;
  if (!isThing(deed)) {
    lookAround(deed, writer, facts);
    return;
  }
  const found = facts.thing(deed.target?.id ?? '');
  if (found.length === 0) {
    writer.line('look.nothing');
    return;
  }
  writer.line(deed.act === 'read' ? ['read', 'look.thing'] : 'look.thing');
  for (const fact of found.slice(0, MOST_SEEN)) writer.fact([fact]);
}

/** What the player carries is looked at wherever they are. */
function isOwn({ target, item }: Deed): boolean {
  return target === null && item !== null;
}

function lookAround(deed: Deed, writer: Writer, facts: Facts): void {
  const seen = facts.place();
  if (!isUnnamed(deed) || !asDone(deed, writer))
    writer.line(seen.length === 0 ? 'look.around_nothing' : 'look.around');
  rolled(deed, writer);
  // Where there is nothing more to see, one sees how it is in this part of the world.
  if (!writer.fact(seen)) writer.fact(facts.ofWorld());
  writer.fact(facts.place());
}

/** Whether only the player's own words say what was done, since the intent names nothing. */
function isUnnamed(deed: Deed): boolean {
  const { target, topic, item, text } = deed;
  const namesNothing = target === null && topic === null && item === null;
  return hasOwnWords(deed) && namesNothing && text.split(' ').length > 3;
}

/** A search finds two things, or with half a success one of them, or nothing and a witness. */
function search(deed: Deed, writer: Writer, facts: Facts): void {
  const found = () => (isThing(deed) ? facts.thing(deed.target?.id ?? '') : facts.hidden());
  if (found().length === 0 && deed.result === null && isThing(deed)) {
    look(deed, writer, facts);
    return;
  }
  writer.line('search');
  if (deed.result === 'failure') {
    writer.line('search.failure');
    return;
  }
  writer.line(`search.${deed.result ?? 'success'}`);
  if (!writer.fact(found())) writer.fact(facts.place());
  if (deed.result !== 'partial') writer.fact(found());
}

function take(deed: Deed, writer: Writer, facts: Facts): void {
  const roles = deed.item === null && deed.target ? { item: english.thing(deed.target.name) } : {};
  if (!writer.line([deed.act, 'take'], { roles, person: witnessOf(writer) })) asDone(deed, writer);
  rolled(deed, writer);
  writer.fact(bearingOn(deed, facts));
}

function attempt(deed: Deed, writer: Writer, facts: Facts): void {
  if (isUnnamed(deed) || !writer.line([deed.act, 'try'])) asDone(deed, writer);
  rolled(deed, writer);
  if (deed.result !== 'failure') writer.fact(bearingOn(deed, facts));
}

/** That much time has gone by, where it has: nobody is told of a while when it was a day. A rest says so itself. */
export function tellLongTime(writer: Writer): boolean {
  const { time, deed } = writer.input;
  if (time.again) return writer.line('passing.again');
  if (time.passed < LONG || deed?.verb === 'rest') return false;
  return writer.line(time.nights > 0 ? 'passing.overnight' : 'passing.long');
}

function pass(deed: Deed, writer: Writer, facts: Facts): void {
  if (!isUnnamed(deed) || !asDone(deed, writer)) writer.line(['sheltered', deed.verb]);
  if (tellLongTime(writer)) return;
  const { weather } = writer.input.time;
  if (weather !== null && writer.line(`weather.${weather.sky}`, { spare: true })) return;
  const timely = facts.place().filter((fact) => fact.timely);
  if (!writer.fact(timely) && writer.input.time.turned) writer.line(`passing.${writer.input.time.part}`);
  if (deed.verb === 'wait') writer.fact(facts.ofWorld());
}

function remember(deed: Deed, writer: Writer, facts: Facts): void {
  const own = deed.topic === null ? facts.about('world') : facts.about(deed.topic.id);
  const found = facts.answers();
  const known = deed.asked !== null || deed.topic !== null ? [...found, ...own] : own;
  if (known.every(({ spoken }) => spoken) && (deed.topic !== null || deed.asked !== null)) {
    writer.line(['remember.vain', 'remember.nothing']);
    return;
  }
  if (deed.asked === null) writer.line('remember');
  else asDone(deed, writer);
  for (let told = 0; told < MOST_REMEMBERED && writer.fact(known); told += 1) writer.recalls += 1;
}

function go(deed: Deed, writer: Writer, facts: Facts): void {
  const { place } = writer.input;
  const isElsewhere = deed.target !== null && place !== null && deed.target.id !== place.id;
  if (isElsewhere && deed.target?.id.startsWith('place:')) {
    const roles = { goal: english.thing(deed.target.name) };
    writer.line(place.arrived ? 'diverted' : 'held_back', { roles });
    return;
  }
  if (!place?.arrived) {
    if (!asDone(deed, writer)) writer.line('wait');
    return;
  }
  const other = deed.topic?.id.startsWith('person:') ? english.words(deed.topic.name) : undefined;
  // Where the author's sentence begins with the name, it need not be said just before.
  const [first] = facts.place();
  const isNamedNext = first?.text.startsWith(english.capitalise(place.name)) === true;
  const groups = [
    ...(deed.act === 'go' ? [] : [deed.act]),
    ...(other ? ['go.seeking'] : []),
    ...(isNamedNext && place.isNew ? ['go.unnamed'] : []),
  ];
  writer.line([...groups, place.isNew || writer.random.next() < 0.4 ? 'go' : 'go.back', 'go'], {
    roles: { other },
  });
  arrive(writer, facts);
}

function arrive(writer: Writer, facts: Facts): void {
  writer.fact(facts.place());
  if (writer.input.place?.isNew) writer.fact(facts.place());
}

/** Going unseen, or listening unseen: found out, one hears nothing; half unseen, one line of it. */
function sneak(deed: Deed, writer: Writer, facts: Facts): void {
  const isAway = deed.target?.id.startsWith('place:') ?? false;
  const [one, two] = writer.input.people;
  if (deed.act === 'hide')
    writer.line(deed.item === null && !isThing(deed) ? 'hide.self' : 'hide', { person: one ?? null });
  else writer.line(isAway ? 'sneak' : 'eavesdrop', { person: isAway ? null : (one ?? null) });
  if (deed.act === 'hide') {
    if (one === undefined || deed.result === null) rolled(deed, writer);
    else writer.line(`hide.${deed.result}`, { person: one });
    return;
  }
  rolled(deed, writer);
  if (isAway) {
    arrive(writer, facts);
    return;
  }
  if (deed.result === 'failure') return;
  if (one !== undefined) writer.speech(one, one.lines);
  if (one === undefined) writer.fact(facts.hidden());
  else if (two !== undefined && deed.result !== 'partial')
    writer.fact([...facts.opinion(one, two.id), ...facts.opinion(two, one.id)]);
}

function isThing({ target }: Deed): boolean {
  return target?.id.startsWith('thing:') ?? false;
}
