import type { Random } from '../base/random.ts';
import type { Campaign, StoryEnding } from '../campaign/campaign.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import type { Deed, Effects, RollContext, StoryContext } from '../narrator/context.ts';
import { verbIn } from '../narrator/verbs.ts';
import type { Intent } from '../plan/generator.ts';
import { contextOf } from './context.ts';
import { effectsOf } from './effects.ts';
import { withStandings } from './factions.ts';
import type { Likeness } from './likeness.ts';
import type { Persona } from './persona.ts';
import { decide, direct } from './plot/director.ts';
import { conclude } from './plot/endings.ts';
import { decisionIn, withChoice } from './plot/plot-state.ts';
import { type Attempt, attempt, type Circumstances, type Resolution, settle } from './resolve.ts';
import { ownRoll, rollSeed, type SceneRoll } from './roll.ts';
import { type Outcome, type StoryRules, storyRules } from './rules.ts';
import type { World } from './world.ts';

export interface TurnMatter {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
  seed: string;
  random: Random;
  likeness: Likeness;
}

/** What one choice does, thought through before anybody words it. */
export interface Turn {
  /** Null in the first scene. */
  deed: Deed | null;
  context: StoryContext;
  /** The roll that decides, as the engine makes it; a dice skill may make another. */
  roll: SceneRoll | null;
  beat: PlotBeat | null;
  ending: StoryEnding | null;
  /** Beats that can happen no more. */
  skipped: string[];
  /** The world when the roll ends like this. */
  worldAfter(outcome: Outcome | null): World;
}

/** The first scene: nothing has been done yet. */
export function openingTurn(matter: TurnMatter): Turn {
  return {
    deed: null,
    context: contextOf({
      ...matter,
      rules: rulesOf(matter),
      before: null,
      deed: null,
      roll: null,
      effects: null,
      plot: null,
    }),
    roll: null,
    beat: null,
    ending: null,
    skipped: [],
    worldAfter: () => matter.world,
  };
}

export async function takeTurn(matter: TurnMatter, intent: Intent): Promise<Turn> {
  const { campaign, persona, world, scene, seed, random } = matter;
  const rules = rulesOf(matter);
  const circumstances: Circumstances = { campaign, persona, rules, scene, episode: null };
  // A skill may offer bare words; then the words say what is meant.
  const meant = intent.verb === '' ? { ...intent, verb: verbIn(intent.text) ?? 'look' } : intent;
  const tried = attempt(world, meant, circumstances);
  const roll = tried.check === null ? null : ownRoll(tried.check, intent.text, rollSeed(seed, scene));
  const settled = (outcome: Outcome | null) => {
    const resolution = settle(world, tried, outcome, circumstances);
    return { ...resolution, world: withStandings(world, resolution.world, campaign) };
  };
  const own = settled(roll?.outcome ?? null);

  const chosen = { ...own.world, plot: withChoice(own.world.plot, intent.text, intent.tags) };
  const { world: decided, decision } = withDecision(chosen, intent, matter);
  const draw = () => random.fork(`beat/${scene}`).next();
  const plot = await direct({ ...matter, world: decided }, draw);
  const end = await conclude({ ...matter, world: plot.world });
  const effectsAfter = (after: Resolution) =>
    effectsOf({ campaign, before: world, after: after.world, deed: after.deed, beat: plot.beat });
  const deed = { ...own.deed, ...(decision !== null && { decision }) };
  const told = end.ending === null ? plot : { ...plot, beat: null, outcome: null };
  return {
    deed,
    context: contextOf({
      ...matter,
      rules,
      world: end.world,
      before: world,
      deed,
      roll: rollContext(tried, roll, settled, effectsAfter),
      effects: effectsAfter({ deed, world: end.world }),
      plot: { ...told, ending: end.ending, epilogue: end.epilogue, leaning: end.leaning },
    }),
    roll,
    beat: told.beat,
    ending: end.ending,
    skipped: plot.skipped,
    worldAfter: (outcome) =>
      outcome === (roll?.outcome ?? null)
        ? end.world
        : withResult(end.world, own.world, settled(outcome).world),
  };
}

function rulesOf({ campaign }: TurnMatter): StoryRules {
  return storyRules(campaign.rules?.rules ?? null, campaign.template);
}

/** The player has decided how a beat turns out. */
function withDecision(
  world: World,
  intent: Intent,
  { campaign, scene }: TurnMatter,
): { world: World; decision: string | null } {
  const decision = decisionIn(intent.tags ?? []);
  const beat = campaign.beats.find(({ id }) => id === decision?.beat && id === world.plot.deciding);
  if (decision === null || beat === undefined) return { world, decision: null };
  const { description = null } = beat.outcomes?.[decision.outcome] ?? {};
  return { world: decide(world, beat, decision.outcome, scene), decision: description };
}

/** The world as it was thought through, with what another end of the roll changes in it. */
function withResult(thought: World, own: World, actual: World): World {
  const { hurt, confided, deeds, away, recent } = actual;
  const regard = Object.fromEntries(
    Object.entries(thought.regard).map(([id, value]) => [
      id,
      Math.max(-100, Math.min(100, value + (actual.regard[id] ?? 0) - (own.regard[id] ?? 0))),
    ]),
  );
  return { ...thought, hurt, confided, deeds, away, recent, regard, standing: actual.standing };
}

function rollContext(
  { check }: Attempt,
  roll: SceneRoll | null,
  settled: (outcome: Outcome) => Resolution,
  effectsAfter: (after: Resolution) => Effects,
): RollContext | null {
  if (check === null || roll === null) return null;
  const [failure, partial, success] = [settled('failure'), settled('partial'), settled('success')];
  return {
    formula: check.formula,
    modifiers: check.modifiers,
    bands: [...check.bands],
    purpose: roll.purpose,
    odds: check.odds,
    otherwise: roll.outcome,
    deeds: { failure: failure.deed, partial: partial.deed, success: success.deed },
    effects: {
      failure: effectsAfter(failure),
      partial: effectsAfter(partial),
      success: effectsAfter(success),
    },
  };
}
