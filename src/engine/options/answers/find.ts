import type { Question } from '../../../contracts/question.ts';
import { callName, type Draft, type OptionInput } from '../option.ts';
import { isPortable, lookAt } from '../things.ts';

const MOST_SHOWN = 2;

/** A thing can be taken, read, hidden, shown, left. */
export function* toFind(question: Question, input: OptionInput): Iterable<Draft> {
  const { brief } = input;
  const { about } = question;
  if (about === null) return;
  const because = [{ kind: 'question', ref: about, text: question.text }];
  const thing = brief.place?.things.find(({ id }) => id === about);
  if (thing !== undefined) {
    // What has just been looked at is not looked at again at once.
    if (thing.holdsMore && brief.deed?.target?.id !== about)
      yield { act: lookAt(thing), target: about, answers: 'read', stakes: 'discovery', because, weight: 1.3 };
    if (isPortable(thing)) {
      yield {
        act: 'take',
        target: about,
        answers: 'take',
        stakes: 'gain',
        cost: 'known',
        because,
        weight: 1.1,
      };
      yield { act: 'hide', target: about, answers: 'hide', stakes: 'stealth', because, weight: 0.7 };
    }
  }
  if (about.startsWith('item:'))
    yield { act: 'look', item: about, answers: 'read', stakes: 'discovery', because, weight: 1.2 };
  const fact = newestFact(about, input);
  for (const person of brief.people.slice(0, MOST_SHOWN)) {
    const toThem = [...because, { kind: 'place', ref: person.id, text: `${callName(person)} is here` }];
    if (about.startsWith('item:'))
      yield {
        act: 'show',
        target: person.id,
        item: about,
        answers: 'show',
        stakes: 'trust',
        because: toThem,
        weight: 1,
      };
    else
      yield {
        act: fact === null ? 'ask' : 'tell',
        target: person.id,
        topic: about,
        ...(fact !== null && { fact }),
        answers: fact === null ? 'ask_back' : 'tell',
        stakes: fact === null ? 'truth' : 'trust',
        cost: 'known',
        because: toThem,
        weight: 1.1,
      };
  }
}

/** What was just found on it. */
function newestFact(about: string, { brief }: OptionInput): string | null {
  return brief.facts.find(({ thing }) => thing === about)?.id ?? null;
}
