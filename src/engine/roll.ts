import { parseDice } from '../base/dice/parse.ts';
import { type Rolled, rollDice } from '../base/dice/roll.ts';
import { isJsonObject, type JsonObject } from '../base/json.ts';
import { createRandom } from '../base/random.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { Check, Modifier } from './check.ts';
import { type Outcome, outcomeOf } from './rules.ts';

/** A roll as the player sees it. */
export interface SceneRoll {
  formula: string;
  purpose: string;
  dice: Rolled['terms'];
  modifiers: Modifier[];
  total: number;
  outcome: Outcome;
  band?: string;
  odds: Record<Outcome, number>;
}

/** The seed of the one roll of a scene; whoever rolls with it gets the same dice. */
export function rollSeed(seed: string, scene: number): string {
  return `${seed}/roll/${scene}`;
}

/** What the dice say when the engine rolls them itself: the same as a dice skill that rolls by the seed. */
export function ownRoll(check: Check, purpose: string, seed: string): SceneRoll {
  const { total: faces, terms } = rollDice(parseDice(check.formula), createRandom(seed).fork('dice').below);
  const total = check.modifiers.reduce((sum, { value }) => sum + value, faces);
  const { outcome, name } = outcomeOf(total, check.bands);
  return {
    formula: check.formula,
    purpose,
    dice: terms,
    modifiers: check.modifiers,
    total,
    outcome,
    ...(name !== undefined && { band: name }),
    odds: check.odds,
  };
}

/** The roll that a skill made in this plan, if one did and it can be read. */
export function rollIn(result: ExecutionResult | null, own: SceneRoll): SceneRoll | null {
  for (const { state, output } of result?.toolResults ?? []) {
    const roll = state === 'success' ? output['roll'] : undefined;
    if (!isJsonObject(roll) || typeof roll['total'] !== 'number' || !isOutcome(roll['outcome'])) continue;
    const { band, total } = roll as JsonObject & { total: number };
    const { band: _, ...mine } = own;
    return {
      ...mine,
      dice: Array.isArray(roll['dice']) ? (roll['dice'] as unknown as SceneRoll['dice']) : [],
      total,
      outcome: roll['outcome'],
      ...(typeof band === 'string' && { band }),
    };
  }
  return null;
}

function isOutcome(value: unknown): value is Outcome {
  return value === 'failure' || value === 'partial' || value === 'success';
}
