/** What can be done about an open question that nobody has put, and about the way on. */

import type { Question } from '../../../contracts/question.ts';
import { isSpent } from '../../question/input.ts';
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
  yield* toWay({ ...question, about: null }, input);
}

/** The way on: where something waits, else wherever one can go; or to stay. */
export function* toWay(question: Question, input: OptionInput): Iterable<Draft> {
  const { brief } = input;
  const { about } = question;
  const because = [{ kind: 'question', ref: about ?? '', text: question.text }];
  const exits = (brief.place?.exits ?? []).filter(({ told }) => told).map(({ id }) => id);
  const knocks = brief.plot.knocks
    .filter(({ told, place }) => told && place.id !== brief.place?.id)
    .map(({ place }) => place.id);
  const wanted = about?.startsWith('place:') ? [about] : [];
  // Who is asked to go somewhere goes there, or elsewhere where they are wanted, or stays.
  const isAsked = wanted.length > 0 && knocks.includes(about ?? '');
  const others = isAsked && !isSpent(input) ? knocks : [...knocks, ...exits];
  const ways = [...new Set([...wanted, ...others])].slice(0, MOST_WAYS);
  for (const [index, target] of ways.entries())
    yield {
      act: 'go',
      target,
      answers: 'go',
      stakes: 'leaving',
      because,
      weight: (about === target ? 3 : 1.2) - index / 10,
    };
  yield* toAsker(question, input);
  if (ways.length < 2 || !isSpent(input))
    yield { act: 'wait', answers: 'put_off', stakes: 'time', cost: 'time', because, weight: 0.6 };
  if (ways.length === 0 && brief.place?.holdsMore === true)
    yield { act: 'look', answers: 'keep', stakes: 'discovery', because, weight: 0.9 };
}

/** Who asks the player to come along is here, and can be put off. */
function* toAsker({ from, about, text }: Question, { brief }: OptionInput): Iterable<Draft> {
  if (from === null || !brief.people.some(({ id }) => id === from)) return;
  const because = [{ kind: 'question', ref: about ?? '', text }];
  yield { act: 'put_off', target: from, answers: 'put_off', stakes: 'trust', because, weight: 0.5 };
}

/** What nobody threatens with, such as a storm or a fire: to run from it, to get out of its way, to stay. */
export function* toDanger({ about, text }: Question, { brief }: OptionInput): Iterable<Draft> {
  const because = [{ kind: 'question', ref: about ?? '', text }];
  const exit = brief.place?.exits.find(({ told }) => told);
  if (exit !== undefined)
    yield { act: 'flee', target: exit.id, answers: 'leave', stakes: 'leaving', because, weight: 1.2 };
  yield { act: 'hide', answers: 'hide', stakes: 'stealth', because, weight: 1.1 };
  yield { act: 'wait', answers: 'refuse', stakes: 'force', cost: 'danger', because, weight: 1 };
}
