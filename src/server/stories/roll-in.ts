import type { JsonObject } from '../../base/json.ts';
import type { RollView } from '../../contracts/api/story.ts';

const OUTCOMES: readonly RollView['outcome'][] = ['failure', 'partial', 'success'];

/** The roll in what a dice skill shows, or null when it is none that decides anything. */
export function rollIn({
  formula,
  purpose,
  dice,
  modifiers,
  total,
  outcome,
  band,
}: JsonObject): RollView | null {
  const found = OUTCOMES.find((one) => one === outcome);
  if (found === undefined || typeof total !== 'number' || typeof formula !== 'string') return null;
  return {
    formula,
    purpose: typeof purpose === 'string' ? purpose : '',
    dice: Array.isArray(dice) ? (dice as RollView['dice']) : [],
    modifiers: Array.isArray(modifiers) ? (modifiers as unknown as RollView['modifiers']) : [],
    total,
    outcome: found,
    ...(typeof band === 'string' && { band }),
    odds: {},
  };
}
