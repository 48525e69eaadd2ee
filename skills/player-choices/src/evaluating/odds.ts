import {
  distributionOf,
  namesInDice,
  parseDice,
  readingDice,
  ScriptError,
} from '../../../../src/sdk/index.ts';
import type { Odds } from '../choosing/candidate.ts';
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
  const odds = { failure: 0, partial: 0, success: 0 };
  for (const [total, share] of distribution) odds[outcomeOf(total + rest, bands)] += share;
  return odds;
}

function outcomeOf(total: number, bands: EvaluateInput['bands']): keyof Odds {
  const band = bands.find(({ up_to }) => up_to === null || total <= up_to) ?? bands.at(-1);
  return band?.outcome ?? 'success';
}
