/** What can be answered to somebody who asks, offers, accuses or threatens. */
import type { PersonBrief } from '../../../contracts/brief.ts';
import type { Question } from '../../../contracts/question.ts';
import { knownFacts } from '../../knowledge.ts';
import type { Draft, OptionInput } from '../option.ts';
import { feeling, pastWith } from '../reasons.ts';
import { COLD, heldBack } from '../terms.ts';

export interface Asked {
  question: Question;
  person: PersonBrief;
  input: OptionInput;
}

/** A demand can be met, refused, put off, lied to, asked back. */
export function* toDemand(asked: Asked): Iterable<Draft> {
  const told = knownAbout(asked);
  yield told === null
    ? answer(asked, 'accept', 'meet', 'trust', 1.2)
    : { ...answer(asked, 'tell', 'meet', 'truth', 1.4), fact: told, cost: 'known' };
  yield answer(asked, 'refuse', 'refuse', 'force', 1);
  yield answer(asked, 'put_off', 'put_off', 'time', 0.7);
  yield { ...answer(asked, 'deceive', 'lie', 'stealth', 0.9), cost: 'trust' };
  yield answer(asked, 'ask', 'ask_back', 'truth', 0.8);
}

/** To leave something undecided. */
export function* notYet(asked: Asked): Iterable<Draft> {
  yield answer(asked, 'refuse', 'refuse', 'force', 1);
  yield answer(asked, 'put_off', 'put_off', 'time', 0.8);
}

/** A plea is for something they want, or for nothing but mercy. */
export function* toPlea(asked: Asked): Iterable<Draft> {
  const { about } = asked.question;
  const want = about?.startsWith('want:') ? { want: about } : {};
  yield {
    ...answer(asked, want.want === undefined ? 'accept' : 'help', 'meet', 'kindness', 1.4),
    ...want,
    cost: 'promise',
  };
  yield answer(asked, 'refuse', 'refuse', 'force', 1);
  yield answer(asked, 'put_off', 'put_off', 'time', 0.7);
  // A price has a name: what they keep back.
  const topic = heldBack(asked.person, asked.input.brief);
  if (topic !== null)
    yield { ...answer(asked, 'bargain', 'trade', 'gain', 0.9), ...want, topic, cost: 'promise' };
}

export function* toOffer(asked: Asked): Iterable<Draft> {
  yield { ...answer(asked, 'accept', 'meet', 'gain', 1.3), cost: 'promise' };
  yield answer(asked, 'refuse', 'refuse', 'trust', 0.9);
  yield answer(asked, 'ask', 'ask_back', 'truth', 0.7);
}

/** What was done openly can be stood by or made good; only what nobody saw can be denied. */
export function* toAccusation(asked: Asked): Iterable<Draft> {
  const { input, question } = asked;
  const isOpen = input.brief.threads.due.some(
    ({ id, kind }) => kind === 'grievance' && id === question.thread,
  );
  if (isOpen) {
    yield answer(asked, 'make_amends', 'meet', 'kindness', 1.3);
    yield answer(asked, 'refuse', 'refuse', 'force', 1);
    yield answer(asked, 'put_off', 'put_off', 'time', 0.7);
    return;
  }
  yield { ...answer(asked, 'confess', 'meet', 'truth', 1.3), cost: 'known' };
  yield { ...answer(asked, 'deceive', 'lie', 'stealth', 1), cost: 'trust' };
  yield answer(asked, 'refuse', 'refuse', 'force', 0.8);
  yield { ...answer(asked, 'accuse', 'ask_back', 'force', 0.8), cost: 'trust' };
  if (asked.person.opinion < 0) yield answer(asked, 'make_amends', 'meet', 'kindness', 1.1);
}

export function* toThreat(asked: Asked): Iterable<Draft> {
  yield answer(asked, 'accept', 'meet', 'trust', 1);
  yield { ...answer(asked, 'refuse', 'refuse', 'force', 1), cost: 'danger' };
  yield answer(asked, 'make_amends', 'meet', 'kindness', 1.1);
  const { person, input } = asked;
  const exit = input.brief.place?.exits.find(({ told }) => told);
  if (exit !== undefined)
    yield {
      act: 'flee',
      target: exit.id,
      answers: 'leave',
      stakes: 'leaving',
      because: [feeling(person)],
      weight: 0.9,
    };
}

/** Somebody has come, or is there when one comes. */
export function* toArrival(asked: Asked): Iterable<Draft> {
  yield { ...answer(asked, 'talk', 'meet', 'trust', 1.2) };
  const { person, input } = asked;
  const topic = input.brief.topics.find(
    ({ raised, holdsMore, askedOf }) => raised && holdsMore && !askedOf.includes(person.id),
  );
  if (topic !== undefined) yield { ...answer(asked, 'ask', 'ask_back', 'truth', 1.2), topic: topic.id };
  else if (person.hides || !person.met) yield answer(asked, 'persuade', 'ask_back', 'truth', 0.8);
  const exit = input.brief.place?.exits.find(({ told }) => told);
  if (exit !== undefined)
    yield {
      act: 'leave',
      target: exit.id,
      answers: 'leave',
      stakes: 'leaving',
      because: [feeling(person)],
      weight: 0.5,
    };
  if (person.opinion <= COLD)
    yield {
      act: 'hide',
      answers: 'hide',
      stakes: 'stealth',
      because: [feeling(person)],
      weight: 0.4,
    };
}

export function answer(
  { question, person, input }: Asked,
  act: Draft['act'],
  answers: NonNullable<Draft['answers']>,
  stakes: Draft['stakes'],
  weight: number,
): Draft {
  const { about } = question;
  return {
    act,
    target: person.id,
    ...(about !== null &&
      /^(?:topic|person|thing|place):/.test(about) &&
      about !== person.id && { topic: about }),
    ...(about?.startsWith('item:') && { item: about }),
    answers,
    stakes,
    because: [
      { kind: 'question', ref: person.id, text: question.text },
      ...pastWith(person, input),
      feeling(person),
    ],
    weight,
  };
}

/** Something the player knows of what they are asked about. */
function knownAbout({ question, person, input }: Asked): string | null {
  const { campaign } = input.circumstances;
  const { about } = question;
  if (about === null) return null;
  const fact = knownFacts(input.world, campaign).find(
    ({ id, about: of, mentions }) =>
      (id === about || of === about || mentions.includes(about)) && of !== person.id,
  );
  return fact?.id ?? null;
}
