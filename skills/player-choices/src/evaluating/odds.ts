import {
  bandOf,
  distributionOf,
  namesInDice,
  type Odds,
  parseDice,
  readingDice,
  ScriptError,
} from '../../../../src/sdk/index.ts';
import type { EvaluateInput } from './input.ts';

/** How likely each way of ending is with this much added to the dice; where ways can be counted, exactly. */
export function oddsOf({ formula, bands }: Pick<EvaluateInput, 'formula' | 'bands'>, added: number): Odds {
  const dice = readingDice(() => parseDice(formula));
  const names = namesInDice(dice);
  const unknown = names.find((name) => name !== 'modifier');
  if (unknown !== undefined)
    throw new ScriptError(
      'invalid_formula',
      `“${unknown}” has no value here; only “modifier”, the sum of all modifiers, has one.`,
    );
  const distribution = readingDice(() => distributionOf(dice, { modifier: added }));
  const rest = names.length > 0 ? 0 : added;
  const odds: Odds = { failure: 0, partial: 0, success: 0 };
  const limits = bands.map(({ outcome, up_to }) => ({ outcome, up_to: up_to ?? undefined }));
  for (const [total, share] of distribution) odds[bandOf(total + rest, limits).outcome] += share;
  return odds;
}
