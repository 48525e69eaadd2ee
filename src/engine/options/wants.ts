import type { PersonBrief } from '../../contracts/brief.ts';
import { tasksOf } from '../promises.ts';
import { keyOf } from '../question/input.ts';
import { callName, type Draft, type OptionInput } from './option.ts';
import { feeling, pastWith } from './reasons.ts';
import { COLD, isOnTerms } from './terms.ts';

/** What somebody has asked help for, and what was begun. Nobody knows of a wish that was never spoken of. */
export function* wants(person: PersonBrief, input: OptionInput): Iterable<Draft> {
  if (!isOnTerms(person, input.brief)) return;
  const { questions } = input.world;
  for (const { id, text, taken } of tasksOf(person)) {
    if (!taken && questions[keyOf({ kind: 'plea', from: person.id, about: id })] === undefined) continue;
    const why = taken
      ? `You have begun to help ${callName(person)} with this`
      : `${callName(person)} wants: ${text}`;
    yield {
      act: 'help',
      target: person.id,
      want: id,
      stakes: 'kindness',
      cost: taken ? 'time' : 'promise',
      because: [{ kind: 'thread', ref: id, text: why }, ...pastWith(person, input), feeling(person)],
      weight: (taken ? 1.4 : 1.2) + (person.opinion <= COLD ? -0.6 : 0),
    };
  }
}
