import { capitalise, typeset } from '../../../../src/sdk/index.ts';
import type { Beat, Ending } from './input.ts';
import { personNoun } from './realise.ts';
import { spoken } from './speech.ts';
import type { Teller } from './teller.ts';

/** A moment of the plot: what happens, what is said, how it turned out. The words are the author's. */
export function tellBeat(beat: Beat, teller: Teller): string[] {
  teller.newParagraph();
  const said = beat.dialogue.map(({ speaker, name, line, context }) => {
    const person = teller.input.people.find(({ id }) => id === speaker?.id);
    const noun = personNoun(person?.shortName || speaker?.name || name, person?.pronoun ?? 'they');
    const words = spoken(line, noun, { isShown: false, random: teller.random });
    return context === '' ? words : `${words} ${asSentence(context)}`;
  });
  return [
    typeset(asSentence(beat.description)),
    ...said.map(typeset),
    typeset(asSentence(beat.outcome ?? '')),
  ];
}

/** The ending and what came after it, as written. */
export function tellEnding({ paragraphs, epilogue }: Ending): string[] {
  return [...paragraphs, ...epilogue].map(typeset);
}

function asSentence(text: string): string {
  const trimmed = capitalise(text.trim());
  return trimmed === '' || /[.!?…”’]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
