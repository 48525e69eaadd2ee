import { earliest, isLast } from '../../campaign/decisions.ts';
import { slug } from '../../campaign/names.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { World } from '../world.ts';
import { type PlotInput, personCalled } from './conditions.ts';

const PRIORITIES = ['critical', 'high', 'medium', 'low', 'optional'];
/** What counts besides the author's priority, each in steps of it. */
const PURSUED = 0.8;
const MOST_PURSUED = 3;
const RESTED = 0.25;
const MOST_RESTED = 2;
const MOST_LATE = 3;
/** A decision that ends the story lets others go first. */
const LAST = -2;
/** No story closes before this without the author's saying so. */
export const EARLIEST_END = 12;

/** Scenes after which a critical beat cannot wait any longer, and between two times that the player is moved. */
const PATIENCE = 12;
/** How much longer it waits while the player is busy. */
const BUSY = 1.5;
const BETWEEN_MOVES = 40;
const KNOCKS_FIRST = 2;
const KNOCKS_BEFORE_MOVING = 8;

export function rank({ priority = 'medium' }: { priority?: string }): number {
  return PRIORITIES.indexOf(priority);
}

/** How much it is time for a beat: by priority and lateness, by what the player has pursued, by how long it has rested. */
export function urgencyOf(beat: PlotBeat, input: PlotInput): number {
  const { scene, world } = input;
  const { min = 0, max } = beat.conditions?.scene_count ?? {};
  const late = max === undefined ? 0 : ((scene - min) / Math.max(1, max - min)) * MOST_LATE;
  const rested = (scene - (world.plot.ready[beat.id] ?? scene)) * RESTED;
  return (
    PRIORITIES.length -
    rank(beat) +
    Math.max(0, Math.min(MOST_LATE, late)) +
    Math.min(MOST_RESTED, rested) +
    Math.min(MOST_PURSUED, pursuits(beat, input) * PURSUED) +
    (isLast(beat, input.campaign) ? LAST : 0)
  );
}

/** How many of the last deeds had to do with the people, the place or the matter of a beat. */
function pursuits(beat: PlotBeat, { world, campaign }: PlotInput): number {
  const people = (beat.dialogue ?? []).map(({ speaker }) => personCalled(speaker, campaign)?.id);
  const words = new Set(
    [...(beat.tags ?? []), beat.title, beat.location ?? ''].flatMap((text) => slug(text).split('-')),
  );
  const isAbout = (id: string | null | undefined) =>
    id !== null &&
    id !== undefined &&
    (people.includes(id) ||
      id
        .replace(/^\w+:/, '')
        .split(/[-/]/)
        .some((word) => word.length > 3 && words.has(word)));
  return world.recent.filter(({ target, topic }) => isAbout(target) || isAbout(topic)).length;
}

/**
 * Ids of the decision that ends the story and of what must come before it, from when no more scenes are left until its
 * time than there are such steps; none before that.
 */
export function towardsTheEnd(input: PlotInput): ReadonlySet<string> {
  const { campaign, world, scene } = input;
  const { happened, skipped } = world.plot;
  const add = (steps: Set<string>, beat: PlotBeat) => {
    if (steps.has(beat.id) || happened[beat.id] !== undefined || skipped[beat.id] !== undefined) return;
    steps.add(beat.id);
    const { requires_beat = [], requires_any_beat: any = [] } = beat.conditions ?? {};
    const missing = any.some((id) => happened[id] !== undefined) ? [] : any;
    const needed = [requires_beat, missing].flat();
    for (const other of campaign.beats) if (needed.includes(other.id)) add(steps, other);
  };
  const all = campaign.beats.flatMap((beat): string[] => {
    if (scene < EARLIEST_END || !isLast(beat, campaign)) return [];
    const steps = new Set<string>();
    add(steps, beat);
    return scene > earliest(beat) - steps.size ? [...steps] : [];
  });
  return new Set(all);
}

/**
 * Whether the story cannot go on without it: then, once in a long while, the player is brought there, sooner when they
 * are idle. What leads to the end waits half as long, from when anything last happened.
 */
export function cannotWait(
  beat: PlotBeat,
  steps: ReadonlySet<string>,
  isIdle: boolean,
  { scene, world: { plot } }: PlotInput,
): boolean {
  const isStep = steps.has(beat.id);
  const share = (isStep ? 0.5 : 1) * (isIdle ? 1 : BUSY);
  if (beat.priority !== 'critical' && !isStep) return false;
  if ((plot.knocked?.[beat.id] ?? 0) < KNOCKS_BEFORE_MOVING * share) return false;
  if (scene - (plot.movedAt ?? Number.NEGATIVE_INFINITY) < BETWEEN_MOVES) return false;
  const others = isStep ? Object.values(plot.happened).map((other) => other.scene) : [];
  return scene - Math.max(plot.ready[beat.id] ?? scene, ...others) >= PATIENCE * share;
}

/** Whether it was announced, nobody came, and its time is over. */
export function hasLapsed({ id, priority, conditions }: PlotBeat, { plot }: World, scene: number): boolean {
  const max = conditions?.scene_count?.max ?? Number.POSITIVE_INFINITY;
  return priority !== 'critical' && scene > max && (plot.knocked?.[id] ?? 0) >= KNOCKS_FIRST;
}
