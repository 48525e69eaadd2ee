import type { Answer, Option } from '../../contracts/question.ts';
import type { InkChoice } from '../ink/choices.ts';
import { type OptionInput, optionFrom } from '../options/option.ts';

const ANSWER_OF: Readonly<Record<string, Answer>> = {
  accept: 'meet',
  help: 'meet',
  give: 'meet',
  confess: 'meet',
  refuse: 'refuse',
  put_off: 'put_off',
  wait: 'put_off',
  deceive: 'lie',
  ask: 'ask_back',
  talk: 'ask_back',
  take: 'take',
  read: 'read',
  look: 'read',
  hide: 'hide',
  show: 'show',
  leave: 'leave',
  go: 'go',
  tell: 'tell',
  keep: 'keep',
  threaten: 'use',
  trade: 'trade',
  bargain: 'trade',
};

/** More than enough to be offered: the order is the author's. */
const FIRST = 100;

/** The author's choices as options, in their order and their words. One that is locked is seen and cannot be chosen. */
export function authoredOptions(choices: readonly InkChoice[], knot: string, input: OptionInput): Option[] {
  const options = choices.map(({ index, text, intent, stat, modifier, costs, locked }): Option => {
    const { text: _, ...meant } = intent;
    const mark = { index, ...(stat !== undefined && { stat }), ...(modifier !== undefined && { modifier }) };
    const option = optionFrom(
      {
        ...meant,
        authored: mark,
        text,
        answers: ANSWER_OF[intent.act] ?? 'decide',
        because: [{ kind: 'beat', ref: knot, text: 'The author wrote it' }],
        ...(locked !== null && { needs: locked }),
        stakes: 'turning point',
        weight: FIRST - index,
      },
      input,
    );
    return { ...option, id: `ink|${knot}|${index}`, ...(costs !== undefined && { costs }) };
  });
  const isStuck = options.every(({ needs }) => needs !== undefined);
  return isStuck ? [...options, ...wayOut(input)] : options;
}

/** Where every choice is locked one can still leave, by a way that one knows; before a decision one hesitates. */
function wayOut(input: OptionInput): Option[] {
  const { place, question } = input.brief;
  const isDecision = question.next?.kind === 'decision';
  const exit = isDecision ? undefined : place?.exits.find(({ told }) => told);
  const because = [{ kind: 'place', ref: exit?.id ?? 'here', text: 'Nothing holds you here' }];
  const base = { answers: 'leave' as const, because, stakes: 'leaving' as const, weight: 1 };
  const draft =
    exit === undefined
      ? { ...base, act: 'wait' as const, text: isDecision ? 'Say nothing yet' : 'Wait and see' }
      : { ...base, act: 'leave' as const, target: exit.id, text: `Leave for ${exit.name}` };
  return [optionFrom(draft, input)];
}
