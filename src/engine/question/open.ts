import type { Question } from '../../contracts/question.ts';
import { firstFresh, type QuestionMatter } from './matter.ts';

/** Word from elsewhere: somebody waits, something is about to happen. */
export function knock(matter: QuestionMatter): Question | null {
  const knocks = matter.brief.plot.knocks.map(({ place, from, text, urgent }): [boolean, Question] => [
    urgent,
    { kind: 'way', from: from?.id ?? null, about: place.id, text },
  ]);
  const [urgent] = knocks.filter(([isUrgent]) => isUrgent).map(([, question]) => question);
  return firstFresh(urgent === undefined ? knocks.map(([, question]) => question) : [urgent], matter, 3);
}

/** Something that has come up and is not understood. */
export function mystery(matter: QuestionMatter): Question | null {
  const { topics, deed } = matter.brief;
  const open = topics.filter(({ raised, holdsMore }) => raised && holdsMore);
  const asked = open.filter(({ id }) => id === deed?.topic?.id);
  return firstFresh(
    [...asked, ...open].slice(0, 20).map(
      ({ id, name }): Question => ({
        kind: 'mystery',
        from: null,
        about: id,
        text: `What is there to know about ${name}?`,
      }),
    ),
    matter,
  );
}

/** When nothing else is asked: where to now. */
export function wayOn({ brief }: QuestionMatter): Question {
  const exits = brief.place?.exits ?? [];
  const next = exits.find(({ visited }) => !visited) ?? exits[0];
  const text = next === undefined ? 'What now?' : `Where to now? ${next.name} is not far.`;
  return { kind: 'way', from: null, about: next?.id ?? null, text };
}
