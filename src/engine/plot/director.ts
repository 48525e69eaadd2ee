import { isLast, mayAsk } from '../../campaign/decisions.ts';
import { slug } from '../../campaign/names.ts';
import type { PlotMark } from '../../contracts/intent.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import { canCome } from '../whereabouts.ts';
import type { World } from '../world.ts';
import {
  beatsStanding,
  choicesWanted,
  type PlotInput,
  personCalled,
  placeAwaited,
  type Standing,
  standingOf,
} from './conditions.ts';
import { happen } from './occurrence.ts';
import { wantedMark } from './plot-state.ts';
import { cannotWait, hasLapsed, rank, towardsTheEnd, urgencyOf } from './urgency.ts';
import { sentHere, timesHeard } from './word.ts';

/** Word from elsewhere that is brought at once, at most: no more ways than these are offered, and others come next time. */
export const MOST_KNOCKS = 2;
/** Scenes for which the decision that ends the story lets others go first. */
const LAST_WAITS = 8;
/** Beats of this rank and better come for the player after so many scenes. */
const WEIGHTY = 2;
const PRESSES_AFTER = 2;
/** From here on it is said that something will not wait. */
const URGENT = 6;

/**
 * Whether the player can be fetched. Whoever goes somewhere or is in a scene of the author is held by it: a deed is never cut
 * short for what happens elsewhere. Whom a scene of the author has led to another place or another hour has chosen to go.
 */
export type Attention = 'idle' | 'busy' | 'held' | 'led';

/** Something only the player can bring about, to be offered as a choice. */
export interface WantedChoice {
  mark: PlotMark;
  /** In the author's words. */
  text: string;
}

/** A beat or a knot that waits at another place. */
export interface Awaited {
  /** Its id. */
  beat: string;
  place: string;
}

/** One that has come to the player's ears. */
export interface Knock extends Awaited {
  /** Who sends word or comes for the player. */
  from: string | null;
  isUrgent: boolean;
  /** It has waited a while and weighs: somebody comes for the player. */
  isPressing: boolean;
}

export interface PlotTurn {
  world: World;
  /** The beat that happens in this scene. */
  beat: PlotBeat | null;
  /** How it turned out, when chance decides that. */
  outcome: string | null;
  /** What beats wait for. */
  wanted: WantedChoice[];
  knocks: Knock[];
  /** A beat that would happen if the player were at its place. */
  awaiting: Awaited | null;
  /** The last decision's time has come and something that leads to it waits: what is optional steps back. */
  isClosing: boolean;
  /** Beats that were given up, for the log. */
  skipped: string[];
}

interface Judged {
  beat: PlotBeat;
  standing: Standing;
}

/** Where the plot stands after a deed: what happens now, what waits for a choice or elsewhere, what can happen no more. */
export async function direct(input: PlotInput, draw: () => number, attention: Attention): Promise<PlotTurn> {
  const { campaign, scene } = input;
  const steps = towardsTheEnd(input);
  const judged = await Promise.all(
    campaign.beats.map(async (beat) => ({ beat, standing: await currentStanding(beat, steps, input) })),
  );
  const given = givenUp(judged, input);
  const ready = judged
    .filter(({ beat, standing }) => standing === 'yes' && !given.skipped.includes(beat.id))
    .map(({ beat }) => beat);
  const since = Object.fromEntries(ready.map(({ id }) => [id, given.world.plot.ready[id] ?? scene]));
  const world = { ...given.world, plot: { ...given.world.plot, ready: since } };
  const now = { ...input, world };

  const waiting = judged.filter(({ standing }) => standing === 'choice').map(({ beat }) => beat);
  const wanted = waiting.sort((a, b) => rank(a) - rank(b)).flatMap((beat) => wantedOf(beat, world));
  const awaiting = await placeToGo(judged, now);
  const isClosing = ready.some(({ id }) => steps.has(id));
  const open = ready
    .filter(
      (beat) => isLedTo(beat, attention, now) || (!isHeldBack(beat, now) && !comesTooSoon(beat, ready, now)),
    )
    .map((beat) => ({
      beat,
      urgency: urgencyOf(beat, now),
      isCalled: world.plot.called[beat.id] !== undefined,
    }))
    .sort((a, b) => Number(b.isCalled) - Number(a.isCalled) || b.urgency - a.urgency);
  const nearby = open.filter(({ beat }) => !isElsewhere(beat, now));
  // Whoever has sent for the player comes first.
  const here = nearby.find(({ beat }) => beat.id === sentHere(world)) ?? nearby[0];
  const carried =
    here === undefined && (attention === 'idle' || attention === 'busy')
      ? open.find(({ beat }) => cannotWait(beat, steps, attention === 'idle', now))
      : undefined;
  const next = here ?? carried;
  const elsewhere = open
    .filter(({ beat }) => beat !== next?.beat && isElsewhere(beat, now))
    .filter(({ beat }) => !isClosing || rank(beat) < WEIGHTY || steps.has(beat.id) || !isHeardOf(beat, now))
    .sort((a, b) => rank(a.beat) - rank(b.beat));
  const knocks = firstToSend(elsewhere, steps, now).map(({ beat, urgency }) =>
    knockOf(beat, urgency, steps, now),
  );
  const heard = withKnocks(world, knocks);
  const { skipped } = given;
  const quiet = { world: heard, beat: null, outcome: null, wanted, knocks, awaiting, isClosing, skipped };
  if (next === undefined) return quiet;
  const happened = happen(next.beat, heard, input, placeOf(next.beat, input), draw);
  const isMoved = next === carried;
  return {
    ...quiet,
    ...happened,
    world: isMoved ? { ...happened.world, plot: { ...happened.world.plot, movedAt: scene } } : happened.world,
    // One thing is asked at a time.
    knocks: happened.world.plot.deciding === null ? knocks : [],
  };
}

/** Whose word comes first: what leads to the end has one place, and what the player has not heard of comes before the rest. */
function firstToSend<One extends Pick<Judged, 'beat'>>(
  waiting: readonly One[],
  steps: ReadonlySet<string>,
  input: PlotInput,
): One[] {
  const isStep = ({ beat }: One) => Number(!steps.has(beat.id));
  const isOld = ({ beat }: One) => Number(isHeardOf(beat, input));
  const [first] = waiting.toSorted((a, b) => isStep(a) - isStep(b) || isOld(a) - isOld(b));
  if (first === undefined) return [];
  const others = waiting.filter((one) => one !== first);
  const next = others.toSorted((a, b) => isOld(a) - isOld(b) || isStep(a) - isStep(b));
  return [first, ...next].slice(0, MOST_KNOCKS);
}

export function knockOf(
  beat: PlotBeat,
  urgency: number,
  steps: ReadonlySet<string>,
  input: PlotInput,
): Knock {
  const { campaign, world, scene } = input;
  const speakers = (beat.dialogue ?? []).map(({ speaker }) => personCalled(speaker, campaign));
  const from = speakers.find((person) => person !== null && canCome(person.id, world));
  const place = placeOf(beat, input) ?? '';
  const hasWaited = scene - (world.plot.ready[beat.id] ?? scene) >= PRESSES_AFTER;
  return {
    beat: beat.id,
    place,
    from: from?.id ?? null,
    isUrgent: urgency >= URGENT || steps.has(beat.id),
    // What the player has not heard of at all has to reach them some time.
    isPressing: steps.has(beat.id) || (hasWaited && (rank(beat) < WEIGHTY || timesHeard(place, world) === 0)),
  };
}

/** Whether the player was told of it. Word that no scene had room for was not heard. */
function isHeardOf(beat: PlotBeat, input: PlotInput): boolean {
  return input.world.plot.sent?.[placeOf(beat, input) ?? ''] === beat.id;
}

/** How often each beat has knocked. */
function withKnocks(world: World, knocks: readonly Knock[]): World {
  const before = world.plot.knocked ?? {};
  const more = knocks.map(({ beat }): [string, number] => [beat, (before[beat] ?? 0) + 1]);
  return { ...world, plot: { ...world.plot, knocked: { ...before, ...Object.fromEntries(more) } } };
}

/** Weighty beats call for the player all the time, others now and then. */
async function placeToGo(judged: readonly Judged[], input: PlotInput): Promise<Awaited | null> {
  const { plot } = input.world;
  const isOpen = ({ id }: PlotBeat) => plot.happened[id] === undefined && plot.skipped[id] === undefined;
  const waiting = judged
    .filter(({ beat, standing }) => standing === 'no' && isOpen(beat))
    .map(({ beat }) => beat)
    .filter((beat) => rank(beat) < WEIGHTY || input.scene % 3 === 0)
    .sort((a, b) => rank(a) - rank(b));
  for (const { id, conditions } of waiting) {
    const place = await placeAwaited(id, conditions, input);
    if (place !== null) return { beat: id, place };
  }
  return null;
}

async function currentStanding(
  beat: PlotBeat,
  steps: ReadonlySet<string>,
  input: PlotInput,
): Promise<Standing> {
  const { world } = input;
  const { plot } = world;
  if (plot.happened[beat.id] !== undefined) return 'no';
  // What another beat calls for happens, even if its own time is over; but not before what it builds on.
  if (plot.called[beat.id] !== undefined) return beatsStanding(beat.conditions ?? {}, input.world);
  if (plot.skipped[beat.id] !== undefined) return 'no';
  // What leads to the end and lacks only the player at its place sends for them.
  const place = (steps.has(beat.id) ? placeOf(beat, input) : null) ?? world.place;
  return await standingOf(beat.id, beat.conditions, { ...input, world: { ...world, place } });
}

/** One decision at a time, a scene to make it in, and a breath after a climax for what has only just become ready. */
function isHeldBack(beat: PlotBeat, { campaign, world, scene }: PlotInput): boolean {
  const { deciding, happened, ready, called } = world.plot;
  if (deciding !== null) return mayAsk(beat) || happened[deciding]?.scene === scene - 1;
  const isLate = scene >= (beat.conditions?.scene_count?.max ?? Number.POSITIVE_INFINITY);
  if (isLate || ready[beat.id] !== scene || called[beat.id] !== undefined) return false;
  return campaign.beats.some(
    ({ id, priority }) => priority === 'critical' && happened[id]?.scene === scene - 1,
  );
}

/** Whoever has chosen to go to the end, in a scene of the author that leads there, finds it. */
function isLedTo(beat: PlotBeat, attention: Attention, { campaign, world }: PlotInput): boolean {
  return attention === 'led' && isLast(beat, campaign) && world.plot.deciding === null;
}

/** The decision that ends the story waits for what else weighs and is ready, for a while. */
function comesTooSoon(beat: PlotBeat, ready: readonly PlotBeat[], input: PlotInput): boolean {
  const { plot } = input.world;
  if (!isLast(beat, input.campaign) || input.scene - (plot.ready[beat.id] ?? input.scene) >= LAST_WAITS)
    return false;
  return ready.some((other) => other !== beat && rank(other) < 2 && !isLast(other, input.campaign));
}

/** Takes out what can happen no more, and what has been waited for long enough. */
function givenUp(judged: readonly Judged[], input: PlotInput): { world: World; skipped: string[] } {
  const { world, scene } = input;
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
    // What the player has never heard of has not been missed.
    const isMissed =
      standing === 'yes' &&
      isElsewhere(beat, input) &&
      isHeardOf(beat, input) &&
      hasLapsed(beat, world, scene);
    if (standing !== 'never' && !isTooLate && !isMissed) continue;
    plot.skipped[beat.id] = scene;
    delete plot.called[beat.id];
    skipped.push(beat.id);
    const instead = beat.timeout?.fallback_beat;
    // Nobody has decided that now, so it brings nobody along.
    if (instead !== undefined && plot.happened[instead] === undefined) plot.called[instead] ??= scene - 1;
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

/** Whether one would have to go there. What the player has just decided brings them along. */
function isElsewhere(beat: PlotBeat, input: PlotInput): boolean {
  const place = placeOf(beat, input);
  const { plot, place: here } = input.world;
  return place !== null && place !== here && plot.called[beat.id] !== input.scene;
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
