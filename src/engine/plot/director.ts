import { slug } from '../../campaign/names.ts';
import type { PlotMark } from '../../contracts/intent.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { World } from '../world.ts';
import {
  beatsStanding,
  choicesWanted,
  type PlotInput,
  placeAwaited,
  type Standing,
  standingOf,
} from './conditions.ts';
import { asksPlayer, happen } from './occurrence.ts';
import { wantedMark } from './plot-state.ts';

const PRIORITIES = ['critical', 'high', 'medium', 'low', 'optional'];

/** Something only the player can bring about, to be offered as a choice. */
export interface WantedChoice {
  mark: PlotMark;
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
  /** Id of a place where a beat would happen if the player were there. */
  awaiting: string | null;
  /** Beats that were given up, for the log. */
  skipped: string[];
}

interface Judged {
  beat: PlotBeat;
  standing: Standing;
}

/** Where the plot stands after a deed: what happens now, what waits for a choice, what can happen no more. */
export async function direct(matter: PlotInput, draw: () => number): Promise<PlotTurn> {
  const { campaign, scene } = matter;
  const judged = await Promise.all(
    campaign.beats.map(async (beat) => ({ beat, standing: await currentStanding(beat, matter) })),
  );
  const given = givenUp(judged, matter);
  const ready = judged.filter(({ standing }) => standing === 'yes').map(({ beat }) => beat);
  const since = Object.fromEntries(ready.map(({ id }) => [id, given.world.plot.ready[id] ?? scene]));
  const world = { ...given.world, plot: { ...given.world.plot, ready: since } };

  const waiting = judged.filter(({ standing }) => standing === 'choice').map(({ beat }) => beat);
  const wanted = waiting.sort((a, b) => rank(a) - rank(b)).flatMap((beat) => wantedOf(beat, world));
  const awaiting = await placeToGo(judged, { ...matter, world });
  const quiet = { world, beat: null, outcome: null, wanted, calling: null, awaiting, skipped: given.skipped };
  const open = ready
    .filter((beat) => !isHeldBack(beat, { ...matter, world }))
    .sort((a, b) => rank(a) - rank(b) || (since[a.id] ?? 0) - (since[b.id] ?? 0));
  // It is told for one scene that something waits elsewhere; then it happens, and the player is brought there.
  const isFar = (beat: PlotBeat) => since[beat.id] === scene && isElsewhere(beat, { ...matter, world });
  const [next] = open;
  if (next === undefined) return quiet;
  const now = open.find((beat) => !isFar(beat));
  const calling = isFar(next) ? placeOf(next, matter) : null;
  // What can happen here does meanwhile, unless it would ask the player for two things at once.
  if (now === undefined || (calling !== null && asksPlayer(now))) return { ...quiet, calling };
  return { ...quiet, ...happen(now, world, matter, placeOf(now, matter), draw), calling };
}

/** Weighty beats call for the player all the time, others now and then. */
async function placeToGo(judged: readonly Judged[], matter: PlotInput): Promise<string | null> {
  const { plot } = matter.world;
  const isOpen = ({ id }: PlotBeat) => plot.happened[id] === undefined && plot.skipped[id] === undefined;
  const waiting = judged
    .filter(({ beat, standing }) => standing === 'no' && isOpen(beat))
    .map(({ beat }) => beat)
    .filter((beat) => rank(beat) < 2 || matter.scene % 3 === 0)
    .sort((a, b) => rank(a) - rank(b));
  for (const { id, conditions } of waiting) {
    const place = await placeAwaited(id, conditions, matter);
    if (place !== null) return place;
  }
  return null;
}

function rank({ priority = 'medium' }: PlotBeat): number {
  return PRIORITIES.indexOf(priority);
}

async function currentStanding(beat: PlotBeat, matter: PlotInput): Promise<Standing> {
  const { plot } = matter.world;
  if (plot.happened[beat.id] !== undefined) return 'no';
  // What another beat calls for happens, even if its own time is over; but not before what it builds on.
  if (plot.called[beat.id] !== undefined) return beatsStanding(beat.conditions ?? {}, matter.world);
  if (plot.skipped[beat.id] !== undefined) return 'no';
  return await standingOf(beat.id, beat.conditions, matter);
}

/** One decision at a time, a scene to make it in, and a breath after a climax for what has only just become ready. */
function isHeldBack(beat: PlotBeat, { campaign, world, scene }: PlotInput): boolean {
  const { deciding, happened, ready, called } = world.plot;
  if (deciding !== null) return asksPlayer(beat) || happened[deciding]?.scene === scene - 1;
  const isLate = scene >= (beat.conditions?.scene_count?.max ?? Number.POSITIVE_INFINITY);
  if (isLate || ready[beat.id] !== scene || called[beat.id] !== undefined) return false;
  return campaign.beats.some(
    ({ id, priority }) => priority === 'critical' && happened[id]?.scene === scene - 1,
  );
}

/** Takes out what can happen no more, and what has been waited for long enough. */
function givenUp(
  judged: readonly Judged[],
  { world, scene }: PlotInput,
): { world: World; skipped: string[] } {
  const plot = { ...world.plot, skipped: { ...world.plot.skipped }, called: { ...world.plot.called } };
  plot.eligible = { ...plot.eligible };
  const skipped: string[] = [];
  for (const { beat, standing } of judged) {
    const { [beat.id]: isCalled } = plot.called;
    if (plot.happened[beat.id] !== undefined) continue;
    if (plot.skipped[beat.id] !== undefined && isCalled === undefined) continue;
    if (isDue(beat, world, scene)) plot.eligible[beat.id] ??= scene;
    const waited = scene - (plot.eligible[beat.id] ?? scene);
    const patience = beat.timeout?.scene_count ?? Number.POSITIVE_INFINITY;
    const isTooLate = standing !== 'yes' && waited >= patience;
    if (standing !== 'never' && !isTooLate) continue;
    plot.skipped[beat.id] = scene;
    delete plot.called[beat.id];
    skipped.push(beat.id);
    const instead = beat.timeout?.fallback_beat;
    if (instead !== undefined && plot.happened[instead] === undefined) plot.called[instead] = scene;
  }
  return { world: { ...world, plot }, skipped };
}

/** Whether its time has come as far as scenes and other beats go. */
function isDue({ conditions = {} }: PlotBeat, world: World, scene: number): boolean {
  return scene >= (conditions.scene_count?.min ?? 0) && beatsStanding(conditions, world) === 'yes';
}

function wantedOf({ id, conditions = {} }: PlotBeat, { plot }: World): WantedChoice[] {
  return choicesWanted(conditions)
    .map((text, index) => ({ mark: { owner: id, index }, text }))
    .filter(({ mark }) => !plot.chosen.includes(wantedMark(mark)));
}

function isElsewhere(beat: PlotBeat, matter: PlotInput): boolean {
  const place = placeOf(beat, matter);
  return place !== null && place !== matter.world.place && matter.world.plot.called[beat.id] === undefined;
}

/** Id of the place that an author means; null when it is none of the campaign's. */
export function placeOf(
  { location }: { location?: string },
  { campaign }: Pick<PlotInput, 'campaign'>,
): string | null {
  const wanted = slug(location ?? '');
  if (wanted === '') return null;
  const found =
    campaign.places.find(({ id, name }) => id === `place:${wanted}` || slug(name) === wanted) ??
    campaign.places.find(({ name }) => wanted.includes(slug(name).replace(/^the-/, '')));
  return found?.id ?? null;
}
