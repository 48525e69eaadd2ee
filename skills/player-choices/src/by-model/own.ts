import type { ChoicesAnswer, ChoicesInput, Option, Question } from '../../../../src/sdk/index.ts';
import type { Choice } from '../offering/offer.ts';
import { wordingFrom } from './wording.ts';

type Answer = NonNullable<Option['answers']>;

/** How an act answers a question; any other meets it. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  refuse: 'refuse',
  accuse: 'refuse',
  threaten: 'use',
  put_off: 'put_off',
  deceive: 'lie',
  ask: 'ask_back',
  persuade: 'ask_back',
  tell: 'tell',
  answer: 'tell',
  confess: 'tell',
  show: 'show',
  take: 'take',
  steal: 'take',
  hide: 'hide',
  look: 'read',
  read: 'read',
  search: 'read',
  go: 'go',
  follow: 'go',
  leave: 'leave',
  flee: 'leave',
};

/** How doing such a thing answers what was asked. */
export function answerBy(act: string): Answer {
  return ANSWERS[act] ?? 'meet';
}

/** What needs nobody there is done about somebody who is elsewhere; with all else one goes to them first. */
const ABOUT: ReadonlySet<string> = new Set([
  'search',
  'look',
  'wait',
  'rest',
  'hide',
  'try',
  'flee',
  'leave',
]);

/** A word that can be sent: it is given or refused here, whoever it is for. */
const SENT: ReadonlySet<string> = new Set(['promise', 'accept', 'refuse', 'put_off', 'answer', 'thank']);

/** The same choice as the way to whom it turns to or is for, where they are elsewhere and the way there is known. */
export function asWay(
  own: ChoicesAnswer['own'][number],
  { absent, place }: Pick<ChoicesInput['brief'], 'absent' | 'place'>,
): ChoicesAnswer['own'][number] {
  const called = (name: string | null) => absent.find((one) => name === one.id || name === one.name);
  const isWay = own.act === 'go' && called(own.target) === undefined;
  const whom = called(isWay ? own.topic : own.target);
  if (whom === undefined || ABOUT.has(own.act)) return own;
  if (isWay) return { ...own, topic: whom.id };
  if (SENT.has(own.act)) return { ...own, target: null, topic: own.topic ?? whom.id };
  const way = place?.exits.find(({ people }) => people.includes(whom.name));
  return way === undefined ? own : { ...own, act: 'go', target: way.id, topic: whom.id, item: null };
}

/** Why the rules cannot take a choice of the model's own, in words that it can be told; null when they can. */
export function whyNotOwn(
  { act, target, topic, item, text }: ChoicesAnswer['own'][number],
  brief: Pick<ChoicesInput['brief'], 'absent' | 'you' | 'limits'>,
): string | null {
  const absent = brief.absent.find(({ id, name }) => target === id || target === name);
  if (absent !== undefined) return `${absent.name} is not here and can only be spoken of.`;
  if (act === 'give' && item === null) {
    const carried = brief.you.items.map(({ name }) => name).join(', ') || 'nothing';
    return `the reader gives only what they carry (${carried}); with anything else take another act: show, use, tell, help.`;
  }
  const intent = { act, ...(target !== null && { target }), ...(topic !== null && { topic }) };
  return wordingFrom(text, intent, brief) === null
    ? 'it has to be an order to oneself of two to fourteen words that begins with a verb and breaks no rule of the author.'
    : null;
}

/** A choice that the model makes up. What it costs and how it may end, the engine decides by the rules. */
export function ownChoice(
  { act, target, topic, item, stat, text, answers: isMeant, along }: ChoicesAnswer['own'][number],
  brief: ChoicesInput['brief'],
  question: Question | null,
  wordedFor: (option: Option) => Choice | null,
): Choice | null {
  const intent: Option['intent'] = {
    act,
    ...(target !== null && { target }),
    ...(topic !== null && { topic }),
    ...(item !== null && { item }),
    ...(stat !== null && { stat }),
    ...(along !== undefined && { along }),
  };
  const wording = wordingFrom(text, intent, brief);
  if (wording === null) return null;
  const listed = brief.options.find(
    ({ intent: other }) =>
      other.act === act &&
      other.target === intent.target &&
      other.topic === intent.topic &&
      other.item === intent.item,
  );
  // One that is on the list only for when the text has told of it is the model's own all the same.
  const plain = listed === undefined ? null : wordedFor(listed);
  if (listed !== undefined && plain !== null)
    return { ...withCompany(plain, along), ...(listed.text === null && { text: wording }) };
  const id = ['own', act, target, topic, item].filter((part) => part !== null).join('|');
  const because = [{ kind: 'prose', ref: target ?? act, text: 'The scene brings it up' }];
  const isAsked = question !== null && (isMeant ?? isAnswer(intent, question, brief));
  const answers = isAsked ? { answers: answerBy(act) } : {};
  return {
    option: { id, intent, text: wording, because, ...answers, stakes: 'trust', weight: 0 },
    text: wording,
    isOwn: true,
  };
}

/** The same choice with those who go along, as whoever worded it says. */
export function withCompany(choice: Choice, along: string[] | undefined): Choice {
  if (along === undefined) return choice;
  const { option } = choice;
  return { ...choice, option: { ...option, intent: { ...option.intent, along } } };
}

/** Whoever wrote the question wrote this as well: only turning to somebody else leaves it open. */
function isAnswer(
  { target }: Option['intent'],
  question: Question | null,
  { people }: ChoicesInput['brief'],
): boolean {
  if (question === null) return false;
  return question.from === null || target === question.from || !people.some(({ id }) => id === target);
}
