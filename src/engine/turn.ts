import type { Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Deed, RollContext, StoryContext } from '../narrator/context.ts';
import { verbIn } from '../narrator/verbs.ts';
import type { Intent } from '../plan/generator.ts';
import { contextOf } from './context.ts';
import type { Persona } from './persona.ts';
import { type Attempt, attempt, type Circumstances, type Resolution, settle } from './resolve.ts';
import { ownRoll, rollSeed, type SceneRoll } from './roll.ts';
import { type Outcome, storyRules } from './rules.ts';
import type { World } from './world.ts';

export interface TurnMatter {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
  seed: string;
  random: Random;
}

/** What one choice does, thought through before anybody words it. */
export interface Turn {
  /** Null in the first scene. */
  deed: Deed | null;
  context: StoryContext;
  /** The roll that decides, as the engine makes it; a dice skill may make another. */
  roll: SceneRoll | null;
  /** The world when the roll ends like this. */
  worldAfter(outcome: Outcome | null): World;
}

/** The first scene: nothing has been done yet. */
export function openingTurn(matter: TurnMatter): Turn {
  return {
    deed: null,
    context: contextOf({ ...matter, before: null, deed: null, roll: null }),
    roll: null,
    worldAfter: () => matter.world,
  };
}

export function takeTurn(matter: TurnMatter, intent: Intent): Turn {
  const { campaign, persona, world, scene, seed } = matter;
  const rules = storyRules(null, campaign.template);
  const circumstances: Circumstances = { campaign, persona, rules, scene, episode: null };
  // A skill may offer bare words; then the words say what is meant.
  const meant = intent.verb === '' ? { ...intent, verb: verbIn(intent.text) ?? 'look' } : intent;
  const tried = attempt(world, meant, circumstances);
  const roll = tried.check === null ? null : ownRoll(tried.check, intent.text, rollSeed(seed, scene));
  const settled = (outcome: Outcome | null) => settle(world, tried, outcome, circumstances);
  const own = settled(roll?.outcome ?? null);
  return {
    deed: own.deed,
    context: contextOf({
      ...matter,
      world: own.world,
      before: world,
      deed: own.deed,
      roll: rollContext(tried, roll, settled),
    }),
    roll,
    worldAfter: (outcome) => settled(outcome).world,
  };
}

function rollContext(
  { check }: Attempt,
  roll: SceneRoll | null,
  settled: (outcome: Outcome) => Resolution,
): RollContext | null {
  if (check === null || roll === null) return null;
  return {
    formula: check.formula,
    modifiers: check.modifiers,
    bands: [...check.bands],
    purpose: roll.purpose,
    odds: check.odds,
    otherwise: roll.outcome,
    deeds: {
      failure: settled('failure').deed,
      partial: settled('partial').deed,
      success: settled('success').deed,
    },
  };
}
