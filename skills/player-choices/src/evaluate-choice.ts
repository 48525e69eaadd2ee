import { defineScript, emit, type Json } from '../../../src/sdk/index.ts';
import { evaluateInput } from './evaluating/input.ts';
import { modifiersFor } from './evaluating/modifiers.ts';
import { oddsOf } from './evaluating/odds.ts';
import { chanceInWords } from './offering/chance.ts';

export const script = defineScript((call) => {
  const input = evaluateInput(call.input);
  const modifiers = modifiersFor(input, call.dependencies);
  const total = modifiers.reduce((sum, { value }) => sum + value, 0);
  const odds = oddsOf(input, total);
  const difficulty = chanceInWords(1 - odds.failure);
  const { verb, target } = input.intent;
  emit.patch({
    evaluation: {
      verb,
      ...(target !== null && { target }),
      formula: input.formula,
      modifiers: modifiers.map(({ value, reason }) => ({ value, reason })),
      modifier: total,
      odds: odds as Json,
      difficulty,
    },
  });
  return `${verb}: ${difficulty}`;
});

if (import.meta.main !== false) script.run();
