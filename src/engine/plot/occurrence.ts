import { hourTold } from '../../campaign/clock.ts';
import { isYours } from '../../campaign/decisions.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import { afterTime } from '../ink/time.ts';
import type { World } from '../world.ts';
import type { PlotInput } from './conditions.ts';
import { withConsequence } from './consequences.ts';

export interface Occurrence {
  world: World;
  beat: PlotBeat;
  /** How it turned out, when chance decides that. */
  outcome: string | null;
}

type Outcomes = Pick<PlotBeat, 'outcomes'>;
type BeatOutcome = NonNullable<PlotBeat['outcomes']>[number];
type Setting = Pick<PlotInput, 'campaign' | 'scene'>;

/** Whether it is the player alone who decides how it turns out. */
function asksPlayer({ outcomes = [] }: Outcomes): boolean {
  return outcomes.length > 0 && outcomes.every(isYours);
}

/** Lets a beat happen: the player is brought to its place, and its consequences are so from now on. */
export function happen(
  beat: PlotBeat,
  before: World,
  { campaign, scene }: PlotInput,
  place: string | null,
  draw: () => number,
): Occurrence {
  const outcomes = beat.outcomes ?? [];
  const fallen = outcomes.length > 0 && !asksPlayer(beat) ? drawnOutcome(outcomes, draw()) : null;
  const isLeftToYou = asksPlayer(beat) || (fallen !== null && isYours(outcomes[fallen] as BeatOutcome));
  const drawn = isLeftToYou ? null : fallen;
  const { [beat.id]: _, ...ready } = before.plot.ready;
  const { [beat.id]: __, ...skipped } = before.plot.skipped;
  const come = campaign.people.filter(({ comesWith }) => comesWith === beat.id).map(({ id }) => id);
  let world: World = {
    ...before,
    absent: Object.fromEntries(Object.entries(before.absent).filter(([id]) => !come.includes(id))),
    plot: {
      ...before.plot,
      ready,
      skipped,
      happened: { ...before.plot.happened, [beat.id]: { scene, ...(drawn !== null && { outcome: drawn }) } },
      deciding: isLeftToYou ? beat.id : before.plot.deciding,
    },
  };
  if (place !== null) world = movedTo(world, place);
  world = atHourTold(world, beat);
  for (const sentence of beat.consequences ?? []) world = withConsequence(world, sentence, campaign, scene);
  const outcome = drawn === null ? undefined : outcomes[drawn];
  if (outcome !== undefined) world = withOutcome(world, outcome, { campaign, scene });
  return { world, beat, outcome: outcome?.description ?? null };
}

/** A beat that opens with the hour brings it. */
function atHourTold(world: World, { description }: PlotBeat): World {
  const part = hourTold(description) ?? world.part;
  return part === world.part ? world : { ...world, ...afterTime(world, `until ${part}`) };
}

/** The world with the player at this place. */
export function movedTo(world: World, place: string): World {
  if (place === world.place) return world;
  return { ...world, place, visits: { ...world.visits, [place]: (world.visits[place] ?? 0) + 1 } };
}

/** The player has decided how a beat turns out. */
export function decide(world: World, beat: PlotBeat, index: number, where: Setting): World {
  const { scene } = where;
  const outcome = beat.outcomes?.[index];
  const happened = {
    ...world.plot.happened,
    [beat.id]: { scene, ...world.plot.happened[beat.id], outcome: index },
  };
  const decided: World = { ...world, plot: { ...world.plot, happened, deciding: null } };
  return outcome === undefined ? decided : withOutcome(decided, outcome, where);
}

/** What an outcome brings with it: a fact, what is different from now on, and perhaps another beat. */
function withOutcome(
  before: World,
  { description, consequences = [], triggers_beat }: BeatOutcome,
  { campaign, scene }: Setting,
): World {
  let world = before;
  for (const sentence of consequences) world = withConsequence(world, sentence, campaign, scene);
  const { plot } = world;
  const called = triggers_beat === undefined ? plot.called : { ...plot.called, [triggers_beat]: scene };
  return { ...world, plot: { ...plot, called, facts: [...new Set([...plot.facts, description])] } };
}

/** The world without a decision that only one thing could be said to, once the player has done something else. */
export function passedOver(world: World, beat: Outcomes): World {
  const isOnlyOne = (beat.outcomes ?? []).filter(isYours).length < 2;
  return isOnlyOne ? { ...world, plot: { ...world.plot, deciding: null } } : world;
}

/** Outcomes without a probability share what the others leave. */
export function drawnOutcome(
  outcomes: readonly { probability?: number | undefined }[],
  chance: number,
): number {
  const given = outcomes.reduce((sum, { probability = 0 }) => sum + probability, 0);
  const unspoken = outcomes.filter(({ probability }) => probability === undefined).length;
  const rest = unspoken === 0 ? 0 : Math.max(0, 1 - given) / unspoken;
  const weights = outcomes.map(({ probability }) => probability ?? rest);
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
