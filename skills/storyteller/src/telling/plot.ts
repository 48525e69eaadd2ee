import { capitalise, english, inPast, sentencesOf, typeset, wordCount } from '../../../../src/sdk/index.ts';
import type { Facts } from './facts.ts';
import type { Beat, Deed, Ending } from './input.ts';
import { deedMark } from './memory.ts';
import { staged } from './staging.ts';
import type { ToldHistory } from './told-history.ts';
import type { Writer, Written } from './writer.ts';

const MOST_DEEDS = 4;
/** What anybody does all day; it is not what one is remembered for. */
const EVERYDAY = new Set(['look', 'search', 'go', 'wait', 'rest', 'remember', 'talk', 'sneak']);

/** Keeps what was done: everything for a while, what one may be remembered for to the end. */
export function keepDeed(deed: Deed | null, history: ToldHistory): void {
  if (deed === null || deed.text === '') return;
  history.mark(deedMark(deed.verb, deed.target?.id ?? ''));
  // The ending itself is about what was decided.
  const isWorthIt = deed.decision === null && !EVERYDAY.has(deed.verb) && deed.result !== 'failure';
  if (isWorthIt) history.keepDeed(deed.text);
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
  writer.verbatim(asSentence(beat.description));
  const names = writer.input.people.flatMap((one) => [one.name, one.shortName]);
  for (const { speaker, name, line, context } of beat.dialogue) {
    writer.paragraph();
    const person = writer.input.people.find(({ id }) => id === speaker?.id) ?? null;
    const noun = english.person(person?.shortName || speaker?.name || name, person?.pronoun ?? 'they');
    const said = staged(typeset(line), noun, typeset(context), { names, random: writer.random });
    writer.verbatim(said, person, true);
  }
  writer.paragraph();
  if (beat.outcome !== null && beat.outcome !== '') writer.verbatim(asSentence(beat.outcome));
  return writer.written.slice(toldBefore);
}

/** The ending as written, what the player did before it, and what came after, as written. */
export function tellEnding({ paragraphs, epilogue, deeds }: Ending, writer: Writer): Written[] {
  const known = writer.history.deeds;
  const recalled = lookingBack(known.length > 0 ? known : deeds, writer);
  const all = [...paragraphs, ...(recalled === '' ? [] : [recalled]), ...epilogue];
  return all.map((text) => ({ text: typeset(text), speaker: null }));
}

/** The few deeds that tell most, in the order in which they were done: no two of a kind while there are others. */
function lookingBack(deeds: readonly string[], writer: Writer): string {
  const kinds = new Set<string>();
  const pasts = [...new Set(deeds.filter((deed) => wordCount(deed) > 2).map(doneBy))];
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
  return writer.word('deeds.recalled', { deeds: english.words(told) }) ?? told;
}

/** “Give Mara the sock” as it was done: “gave Mara the sock”. */
export function doneBy(order: string): string {
  // What stands behind a colon is what was said; a promise is told as what one would do.
  const [deed = ''] = order.split(/[:;]\s/);
  return inPast(deed.trim().replace(/[.!?\s]+$/, ''))
    .replace(/^(promised .+?) (?:that )?you(?:['’]ll| will) /u, '$1 that you would ')
    .replace(/\byou(?:['’]ll| will)\b/gu, 'you would');
}

function asSentence(text: string): string {
  const trimmed = capitalise(text.trim());
  if (trimmed === '' || /[.!?…”’]$/.test(sentencesOf(trimmed).at(-1) ?? '')) return trimmed;
  return `${trimmed}.`;
}
