import { createRandom } from '../base/random.ts';
import { parseDice } from '../rules/dice/parse.ts';
import { type Rolled, rollDice } from '../rules/dice/roll.ts';
import { bandOf, type Modifier, type Odds, type Outcome, sumOf } from '../rules/roll.ts';
import type { Check } from './check.ts';

/** A roll as the player sees it. */
export interface SceneRoll {
  formula: string;
  purpose: string;
  dice: Rolled['terms'];
  modifiers: Modifier[];
  /** What a skill counts otherwise than was shown with the choice. */
  changed?: Modifier[];
  total: number;
  outcome: Outcome;
  band?: string;
  odds: Odds;
}

/** A roll as a dice skill tells it. */
export type RolledAnswer = Pick<SceneRoll, 'dice' | 'total' | 'outcome' | 'band'>;

/** The seed of the one roll of a scene; whoever rolls with it gets the same dice. */
export function rollSeed(seed: string, scene: number): string {
  return `${seed}/roll/${scene}`;
}

/** The roll that counts: the dice skill's, or the engine's own when no skill has rolled. */
export function rollFor(check: Check, purpose: string, seed: string, answer: RolledAnswer | null): SceneRoll {
  const { bands: _, ...counted } = check;
  return { ...counted, purpose, ...(answer ?? ownRoll(check, seed)) };
}

/** What the dice say when the engine rolls them itself: the same as a dice skill that rolls by the seed. */
function ownRoll({ formula, modifiers, bands }: Check, seed: string): RolledAnswer {
  const { total: faces, terms } = rollDice(parseDice(formula), createRandom(seed).fork('dice').below);
  const total = faces + sumOf(modifiers);
  const { outcome, name } = bandOf(total, bands);
  return { dice: terms, total, outcome, ...(name !== undefined && { band: name }) };
}
