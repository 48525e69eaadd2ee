import { createRandom, typeset, wordCount } from '../../../../src/sdk/index.ts';
import { answer } from './answer.ts';
import { doneBy } from './callback.ts';
import { consequence } from './consequence.ts';
import { AMBIENCE, IMAGES } from './frames/world.ts';
import type { Memory, NarrateInput } from './input.ts';
import type { Ledger } from './ledger.ts';
import { Matter } from './matter.ts';
import { isMemorable, tellBeat, tellEnding } from './plot.ts';
import { pressure } from './pressure.ts';
import { type Line, Teller } from './teller.ts';

export type Style = 'terse' | 'vivid' | 'poetic';

/** Words of the premise that are told before the story begins. */
const LONGEST_OPENING = 320;

/** A scene in the order in which it is read. Only what is told may be told in other words. */
export interface Telling {
  /** As the author wrote it. */
  before: string[];
  told: string[];
  /** As the author wrote it. */
  after: string[];
  /** How often an earlier deed shows in it. */
  recalls: number;
}

/**
 * Tells one scene in two or three paragraphs: what the last deed caused, how the world answers, what presses.
 * What to tell is decided first, from facts; how to say it second, by the teller.
 */
export function tellScene(
  input: NarrateInput,
  ledger: Ledger,
  style: Style,
  memories: readonly Memory[] = [],
): Telling {
  const teller = new Teller(
    input,
    ledger,
    createRandom(`${input.seed}/${input.title}/narrate/${input.scene}`),
  );
  const matter = new Matter(teller, memories);
  for (const person of input.people) ledger.meet(person, input.place?.id ?? null);
  note(matter, ledger);
  if (input.ending !== null) {
    const ended = tellEnding(input.ending, teller);
    if (ended.length > 0) return { before: [], told: lastDeed(matter, teller), after: ended, recalls: 0 };
  }
  const opening = first(matter, teller, style);
  if (input.beat !== null) return withBeat(opening, tellBeat(input.beat, matter, teller), matter);
  const paragraphs = [...opening, ...rest(matter, teller, style)].filter((text) => text !== '');
  while (paragraphs.length < 2)
    paragraphs.push(join(atLeast(2, [], matter, teller)) || 'Time passes, and you with it.');
  const premised = input.deed === null && input.opening.length > 0 ? opening.length : 0;
  return {
    before: paragraphs.slice(0, premised),
    told: paragraphs.slice(premised).slice(0, 3),
    after: [],
    recalls: teller.recalls,
  };
}

/** What was done last is told before it ends; an end that was decided on begins with the decision itself. */
function lastDeed(matter: Matter, teller: Teller): string[] {
  const { deed } = matter;
  if (deed === null || deed.decision !== null) return [];
  const lines = consequence(deed, matter, teller);
  return lines.length === 0 ? [] : [join(lines)];
}

/** What is told of the deed comes before the author's words; a decision is the author's too. */
function withBeat(opening: readonly string[], beat: readonly string[], { deed }: Matter): Telling {
  const after = beat.filter((text) => text !== '');
  return deed === null || deed.decision !== null
    ? { before: [...opening], told: [], after, recalls: 0 }
    : { before: [], told: [...opening], after, recalls: 0 };
}

/** Keeps what was done: everything for a while, what one may be remembered for to the end. */
function note({ deed, target }: Matter, ledger: Ledger): void {
  if (deed === null || deed.text === '') return;
  ledger.mark(`done ${doneBy(deed.text)}`);
  if (isMemorable(deed, target !== null)) ledger.keepDeed(deed.text);
}

/** The opening as the author wrote it, or what the deed caused. */
function first(matter: Matter, teller: Teller, style: Style): string[] {
  const { deed, opening } = matter.input;
  // The author's words need no company, and a deed that is broken off has none.
  const isCutShort = matter.input.beat !== null && (matter.input.beat.carries || deed?.decision);
  const least = isCutShort || style === 'terse' ? 1 : 2;
  if (deed !== null) return [join(atLeast(least, consequence(deed, matter, teller), matter, teller))];
  if (opening.length === 0) return [join(atLeast(2, told(matter, teller), matter, teller))];
  return premise(opening).map((paragraph) => teller.verbatim(paragraph).text);
}

/** The premise as it is written, in whole paragraphs. */
function premise(paragraphs: readonly string[]): string[] {
  let words = 0;
  return paragraphs.map(typeset).filter((paragraph, index) => {
    words += wordCount(paragraph);
    return index === 0 || words <= LONGEST_OPENING;
  });
}

function rest(matter: Matter, teller: Teller, style: Style): string[] {
  const isOpening = matter.deed === null;
  teller.newParagraph();
  const length = style === 'terse' ? 1 : style === 'poetic' ? 3 : teller.random.pick([2, 2, 3]);
  const answered = isOpening
    ? [teller.fact(matter.placeFacts()), ...answer(matter, teller, 1)]
    : [...answer(matter, teller, length), ...lingering(matter, teller, style)];
  if (style === 'terse' && !isOpening) return [join([...answered, ...pressure(matter, teller)])];
  teller.newParagraph();
  // The premise has its own hook.
  const closing = isOpening && matter.input.opening.length > 0 ? [] : pressure(matter, teller);
  return [join(isOpening ? answered : atLeast(2, answered, matter, teller)), join(closing)];
}

function lingering({ roles }: Matter, teller: Teller, style: Style): (Line | null)[] {
  return style === 'poetic' ? [teller.frame(IMAGES, roles)] : [];
}

function told(matter: Matter, teller: Teller): (Line | null)[] {
  return [teller.fact(matter.placeFacts()), teller.fact(matter.placeFacts())];
}

/** Fills a paragraph up: with what else can be seen, and when that is used up with what can be heard. */
function atLeast(howMany: number, lines: readonly (Line | null)[], matter: Matter, teller: Teller): Line[] {
  const filled = lines.filter((line) => line !== null);
  while (filled.length < howMany) {
    const more = teller.fact(matter.placeFacts()) ?? teller.frame(AMBIENCE, matter.roles);
    if (more === null) break;
    filled.push(more);
  }
  return filled;
}

function join(lines: readonly (Line | null)[]): string {
  return lines.flatMap((line) => (line === null ? [] : [line.text])).join(' ');
}
