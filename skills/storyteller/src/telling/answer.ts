import { getOwn } from '../../../../src/sdk/index.ts';
import { callback } from './callback.ts';
import * as people from './frames/people.ts';
import { ALONE, HOURS } from './frames/world.ts';
import type { Person } from './input.ts';
import { type Matter, warmthOf } from './matter.ts';
import { personNoun } from './realise.ts';
import type { Line, Teller } from './teller.ts';

const HURTING = new Set(['threaten', 'fight']);
const TALKING = new Set(['talk', 'persuade', 'help', 'give', 'threaten']);

/** A catchphrase tires sooner than any other line. */
const CATCHPHRASE_REST = 8;

/**
 * The world's answer to the deed: who came and went, who is new, what the hour has done, how the deeds of earlier
 * days show, and somebody speaking. As many lines as asked for, what is new before what is not.
 */
export function answer(matter: Matter, teller: Teller, howMany: number): Line[] {
  const { input } = matter;
  const lines: Line[] = [];
  const add = (...found: (Line | null)[]) => {
    for (const line of found) if (line !== null) lines.push(line);
  };
  const newcomer = input.people.find(({ met }) => !met);
  const comer = input.people.find(({ arrived, met }) => arrived && met);
  const sought = soughtIn(matter);

  const leaver = input.left[0];
  if (leaver !== undefined && (input.people.length === 0 || teller.random.next() < 0.4))
    add(teller.spare(people.GOES, { who: personNoun(leaver.name, leaver.pronoun) }));
  add(missed(matter, teller));
  if (input.time.turned) add(hour(matter, teller));
  if (sought !== null) add(teller.spare(people.ALREADY_HERE, matter.roles, sought));
  if (newcomer !== undefined) add(...introduce(newcomer, matter, teller));
  else if (comer !== undefined && !teller.hasNamed(comer))
    add(teller.spare(people.COMES, matter.roles, comer));
  add(...callback(matter, teller));

  const host = hostOf(matter, teller);
  if (lines.length < howMany && host !== null && host !== newcomer) {
    if (input.place?.arrived && host !== sought) add(teller.spare(people.ALREADY_HERE, matter.roles, host));
    add(...company(host, matter, teller));
  }
  if (lines.length < howMany && input.people.length === 0 && input.left.length === 0)
    add(alone(matter, teller));
  if (lines.length < howMany) add(teller.fact(matter.placeFacts()));
  if (lines.length < howMany) add(teller.fact(matter.worldFacts()));
  if (lines.length === 0) add(hour(matter, teller) ?? teller.frame(ALONE, matter.roles));
  const told = lines.slice(0, howMany + 2);
  const also = alsoHere(matter, teller);
  return also === null ? told : [...told, also];
}

/** Whoever is there and was not spoken of, so that nobody comes out of the wall later. */
function alsoHere({ input }: Matter, teller: Teller): Line | null {
  const unseen = input.people.filter(
    (person) => person.met && (input.place?.arrived || person.arrived) && !teller.hasNamed(person),
  );
  const names = unseen.map(({ name, shortName }) => shortName || name);
  const last = names.pop();
  if (last === undefined) return null;
  const [only] = unseen;
  const other =
    names.length === 0 && only !== undefined
      ? personNoun(last, only.pronoun)
      : { text: `${names.join(', ')} and ${last}`, plural: true, pronoun: 'they' as const };
  return teller.spare(people.ALSO_HERE, { other });
}

/** The one whom the way was taken to see: “Look for Fenella in the Linen Hall”. */
function soughtIn({ input, deed }: Matter): Person | null {
  if (deed?.verb !== 'go') return null;
  const isNamed = ({ name, shortName }: Person) => deed.text.includes(` ${shortName || name} `);
  return input.people.find((person) => person.met && isNamed(person)) ?? null;
}

/** Whoever was looked for and has gone elsewhere meanwhile: that is said. */
function missed({ input, deed, roles }: Matter, teller: Teller): Line | null {
  if (deed?.verb !== 'go' || deed.target?.id !== input.place?.id) return null;
  if (!/^(?:look for|face)\b/i.test(deed.text)) return null;
  const other = teller.ledger.nameIn(deed.text);
  if (other === null || input.people.some(({ name, shortName }) => (shortName || name) === other.name))
    return null;
  return teller.frame(people.NOT_FOUND, { ...roles, who: personNoun(other.name, other.pronoun) });
}

/** Somebody not met before: how they look, as the author saw them, and the first thing they say. */
function introduce(person: Person, matter: Matter, teller: Teller): (Line | null)[] {
  const notice =
    !teller.hasNamed(person) && teller.random.next() < 0.6
      ? teller.spare(people.NOTICED, matter.roles)
      : null;
  const looks =
    teller.fact(matter.personFacts(person, 'appearance')) ??
    teller.frame(people.ALREADY_HERE, matter.roles, person);
  return [notice, looks, teller.speech(person, person.lines)];
}

function hour(matter: Matter, teller: Teller): Line | null {
  const timely = matter.placeFacts().filter((fact) => fact.timely);
  return teller.fact(timely) ?? teller.spare(getOwn(HOURS, matter.input.time.part) ?? [], matter.roles);
}

/** Being alone is news only when one has just come. */
function alone(matter: Matter, teller: Teller): Line | null {
  return matter.input.place?.arrived || teller.random.next() < 0.3 ? teller.spare(ALONE, matter.roles) : null;
}

/** Someone who is there: after a talk they rarely need another line, and may simply be looked at. */
function company(person: Person, matter: Matter, teller: Teller): (Line | null)[] {
  const isHurt = person === matter.target && HURTING.has(matter.deed?.verb ?? '');
  const warmth = isHurt ? 'cold' : warmthOf(person, teller.input.scene);
  const hasSpoken = person === matter.target && TALKING.has(matter.deed?.verb ?? '');
  const looks = [...matter.personFacts(person, 'appearance'), ...matter.personFacts(person, 'background')];
  if (hasSpoken && teller.random.next() < 0.6) return [teller.fact(looks), teller.fact(matter.placeFacts())];
  const gesture = teller.spare(people.IDLE[warmth], {}, person);
  if (warmth === 'cold') return [gesture];
  const line =
    teller.speech(person, person.lines) ??
    catchphrase(person, teller) ??
    teller.rumour(person, matter.worldFacts());
  return [gesture, line, teller.random.next() < 0.4 ? teller.fact(looks) : null];
}

function catchphrase(person: Person, teller: Teller): Line | null {
  const mark = `catchphrase ${person.id}`;
  if (teller.ledger.sinceSaid(mark) < CATCHPHRASE_REST) return null;
  const line = teller.speech(person, person.catchphrases);
  if (line !== null) teller.ledger.mark(mark);
  return line;
}

/** Who holds the floor: the one the deed was done to, unless they have just been driven off. */
function hostOf(matter: Matter, teller: Teller): Person | null {
  const { target, deed } = matter;
  if (target !== null && deed?.verb !== 'fight') return target;
  const sought = soughtIn(matter);
  if (sought !== null) return sought;
  const others = matter.input.people.filter((person) => person !== target);
  return others.length === 0 ? null : teller.random.pick(others);
}
