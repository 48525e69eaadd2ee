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

/** A choice that the model makes up. What it costs and how it may end, the engine decides by the rules. */
export function ownChoice(
  { act, target, topic, item, stat, text }: ChoicesAnswer['own'][number],
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
  if (listed !== undefined) {
    const plain = wordedFor(listed);
    return plain && { ...plain, ...(listed.text === null && { text: wording }) };
  }
  const id = ['own', act, target, topic, item].filter((part) => part !== null).join('|');
  const because = [{ kind: 'prose', ref: target ?? act, text: 'The scene brings it up' }];
  const answers = isAnswer(intent, question, brief) ? { answers: ANSWERS[act] ?? 'meet' } : {};
  return {
    option: { id, intent, text: wording, because, ...answers, stakes: 'trust', weight: 0 },
    text: wording,
    isOwn: true,
  };
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
