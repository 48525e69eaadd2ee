import type { Person } from './input.ts';
import * as people from './frames/people.ts';
import { ALONE, HOURS } from './frames/world.ts';
import { type Matter, warmthOf } from './matter.ts';
import { personNoun, thingNoun } from './realise.ts';
import type { Line, Teller } from './teller.ts';

const GESTURES = { warm: people.WARM, neutral: people.NEUTRAL, cold: people.COLD };

/** A catchphrase tires sooner than any other line. */
const CATCHPHRASE_REST = 8;

/**
 * The world's answer to the deed: who came and went, who is new, what the hour has done, how the deeds of earlier
 * days show, and somebody speaking. As many lines as asked for, what is new before what is not.
 */
export function answer(matter: Matter, teller: Teller, howMany: number): Line[] {
  const lines: Line[] = [];
  const add = (...found: (Line | null)[]) => {
    for (const line of found) if (line !== null) lines.push(line);
  };

  for (const { name, pronoun } of matter.input.left.slice(0, 1)) {
    add(teller.frame(people.GOES, { who: personNoun(name, pronoun) }));
  }
  const newcomer = matter.input.people.find(({ met }) => !met);
  const comer = matter.input.people.find(({ arrived, met }) => arrived && met);
  if (newcomer !== undefined) add(...introduce(newcomer, matter, teller));
  else if (comer !== undefined) add(teller.frame(people.COMES, matter.roles, comer), ...aftermath(comer, teller));
  if (matter.input.time.turned && lines.length < howMany) add(hour(matter, teller));

  const host = matter.target ?? pickHost(matter, teller);
  if (lines.length < howMany && host !== null && host !== newcomer) {
    if (matter.input.place?.arrived) add(teller.frame(people.ALREADY_HERE, matter.roles, host));
    add(...aftermath(host, teller));
    add(...talking(host, matter, teller));
  }
  if (lines.length < howMany && matter.input.people.length === 0) add(teller.frame(ALONE, matter.roles));
  if (lines.length < howMany) add(teller.fact(matter.placeFacts()));
  if (lines.length < howMany) add(teller.fact(matter.worldFacts()));
  if (lines.length === 0) add(hour(matter, teller));
  return lines.slice(0, howMany + 1);
}

/** Somebody not met before: how they look, as the author saw them, and the first thing they say. */
function introduce(person: Person, matter: Matter, teller: Teller): (Line | null)[] {
  const looks = teller.fact(matter.personFacts(person, 'appearance')) ?? teller.frame(people.ALREADY_HERE, matter.roles, person);
  return [looks, teller.speech(person, person.lines)];
}

function hour(matter: Matter, teller: Teller): Line | null {
  const timely = matter.placeFacts().filter((fact) => fact.timely);
  return teller.fact(timely) ?? teller.frame(HOURS[matter.input.time.part] ?? [], matter.roles);
}

/** How an earlier deed shows, told once. */
function aftermath(person: Person, teller: Teller): (Line | null)[] {
  const { deed } = person;
  if (deed === null || teller.input.scene - deed.scene < 2) return [];
  const mark = `after ${person.id} ${deed.verb} ${deed.scene}`;
  if (teller.ledger.sinceSaid(mark) !== Number.POSITIVE_INFINITY) return [];
  const roles = deed.item === null ? {} : { item: thingNoun(deed.item) };
  const line = teller.frame(people.AFTER[deed.verb] ?? [], roles, person);
  if (line !== null) teller.ledger.mark(mark);
  return [line];
}

function talking(person: Person, matter: Matter, teller: Teller): (Line | null)[] {
  const warmth = warmthOf(person);
  const gesture = teller.frame(GESTURES[warmth], {}, person);
  if (warmth === 'cold') return [gesture];
  const line = teller.speech(person, person.lines) ?? catchphrase(person, teller) ?? teller.rumour(person, matter.worldFacts());
  const habit = teller.random.next() < 0.4 ? teller.fact(matter.personFacts(person, 'appearance')) : null;
  return [gesture, line, habit];
}

function catchphrase(person: Person, teller: Teller): Line | null {
  const mark = `catchphrase ${person.id}`;
  if (teller.ledger.sinceSaid(mark) < CATCHPHRASE_REST) return null;
  const line = teller.speech(person, person.catchphrases);
  if (line !== null) teller.ledger.mark(mark);
  return line;
}

function pickHost(matter: Matter, teller: Teller): Person | null {
  const { people: present } = matter.input;
  return present.length === 0 ? null : teller.random.pick(present);
}
