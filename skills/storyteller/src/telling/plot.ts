import { capitalise, english, isNamedIn, sentencesOf, typeset } from '../../../../src/sdk/index.ts';
import { introduce } from './company.ts';
import type { Facts } from './facts.ts';
import type { Beat, Deed, Ending, Person } from './input.ts';
import { deedMark } from './memory.ts';
import { donePast } from './recap.ts';
import { staged } from './staging.ts';
import type { ToldHistory } from './told-history.ts';
import type { Writer, Written } from './writer.ts';

const MOST_DEEDS = 4;
/** Keeps what was done: everything for a while, what one may be remembered for to the end. */
export function keepDeed(deed: Deed | null, history: ToldHistory): void {
  if (deed === null || deed.text === '') return;
  history.mark(deedMark(deed.verb, deed.target?.id ?? ''));
  const done = donePast(deed);
  if (done !== null) history.keepDeed(done);
}

/** A moment of the plot: what happens, what is said, how it turned out. The words are the author's. */
export function tellBeat(beat: Beat, writer: Writer, facts: Facts, arrive: () => void): Written[] {
  const toldBefore = writer.written.length;
  writer.paragraph();
  arrive();
  if (beat.carries) {
    writer.line('brought');
    writer.fact(facts.place().filter(({ timely }) => !timely));
  }
  const stranger = strangerIn(beat, writer);
  if (stranger !== undefined) {
    introduce(stranger, writer, facts);
    writer.paragraph();
  }
  writer.verbatim(asSentence(beat.description));
  const names = writer.input.people.flatMap((one) => [one.name, one.shortName]);
  for (const { speaker, name, line, context } of beat.dialogue) {
    writer.paragraph();
    const person = writer.input.people.find(({ id }) => id === speaker?.id) ?? null;
    const noun = english.person(person?.shortName || speaker?.name || name, person?.pronoun ?? 'they');
    const said = staged(typeset(line), noun, typeset(context), { names, random: writer.random });
    writer.verbatim(said, person, true);
    if (person !== null) writer.history.talkWith(person.id);
  }
  writer.paragraph();
  if (beat.outcome !== null && beat.outcome !== '') writer.verbatim(asSentence(beat.outcome));
  return writer.written.slice(toldBefore);
}

/** Whoever the moment is about, where it gives them nothing to say and the player has not met them: they are heard first. */
function strangerIn({ description, dialogue }: Beat, { input, history }: Writer): Person | undefined {
  return input.people.find(
    ({ id, met, name, shortName, lines }) =>
      !met &&
      !history.hasSeen(id) &&
      lines.length > 0 &&
      dialogue.every(({ speaker }) => speaker?.id !== id) &&
      [name, shortName].some((called) => isNamedIn(description, called)),
  );
}

/** The ending as written, and what came after, as written. Where the author says no more, what the player did. */
export function tellEnding({ paragraphs, epilogue, recap: hasRecap }: Ending, writer: Writer): Written[] {
  const recap = hasRecap ? recapIn(writer) : '';
  const all = [...paragraphs, ...(recap === '' ? [] : [recap]), ...epilogue];
  return all.map((text) => ({ text: typeset(text), speaker: null }));
}

/** The few deeds that tell most, in the order in which they were done: no two of a kind while there are others. */
function recapIn(writer: Writer): string {
  const kinds = new Set<string>();
  // Stories of earlier versions have kept the words of choices, which begin with a capital.
  const pasts = writer.history.deeds.filter((deed) => /^\p{Ll}/u.test(deed));
  const various = pasts.filter((past) => {
    const kind = past.split(' ')[0] as string;
    return !kinds.has(kind) && kinds.add(kind);
  });
  const others = pasts.filter((past) => !various.includes(past));
  const chosen = new Set([...various.slice(-MOST_DEEDS), ...others].slice(0, MOST_DEEDS));
  const clauses = pasts.filter((past) => chosen.has(past)).map((past) => `you ${typeset(past)}`);
  const last = clauses.pop();
  if (last === undefined || clauses.length === 0) return '';
  const told = `${capitalise(clauses.join('; '))}; and ${last}.`;
  return writer.apart('deeds.recalled', { roles: { deeds: english.words(told) } }) ?? told;
}

function asSentence(text: string): string {
  const trimmed = capitalise(text.trim());
  if (trimmed === '' || /[.!?…”’"']$/.test(sentencesOf(trimmed).at(-1) ?? '')) return trimmed;
  return `${trimmed}.`;
}
