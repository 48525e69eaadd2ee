/** What can be done with something that has come out. */

import { canBeTold, knownFacts } from '../../knowledge.ts';
import { isOverheard } from '../knowledge.ts';
import type { Draft } from '../option.ts';
import { feeling } from '../reasons.ts';
import { type Asked, answer } from './person.ts';

const MOST_LISTENERS = 2;

/** A secret half out can be kept, asked for, told to somebody, used, traded. */
export function* toSecret(asked: Asked): Iterable<Draft> {
  const { person } = asked;
  yield keeping(asked, 'keep', 1);
  if (person.hides) yield { ...answer(asked, 'persuade', 'ask_back', 'truth', 1.2), cost: 'trust' };
  yield* others(asked);
  yield* trading(asked);
}

/** Who has told everything wants to know what becomes of it. */
export function* toConfession(asked: Asked): Iterable<Draft> {
  yield keeping(asked, 'promise', 1.3);
  yield answer(asked, 'comfort', 'meet', 'kindness', 1.2);
  yield answer(asked, 'ask', 'ask_back', 'truth', 0.9);
  yield answer(asked, 'refuse', 'refuse', 'force', 0.6);
  yield* others(asked);
}

function keeping(asked: Asked, act: 'keep' | 'promise', weight: number): Draft {
  const { about } = asked.question;
  return {
    ...answer(asked, act, 'keep', 'trust', weight),
    ...(about !== null && isFact(asked, about) && { fact: about }),
    ...(act === 'promise' && { cost: 'promise' as const }),
  };
}

/** Telling it to those who stand by, and holding it over the one whose it is. */
function* others(asked: Asked): Iterable<Draft> {
  const { question, person, input } = asked;
  const { campaign } = input.circumstances;
  const fact = campaign.facts.find(({ id }) => id === question.about);
  if (fact === undefined) return;
  const listeners = input.brief.people.filter(({ id }) => {
    const whole = campaign.people.find((other) => other.id === id);
    return whole !== undefined && id !== person.id && canBeTold(fact, whole, input.world);
  });
  for (const listener of listeners.slice(0, MOST_LISTENERS))
    yield {
      act: 'tell',
      target: listener.id,
      fact: fact.id,
      answers: 'tell',
      stakes: 'truth',
      cost: 'trust',
      because: [{ kind: 'question', ref: fact.id, text: question.text }, feeling(listener)],
      weight: 1.1,
    };
  yield { ...answer(asked, 'threaten', 'use', 'force', 0.6), fact: fact.id, cost: 'known' };
}

function* trading(asked: Asked): Iterable<Draft> {
  const { person, input } = asked;
  const { campaign } = input.circumstances;
  const whole = campaign.people.find(({ id }) => id === person.id);
  const fact =
    whole &&
    knownFacts(input.world, campaign).find(
      (known) =>
        known.kind === 'secret' && canBeTold(known, whole, input.world) && !isOverheard(known, input),
    );
  if (fact !== undefined && person.hides)
    yield { ...answer(asked, 'trade', 'trade', 'gain', 0.9), fact: fact.id, cost: 'known' };
}

function isFact({ input }: Asked, id: string): boolean {
  return input.circumstances.campaign.facts.some((fact) => fact.id === id);
}
