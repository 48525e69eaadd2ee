import { capitalise, sentencesOf, typeset, wordCount } from '../../../../src/sdk/index.ts';
import { doneBy, readsAsPast } from './callback.ts';
import { BROUGHT, LOOKING_BACK } from './frames/world.ts';
import type { Beat, Deed, Ending } from './input.ts';
import type { Matter } from './matter.ts';
import { personNoun } from './realise.ts';
import { staged } from './staging.ts';
import type { Teller } from './teller.ts';

const MOST_DEEDS = 4;
/** What anybody does all day; it is not what one is remembered for. */
const EVERYDAY = new Set(['look', 'search', 'go', 'wait', 'rest', 'remember', 'talk', 'sneak']);

/** Words of a moment that has an hour of its own, whatever the clock says. */
const NAMES_AN_HOUR =
  /\b(?:dawn|sunrise|morning|breakfast|noon|midday|lunch|afternoon|dusk|sunset|evening|supper|night|midnight|moon|sun|stars|o['’]clock|candle)\b/i;

/** Whether a deed is one to be remembered for. */
export function isMemorable({ verb, result, want, item, decision }: Deed, isToSomebody: boolean): boolean {
  if (decision !== null) return false; // The ending itself is about that.
  if (!EVERYDAY.has(verb)) return result !== 'failure' || verb === 'fight';
  return !isToSomebody && want === null && item === null && verb === 'talk';
}

/** A moment of the plot: what happens, what is said, how it turned out. The words are the author's. */
export function tellBeat(beat: Beat, matter: Matter, teller: Teller): string[] {
  teller.newParagraph();
  matter.arrive();
  const seen = NAMES_AN_HOUR.test(beat.description) ? matter.lastingFacts() : matter.placeFacts();
  const way = beat.carries ? [teller.frame(BROUGHT, matter.roles), teller.fact(seen)] : [];
  const said = beat.dialogue.map(({ speaker, name, line, context }) => {
    const person = teller.input.people.find(({ id }) => id === speaker?.id);
    const noun = personNoun(person?.shortName || speaker?.name || name, person?.pronoun ?? 'they');
    const names = teller.input.people.flatMap((one) => [one.name, one.shortName]);
    return staged(typeset(line), noun, typeset(context), { names, random: teller.random });
  });
  const before = way.flatMap((line) => (line === null ? [] : [line.text]));
  const paragraphs = [
    [...before, typeset(asSentence(beat.description))].join(' '),
    ...said.map(typeset),
    typeset(asSentence(beat.outcome ?? '')),
  ];
  for (const paragraph of paragraphs) teller.ledger.say(paragraph);
  return paragraphs;
}

/** The ending as written, what the player did before it, and what came after, as written. */
export function tellEnding({ paragraphs, epilogue, deeds }: Ending, teller: Teller): string[] {
  const known = teller.ledger.deeds;
  const recalled = lookingBack(known.length > 0 ? known : deeds, teller);
  return [...paragraphs.map(typeset), ...(recalled === '' ? [] : [recalled]), ...epilogue.map(typeset)];
}

/** The few deeds that tell most, in the order in which they were done: no two of a kind while there are others. */
function lookingBack(deeds: readonly string[], teller: Teller): string {
  const kinds = new Set<string>();
  const pasts = [...new Set(deeds.filter((deed) => wordCount(deed) > 2).map(doneBy))].filter(readsAsPast);
  const various = pasts.filter((past) => {
    const kind = past.split(' ')[0] as string;
    return !kinds.has(kind) && kinds.add(kind);
  });
  const others = pasts.filter((past) => !various.includes(past));
  const chosen = new Set([...various.slice(-MOST_DEEDS), ...others].slice(0, MOST_DEEDS));
  const clauses = pasts.filter((past) => chosen.has(past)).map((past) => `you ${typeset(past)}`);
  const last = clauses.pop();
  if (last === undefined || clauses.length === 0) return '';
  return teller.random
    .pick(LOOKING_BACK)
    .replace('{deeds}', () => `${capitalise(clauses.join('; '))}; and ${last}.`);
}

function asSentence(text: string): string {
  const trimmed = capitalise(text.trim());
  if (trimmed === '' || /[.!?…”’]$/.test(sentencesOf(trimmed).at(-1) ?? '')) return trimmed;
  return `${trimmed}.`;
}
