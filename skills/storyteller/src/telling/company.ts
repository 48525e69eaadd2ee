import { english, isNamedIn } from '../../../../src/sdk/index.ts';
import { roleOf, tellCarried, tellManner, tellRelation, tellStanding } from './character.ts';
import { tellState } from './effects.ts';
import type { Facts } from './facts.ts';
import type { Person } from './input.ts';
import { tellPast } from './memory.ts';
import { warmthOf } from './tags.ts';
import { tellWhoYouAre } from './who-you-are.ts';
import type { Writer } from './writer.ts';

/** A catchphrase tires sooner than any other line. */
const CATCHPHRASE_REST = 8;
/** Words of the result after which whoever stands by need not speak. */
const ENOUGH = 45;

/** The world's answer: who came and went, who is met, how earlier days show, and somebody speaking. */
export function tellCompany(writer: Writer, facts: Facts, isRoomy: () => boolean): void {
  const { input } = writer;
  const stranger = input.people.find(({ id, met }) => !met && !writer.history.hasSeen(id));
  const comer = input.people.find(({ met, arrived }) => met && arrived);
  tellLeaving(writer);
  const host = hostOf(writer);
  sought(writer);
  if (stranger !== undefined) introduce(stranger, writer, facts);
  else if (comer !== undefined && !writer.hasNamed(calledName(comer)))
    writer.line('comes', { person: comer, spare: true });
  else if (host !== null && input.place?.arrived && !writer.hasNamed(calledName(host)))
    writer.line('here', { person: host, spare: true });
  else if (input.people.length === 0 && input.place?.arrived && !input.plot.knocks.some(({ told }) => told))
    writer.line('arrive.empty', { spare: true });
  tellChanged(writer);
  if (isRoomy()) tellPast(writer);
  const isUnseen = input.deed?.verb === 'sneak' && input.deed.result !== 'failure' && !input.place?.arrived;
  if (host !== null && host !== stranger && isRoomy() && !isUnseen) {
    company(host, writer, facts);
    tellRelation(host, writer);
  }
  const listener = host ?? stranger ?? null;
  // Who is in the premise knows the player already.
  tellWhoYouAre(listener !== null && isInPremise(listener, writer) ? null : listener, writer);
  others(writer);
}

/** Who is not as they were when one last saw them. */
function tellChanged(writer: Writer): void {
  const { people, effects } = writer.input;
  // What changes somebody in this very scene is still to be told.
  const isNew = (id: string) => effects.some((one) => one.kind === 'state' && one.person === id);
  for (const person of people) if (!isNew(person.id) && tellState(person, writer)) return;
}

/** Whoever was here and matters, and has gone: who was spoken to, who asked something, the last one, or all of them. */
export function tellLeaving(writer: Writer): void {
  const { left, people, deed, question, plot } = writer.input;
  const [first, second] = left;
  if (first === undefined) return;
  if (second !== undefined && people.length === 0) {
    writer.line('goes.all', { spare: true });
    return;
  }
  // Of who asks the player to come along it is told with that.
  const asks = plot.knocks.find(({ told, place }) => told && place.id === question.next?.about)?.from?.id;
  const leaver = left.find(({ id }) => id === deed?.target?.id || id === question.last?.from);
  const gone = leaver ?? (people.length === 0 ? first : undefined);
  if (gone !== undefined && gone.id !== asks)
    writer.line('goes', { roles: { who: english.person(gone.name, gone.pronoun) }, spare: true });
}

export function calledName({ shortName, name }: Person): string {
  return shortName || name;
}

/** Who holds the floor: whom the planner has chosen, or whom the deed was done to. */
export function hostOf({ input, history }: Writer): Person | null {
  const { people, deed, direction, question } = input;
  const met = people.filter(({ id, met: isMet }) => isMet || history.hasSeen(id));
  const chosen = [direction.focus, deed?.target?.id, question.next?.from];
  return (
    chosen.map((id) => met.find((person) => person.id === id)).find((person) => person !== undefined) ??
    met[0] ??
    null
  );
}

/** Whoever was looked for: here after all, or gone. */
function sought(writer: Writer): void {
  const { deed, people } = writer.input;
  if (deed?.verb !== 'go' || !deed.topic?.id.startsWith('person:')) return;
  const person = people.find(({ id }) => id === deed.topic?.id);
  if (person !== undefined) writer.line('found', { person, spare: true });
  else writer.line('missed_person', { roles: { other: english.words(deed.topic.name) } });
}

/** Looks that say how old somebody is. */
const AGE = /\b(?:old|older|elderly|aged|young|younger|child|boy|girl|years?|grey-haired|wrinkled)\b/i;

/** Somebody not met before: how they look, as the author saw them, what they carry, and the first thing they say. */
export function introduce(person: Person, writer: Writer, facts: Facts): void {
  const looks = facts.of(person, 'appearance');
  const isKnown = isInPremise(person, writer);
  if (looks.length > 0) {
    if (!isKnown && writer.random.next() < 0.6) writer.line('meet', { spare: true });
    writer.fact(looks);
  } else if (!isKnown) {
    const groups = person.role === '' ? ['meet.bare'] : ['meet.named', 'meet.bare'];
    writer.line(groups, { person, roles: { role: english.words(roleOf(person)) } });
  }
  if (!isKnown) tellStanding(person, writer);
  writer.history.see(person.id);
  for (const { id } of looks) writer.history.tell(id);
  const isAged = looks.some(({ text }) => AGE.test(text));
  if (!isAged) writer.line('meet.age', { person, spare: true });
  tellCarried(person, writer);
  if (!writer.speech(person, person.lines)) tellManner(person, writer);
}

/** Whether the premise, told a moment ago, has introduced somebody. */
export function isInPremise({ name }: Person, { input: { deed, opening } }: Writer): boolean {
  return deed === null && opening.some((paragraph) => isNamedIn(paragraph, name));
}

/**
 * Somebody known, when the deed was not done to them. Where one has just met again they are seen and say something of
 * their own; who has stood by all the time only speaks when nothing else has happened.
 */
function company(person: Person, writer: Writer, facts: Facts): void {
  const { deed, scene, place, question } = writer.input;
  if (deed?.target?.id === person.id || writer.soured.has(person.id)) return;
  const isAgain = place?.arrived === true || person.arrived;
  // Whoever asks something next has the floor then.
  const isGreeted = writer.hasNamed(calledName(person)) && isAgain;
  if (!isAgain && (writer.words >= ENOUGH || question.next?.from === person.id)) return;
  if (!isGreeted && !tellBearing(person, writer)) writer.line('lines.lead', { person, spare: true });
  if (warmthOf(person, scene) === 'cold' || question.next?.from === person.id) return;
  const background = facts.of(person, 'background');
  if (!writer.speech(person, person.lines) && !catchphrase(person, writer) && !writer.fact(background))
    writer.line('idle', { person, spare: true });
}

/** How somebody is with others, how they are, or what they carry: one of it, whatever was not told lately. */
function tellBearing(person: Person, writer: Writer): boolean {
  return tellRelation(person, writer) || tellManner(person, writer) || tellCarried(person, writer);
}

function catchphrase(person: Person, writer: Writer): boolean {
  const mark = `catchphrase ${person.id}`;
  const [phrase] = person.catchphrases;
  if (phrase === undefined || writer.history.sinceSaid(mark) < CATCHPHRASE_REST) return false;
  writer.say(person, phrase);
  writer.history.mark(mark);
  return true;
}

/** Whoever else is there and was not spoken of, so that nobody comes out of the wall later. */
function others(writer: Writer): void {
  const { people, place } = writer.input;
  const unseen = people.filter(
    (person) => person.met && (place?.arrived || person.arrived) && !writer.hasNamed(calledName(person)),
  );
  if (unseen.length === 0) return;
  const other = { ...english.words(english.list(unseen.map(calledName))), plural: unseen.length > 1 };
  writer.line('also_here', { roles: { other }, spare: true });
}
