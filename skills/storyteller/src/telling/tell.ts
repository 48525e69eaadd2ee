import { createRandom, sentencesOf, typeset } from '../../../../src/sdk/index.ts';
import { answer } from './answer.ts';
import { consequence } from './consequence.ts';
import { AMBIENCE } from './frames/world.ts';
import type { NarrateInput } from './input.ts';
import type { Ledger } from './ledger.ts';
import { Matter } from './matter.ts';
import { tellBeat, tellEnding } from './plot.ts';
import { pressure } from './pressure.ts';
import { type Line, Teller } from './teller.ts';

export type Style = 'terse' | 'vivid' | 'poetic';

const MAX_OPENING_SENTENCES = 4;
/** A moment of the plot may take more room than an ordinary one. */
const MOST_WITH_A_BEAT = 5;

/**
 * Tells one scene in two or three paragraphs: what the last deed caused, how the world answers, what presses.
 * What to tell is decided first, from facts; how to say it second, by the teller.
 */
export function tellScene(input: NarrateInput, ledger: Ledger, style: Style): string[] {
  const teller = new Teller(input, ledger, createRandom(`${input.seed}/narrate/${input.scene}`));
  const matter = new Matter(teller);
  if (input.ending !== null) return tellEnding(input.ending);
  const opening = first(matter, teller);
  const told = input.beat === null ? rest(matter, teller, style) : tellBeat(input.beat, matter, teller);
  const paragraphs = [...opening, ...told].filter((text) => text !== '');
  while (paragraphs.length < 2)
    paragraphs.push(join(atLeast(2, [], matter, teller)) || 'Time passes, and you with it.');
  return paragraphs.slice(0, input.beat === null ? 3 : MOST_WITH_A_BEAT);
}

/** The opening as the author wrote it, or what the deed caused. */
function first(matter: Matter, teller: Teller): string[] {
  const { deed, opening } = matter.input;
  const least = matter.input.beat?.carries ? 1 : 2;
  if (deed !== null) return [join(atLeast(least, consequence(deed, matter, teller), matter, teller))];
  if (opening.length === 0) return [join(atLeast(2, told(matter, teller), matter, teller))];
  return opening.slice(0, 2).map((paragraph) => {
    const sentences = sentencesOf(typeset(paragraph)).slice(0, MAX_OPENING_SENTENCES);
    for (const sentence of sentences) teller.ledger.say(sentence);
    return sentences.join(' ');
  });
}

function rest(matter: Matter, teller: Teller, style: Style): string[] {
  const isOpening = matter.deed === null;
  teller.newParagraph();
  const length = style === 'terse' ? 1 : style === 'poetic' ? 3 : teller.random.pick([2, 2, 3]);
  const answered = isOpening
    ? [teller.fact(matter.placeFacts()), ...answer(matter, teller, 1)]
    : answer(matter, teller, length);
  if (style === 'terse' && !isOpening) return [join([...answered, ...pressure(matter, teller)])];
  teller.newParagraph();
  const closing = pressure(matter, teller);
  return [join(isOpening ? answered : atLeast(2, answered, matter, teller)), join(closing)];
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
