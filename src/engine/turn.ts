import type { Random } from '../base/random.ts';
import type { Campaign, StoryEnding } from '../campaign/campaign.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import type { Deed, Effects, RollContext, StoryContext } from '../narrator/context.ts';
import { verbIn } from '../narrator/verbs.ts';
import type { Intent } from '../plan/generator.ts';
import { contextOf } from './context.ts';
import { effectsOf } from './effects.ts';
import { withEpisode } from './episodes.ts';
import { withStandings } from './factions.ts';
import type { Likeness } from './likeness/likeness.ts';
import type { Persona } from './persona.ts';
import { withMarks } from './plot/conditions.ts';
import { direct } from './plot/director.ts';
import { conclude } from './plot/endings.ts';
import { decide } from './plot/occurrence.ts';
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
  const circumstances: Circumstances = { campaign, persona, rules, scene };
  // A skill may offer bare words; then the words say what is meant.
  const meant = intent.verb === '' ? { ...intent, verb: verbIn(intent.text) ?? 'look' } : intent;
  const tried = attempt(world, meant, circumstances);
  const roll = tried.check === null ? null : ownRoll(tried.check, intent.text, rollSeed(seed, scene));
  const settled = (outcome: Outcome | null) => {
    const resolution = settle(world, tried, outcome, circumstances);
    return { ...resolution, world: withStandings(world, resolution.world, campaign) };
  };
  const own = settled(roll?.outcome ?? null);

  const said = withChoice(own.world.plot, intent.text, intent.tags);
  const chosen = { ...own.world, plot: await withMarks(said, intent.text, matter) };
  const { world: decided, decision } = withDecision(chosen, intent, matter);
  const draw = () => random.fork(`beat/${scene}`).next();
  const plot = await direct({ ...matter, world: decided }, draw);
  const end = await conclude({ ...matter, world: plot.world }, plot.beat !== null);
  // What the plot does to people, their factions hear of as well.
  const left = withStandings(own.world, end.world, campaign);
  /** Everything this choice comes to, when the roll ends like this. */
  const cameTo = (outcome: Outcome | null): Resolution & { effects: Effects } => {
    const resolved = settled(outcome);
    const deed = { ...resolved.deed, ...(decision !== null && { decision }) };
    const after = withResult(left, own.world, resolved.world);
    const effects = effectsOf({ campaign, before: world, after, deed, beat: plot.beat });
    return { deed, effects, world: withEpisode(after, deed, effects.memory, scene) };
  };
  const { deed, effects, world: after } = cameTo(roll?.outcome ?? null);
  return {
    deed,
    context: contextOf({
      ...matter,
      rules,
      world: after,
      before: world,
      deed,
      roll: rollContext(tried, roll, cameTo),
      effects,
      plot: { ...plot, ending: end.ending, epilogue: end.epilogue, leaning: end.leaning },
    }),
    roll,
    beat: plot.beat,
    ending: end.ending,
    skipped: plot.skipped,
    worldAfter: (outcome) => cameTo(outcome).world,
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

/** The world as the plot left it, with what another end of the roll changes in it. */
function withResult(thought: World, own: World, actual: World): World {
  // What the plot has not touched is as the roll left it; what it has touched stays.
  const untouched = Object.entries(actual).filter(
    ([key]) => thought[key as keyof World] === own[key as keyof World],
  );
  const regard = Object.fromEntries(
    Object.entries({ ...thought.regard, ...actual.regard }).map(([id]) => [
      id,
      Math.max(
        -100,
        Math.min(100, (thought.regard[id] ?? 0) + (actual.regard[id] ?? 0) - (own.regard[id] ?? 0)),
      ),
    ]),
  );
  return { ...thought, ...Object.fromEntries(untouched), regard };
}

function rollContext(
  { check }: Attempt,
  roll: SceneRoll | null,
  cameTo: (outcome: Outcome) => { deed: Deed; effects: Effects },
): RollContext | null {
  if (check === null || roll === null) return null;
  const [failure, partial, success] = [cameTo('failure'), cameTo('partial'), cameTo('success')];
  return {
    formula: check.formula,
    modifiers: check.modifiers,
    bands: [...check.bands],
    purpose: roll.purpose,
    odds: check.odds,
    otherwise: roll.outcome,
    deeds: { failure: failure.deed, partial: partial.deed, success: success.deed },
    effects: { failure: failure.effects, partial: partial.effects, success: success.effects },
  };
}
