/** What can be done about an open question that nobody has put, and about the way on. */

import type { Question } from '../../../contracts/question.ts';
import { verbOf } from '../../../rules/acts.ts';
import type { Draft, OptionInput } from '../option.ts';
import { lookAt } from '../things.ts';

const MOST_ASKED = 2;
const MOST_WAYS = 3;

/** Something that is not understood yet: who could be asked, what could be looked at, what one makes of it. */
export function* toMystery(question: Question, input: OptionInput): Iterable<Draft> {
  const { brief } = input;
  const { about } = question;
  const because = [{ kind: 'question', ref: about ?? '', text: question.text }];
  const topic = about?.startsWith('topic:') ? { topic: about } : {};
  for (const person of brief.people.slice(0, MOST_ASKED))
    yield {
      act: 'ask',
      target: person.id,
      ...topic,
      answers: 'ask_back',
      stakes: 'truth',
      because,
      weight: 1.2,
    };
  const thing = brief.place?.things.find(({ holdsMore, known }) => holdsMore && known);
  if (thing !== undefined)
    yield { act: lookAt(thing), target: thing.id, answers: 'read', stakes: 'discovery', because, weight: 1 };
  yield { act: 'remember', ...topic, answers: 'keep', stakes: 'time', because, weight: 0.8 };
  yield* toWay({ ...question, about: null }, input);
}

/** The way on: where something waits, else wherever one can go; or to stay. */
export function* toWay(question: Question, { brief, chance }: OptionInput): Iterable<Draft> {
  const { about } = question;
  const because = [{ kind: 'question', ref: about ?? '', text: question.text }];
  const exits = (brief.place?.exits ?? []).filter(({ told }) => told).map(({ id }) => id);
  const knocks = brief.plot.knocks
    .filter(({ heard, place }) => heard && place.id !== brief.place?.id)
    .map(({ place }) => place.id);
  const wanted = about?.startsWith('place:') ? [about] : [];
  // Who is asked to go somewhere goes there, or elsewhere where they are wanted, or stays.
  const others = wanted.length > 0 && knocks.includes(about ?? '') ? knocks : [...knocks, ...exits];
  const ways = [...new Set([...wanted, ...others])].slice(0, MOST_WAYS);
  for (const [index, target] of ways.entries())
    yield {
      act: 'go',
      target,
      answers: 'go',
      stakes: 'leaving',
      ...(brief.people.length > 0 && { cost: 'leaves' as const }),
      because,
      weight: (about === target ? 3 : 1.2) - index / 10,
    };
  const last = verbOf(brief.threads.recent[0]?.act ?? 'go');
  const canLook = ways.length === 0 || brief.place?.holdsMore === true;
  // One way to stay is enough where there is somebody to turn to.
  const isEither = brief.people.length > 0 && ways.length > 0;
  const looks = canLook && (!isEither || chance('look about') < 0.5);
  if (!isEither || !looks)
    yield {
      act: last === 'wait' ? 'search' : 'wait',
      answers: 'put_off',
      stakes: 'time',
      cost: 'time',
      because,
      weight: 0.6,
    };
  if (looks) yield { act: 'look', answers: 'keep', stakes: 'discovery', because, weight: 0.9 };
}
