import { capitalise, typeset } from '../../../../src/sdk/index.ts';
import { BROUGHT } from './frames/world.ts';
import type { Beat, Ending } from './input.ts';
import type { Matter } from './matter.ts';
import { personNoun } from './realise.ts';
import { spoken } from './speech.ts';
import type { Teller } from './teller.ts';

/** A moment of the plot: what happens, what is said, how it turned out. The words are the author's. */
export function tellBeat(beat: Beat, matter: Matter, teller: Teller): string[] {
  teller.newParagraph();
  matter.arrive();
  const way = beat.carries ? [teller.frame(BROUGHT, matter.roles), teller.fact(matter.placeFacts())] : [];
  const said = beat.dialogue.map(({ speaker, name, line, context }) => {
    const person = teller.input.people.find(({ id }) => id === speaker?.id);
    const noun = personNoun(person?.shortName || speaker?.name || name, person?.pronoun ?? 'they');
    const words = spoken(line, noun, { isShown: false, random: teller.random });
    return context === '' ? words : `${words} ${asSentence(context)}`;
  });
  const before = way.flatMap((line) => (line === null ? [] : [line.text]));
  return [
    [...before, typeset(asSentence(beat.description))].join(' '),
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
