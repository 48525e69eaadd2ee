import { slug } from '../../campaign/names.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { World } from '../world.ts';
import { choicesWanted, type PlotMatter, type Standing, standingOf } from './conditions.ts';
import { withConsequence } from './consequences.ts';
import { wantedTag } from './plot-state.ts';

const PRIORITIES = ['critical', 'high', 'medium', 'low', 'optional'];

/** Something only the player can bring about, to be offered as a choice. */
export interface WantedChoice {
  beat: string;
  tag: string;
  /** In the author's words. */
  text: string;
}

export interface PlotTurn {
  world: World;
  /** The beat that happens in this scene. */
  beat: PlotBeat | null;
  /** How it turned out, when chance decides that. */
  outcome: string | null;
  /** What beats wait for. */
  wanted: WantedChoice[];
  /** Id of the place where a beat is about to happen. */
  calling: string | null;
  /** Beats that were given up, for the log. */
  skipped: string[];
}

/** Where the plot stands after a deed: what happens now, what waits for a choice, what can happen no more. */
export async function direct(matter: PlotMatter, draw: () => number): Promise<PlotTurn> {
  const { campaign, scene } = matter;
  const standings = await Promise.all(
    campaign.beats.map(async (beat) => ({ beat, standing: await currentStanding(beat, matter) })),
  );
  const given = givenUp(standings, matter);
  let { world } = given;
  const ready = standings.filter(({ standing }) => standing === 'yes').map(({ beat }) => beat);
  const since = Object.fromEntries(ready.map(({ id }) => [id, world.plot.ready[id] ?? scene]));
  world = { ...world, plot: { ...world.plot, ready: since } };

  const next = [...ready].sort((a, b) => rank(a) - rank(b) || (since[a.id] ?? 0) - (since[b.id] ?? 0))[0];
  const wanted = standings.flatMap(({ beat, standing }) =>
    standing === 'choice' ? wantedOf(beat, world) : [],
  );
  const quiet = { world, beat: null, outcome: null, wanted, calling: null, skipped: given.skipped };
  if (next === undefined) return quiet;
  const place = placeOf(next, matter);
  const isElsewhere = place !== null && place !== world.place;
  // It is told for one scene that something waits elsewhere; then it happens, and the player is brought there.
  if (isElsewhere && since[next.id] === scene && world.plot.called[next.id] === undefined)
    return { ...quiet, calling: place };
  return { ...quiet, ...happen(next, world, matter, place, draw) };
}

function rank({ priority = 'medium' }: PlotBeat): number {
  return PRIORITIES.indexOf(priority);
}

async function currentStanding(beat: PlotBeat, matter: PlotMatter): Promise<Standing> {
  const { plot } = matter.world;
  if (plot.happened[beat.id] !== undefined) return 'no';
  // What another beat calls for happens, even if its own time is over.
  if (plot.called[beat.id] !== undefined) return 'yes';
  if (plot.skipped[beat.id] !== undefined) return 'no';
  return await standingOf(beat.id, beat.conditions, matter);
}

/** Takes out what can happen no more, and what has been waited for long enough. */
function givenUp(
  standings: readonly { beat: PlotBeat; standing: Standing }[],
  { world, scene }: PlotMatter,
): { world: World; skipped: string[] } {
  const plot = { ...world.plot, skipped: { ...world.plot.skipped }, called: { ...world.plot.called } };
  plot.eligible = { ...plot.eligible };
  const skipped: string[] = [];
  for (const { beat, standing } of standings) {
    if (plot.happened[beat.id] !== undefined || plot.skipped[beat.id] !== undefined) continue;
    if (isDue(beat, world, scene)) plot.eligible[beat.id] ??= scene;
    const waited = scene - (plot.eligible[beat.id] ?? scene);
    const patience = beat.timeout?.scene_count ?? Number.POSITIVE_INFINITY;
    const isTooLate = standing !== 'yes' && waited >= patience;
    if (standing !== 'never' && !isTooLate) continue;
    plot.skipped[beat.id] = scene;
    skipped.push(beat.id);
    const instead = beat.timeout?.fallback_beat;
    if (instead !== undefined && plot.happened[instead] === undefined) plot.called[instead] = scene;
  }
  return { world: { ...world, plot }, skipped };
}

/** Whether its time has come as far as scenes and other beats go. */
function isDue({ conditions }: PlotBeat, { plot }: World, scene: number): boolean {
  const needed = [conditions?.requires_beat ?? []].flat();
  const any = conditions?.requires_any_beat ?? [];
  const hasBeen = (id: string) => plot.happened[id] !== undefined;
  return (
    scene >= (conditions?.scene_count?.min ?? 0) &&
    needed.every(hasBeen) &&
    (any.length === 0 || any.some(hasBeen))
  );
}

function wantedOf({ id, conditions = {} }: PlotBeat, { plot }: World): WantedChoice[] {
  return choicesWanted(conditions)
    .map((text, index) => ({ beat: id, tag: wantedTag(id, index), text }))
    .filter(({ tag }) => !plot.chosen.includes(tag));
}

function placeOf({ location }: PlotBeat, { campaign }: PlotMatter): string | null {
  const wanted = slug(location ?? '');
  if (wanted === '') return null;
  const found =
    campaign.places.find(({ id, name }) => id === `place:${wanted}` || slug(name) === wanted) ??
    campaign.places.find(({ name }) => wanted.includes(slug(name).replace(/^the-/, '')));
  return found?.id ?? null;
}

function happen(
  beat: PlotBeat,
  before: World,
  { campaign, scene }: PlotMatter,
  place: string | null,
  draw: () => number,
): Pick<PlotTurn, 'world' | 'beat' | 'outcome'> {
  const outcomes = beat.outcomes ?? [];
  const isChance = outcomes.some(({ probability }) => probability !== undefined);
  const drawn = isChance ? drawnOutcome(outcomes, draw()) : null;
  const { [beat.id]: _, ...ready } = before.plot.ready;
  let world: World = {
    ...before,
    plot: {
      ...before.plot,
      ready,
      happened: { ...before.plot.happened, [beat.id]: { scene, ...(drawn !== null && { outcome: drawn }) } },
      deciding: !isChance && outcomes.length > 0 ? beat.id : null,
    },
  };
  if (place !== null && place !== world.place)
    world = { ...world, place, visits: { ...world.visits, [place]: (world.visits[place] ?? 0) + 1 } };
  for (const sentence of beat.consequences ?? []) world = withConsequence(world, sentence, campaign, scene);
  const outcome = drawn === null ? undefined : outcomes[drawn];
  if (outcome !== undefined) world = withOutcome(world, outcome, scene);
  return { world, beat, outcome: outcome?.description ?? null };
}

/** What an outcome brings with it: a fact, and perhaps another beat. */
function withOutcome(
  world: World,
  { description, triggers_beat }: { description: string; triggers_beat?: string },
  scene: number,
): World {
  const called =
    triggers_beat === undefined ? world.plot.called : { ...world.plot.called, [triggers_beat]: scene };
  return { ...world, plot: { ...world.plot, called, facts: [...world.plot.facts, description] } };
}

/** The player has decided how a beat turns out. */
export function decide(world: World, beat: PlotBeat, index: number, scene: number): World {
  const outcome = beat.outcomes?.[index];
  const { deciding: _, ...plot } = world.plot;
  const happened = { ...plot.happened, [beat.id]: { ...plot.happened[beat.id], scene, outcome: index } };
  const decided: World = { ...world, plot: { ...plot, happened, deciding: null } };
  return outcome === undefined ? decided : withOutcome(decided, outcome, scene);
}

function drawnOutcome(outcomes: readonly { probability?: number | undefined }[], chance: number): number {
  const given = outcomes.reduce((sum, { probability = 0 }) => sum + probability, 0);
  const unspoken = outcomes.filter(({ probability }) => probability === undefined).length;
  const rest = unspoken === 0 ? 0 : Math.max(0, 1 - given) / unspoken;
  const weights = outcomes.map(({ probability }) => probability ?? rest);
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.length - 1;
}
