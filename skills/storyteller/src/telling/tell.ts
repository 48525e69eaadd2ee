import { createRandom, sentencesOf, typeset } from '../../../../src/sdk/index.ts';
import { answer } from './answer.ts';
import { consequence } from './consequence.ts';
import type { NarrateInput } from './input.ts';
import type { Ledger } from './ledger.ts';
import { Matter } from './matter.ts';
import { pressure } from './pressure.ts';
import { type Line, Teller } from './teller.ts';

export type Style = 'terse' | 'vivid' | 'poetic';

const MAX_OPENING_SENTENCES = 4;

/**
 * Tells one scene in two or three paragraphs: what the last deed caused, how the world answers, what presses.
 * What to tell is decided first, from facts; how to say it second, by the teller.
 */
export function tellScene(input: NarrateInput, ledger: Ledger, style: Style): string[] {
  const teller = new Teller(input, ledger, createRandom(`${input.seed}/narrate/${input.scene}`));
  const matter = new Matter(teller);
  const paragraphs = [...first(matter, teller), ...rest(matter, teller, style)].filter((text) => text !== '');
  if (paragraphs.length === 1) paragraphs.push(...spare(matter, teller));
  return paragraphs.slice(0, 3);
}

/** The opening as the author wrote it, or what the deed caused. */
function first(matter: Matter, teller: Teller): string[] {
  const { deed, opening } = matter.input;
  if (deed !== null) return [join(consequence(deed, matter, teller))];
  if (opening.length === 0) return [join([teller.fact(matter.placeFacts()), teller.fact(matter.placeFacts())])];
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
  const answered = isOpening ? [teller.fact(matter.placeFacts()), ...answer(matter, teller, 1)] : answer(matter, teller, length);
  if (style === 'terse' && !isOpening) return [join([...answered, ...pressure(matter, teller)])];
  teller.newParagraph();
  return [join(answered), join(pressure(matter, teller))];
}

/** Something to fill a second paragraph with when there was hardly anything to tell. */
function spare(matter: Matter, teller: Teller): string[] {
  return [join(answer(matter, teller, 2))].filter((text) => text !== '');
}

function join(lines: readonly (Line | null)[]): string {
  return lines.flatMap((line) => (line === null ? [] : [line.text])).join(' ');
}
