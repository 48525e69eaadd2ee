import type { Question } from '../../contracts/question.ts';
import { verbOf } from '../../rules/acts.ts';
import { isTired, type QuestionInput } from './input.ts';

const LOOKING: ReadonlySet<string> = new Set(['look', 'search', 'take', 'try']);

/** Something has been found: on a thing that was looked at, in a place that was looked over, or now in one's hands. */
export function finding(input: QuestionInput): Question | null {
  const { brief } = input;
  const { deed, facts, place, effects } = brief;
  const gained = effects.find((effect) => effect.kind === 'item' && effect.change === 'gained');
  if (gained?.kind === 'item') return found(gained.item, `You have ${gained.name} now.`);
  if (deed === null || place === null || !LOOKING.has(verbOf(deed.act)) || deed.result === 'failure')
    return null;
  const { target } = deed;
  if (target?.id.startsWith('thing:')) {
    // Where there is nobody to share it with, to have read it is all.
    const fact = brief.people.length === 0 ? undefined : facts.find(({ thing }) => thing === target.id);
    return fact === undefined ? null : found(target.id, fact.text);
  }
  if (target !== null) return null;
  const fresh = place.things
    .filter(({ holdsMore }) => holdsMore)
    .map(({ id, note, name }) => found(id, note || `There is ${name}.`))
    .find((question) => !isTired(question, input));
  return fresh ?? null;
}

function found(about: string, text: string): Question {
  return { kind: 'find', from: null, about, text };
}
