import type { StoryEnding } from '../../campaign/campaign.ts';
import { isLast, isYours, type Join, joinsOf } from '../../campaign/decisions.ts';
import { expressionIn } from '../../campaign/endings.ts';
import type { PlotMark } from '../../contracts/intent.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { World } from '../world.ts';
import { beatsStanding, deedsIn, type PlotInput, playerIs, standingOf } from './conditions.ts';
import { placeOf } from './director.ts';
import { holds } from './expression.ts';
import { decide, happen, movedTo } from './occurrence.ts';
import { EARLIEST_END } from './urgency.ts';

const PRIORITIES = ['critical', 'high', 'medium', 'low', 'optional'];
/** Deeds of its kind from which on the story leans towards an ending. */
const LEANS = 2;

export interface EndingTurn {
  world: World;
  /** The ending that comes now. */
  ending: StoryEnding | null;
  /** What is told after it. */
  epilogue: string[];
  /** The ending the story leans towards. */
  leaning: StoryEnding | null;
  /** Endings that the player may choose now. */
  open: StoryEnding[];
}

/**
 * An ending comes when the player has chosen it, or has taken the decision that leads to it; at once, with nothing in
 * between. Others whose conditions hold are offered.
 */
export async function conclude(
  input: PlotInput,
  { decided, hasBeat }: { decided: PlotMark | null; hasBeat: boolean },
): Promise<EndingTurn> {
  const { campaign, world } = input;
  const nothing = { world, ending: null, epilogue: [], leaning: null, open: [] };
  if (campaign.endings.length === 0 || world.plot.ended !== null) return nothing;
  const chosen = campaign.endings.find(({ id }) => id === decided?.owner);
  if (chosen !== undefined) return ended(chosen, input);
  const beat = campaign.beats.find(({ id }) => id === decided?.owner);
  const fit = await fitting(input);
  const next = beat && decided ? await followsFrom(beat, decided.index, fit, input) : null;
  if (next !== null && world.plot.deciding === null) return ended(next, input);
  const all = await ranked(campaign.endings, input);
  const byTrend = all.toSorted((a, b) => b.trend - a.trend);
  const [first, second] = byTrend;
  const leads = (first?.trend ?? 0) >= LEANS && (first?.trend ?? 0) > (second?.trend ?? 0);
  const isOpen = !hasBeat && world.plot.deciding === null;
  return {
    ...nothing,
    leaning: leads ? (first?.ending ?? null) : null,
    open: isOpen
      ? all
          .map(({ ending }) => ending)
          .filter((ending) => fit.includes(ending) && !isLeftToDecision(ending, input))
      : [],
  };
}

async function ended(ending: StoryEnding, input: PlotInput): Promise<EndingTurn> {
  const { world } = input;
  const closed = { ...world, plot: { ...world.plot, ended: ending.id } };
  const place = placeOf(ending.frontMatter, input);
  return {
    world: place === null ? closed : movedTo(closed, place),
    ending,
    epilogue: await epilogueOf(ending, input),
    leaning: ending,
    open: [],
  };
}

/** Which of the outcomes of a decision can be chosen: of one that ends the story, only those that an ending follows from. */
export async function choosable(beat: PlotBeat, input: PlotInput): Promise<number[]> {
  const yours = (beat.outcomes ?? []).flatMap((outcome, index) => (isYours(outcome) ? [index] : []));
  if (!isLast(beat, input.campaign)) return yours;
  const ends = await Promise.all(
    yours.map(async (index) => {
      const world = supposed(beat, index, input);
      const then = { ...input, world };
      return (await followsFrom(beat, index, await fitting(then), then)) !== null;
    }),
  );
  const possible = yours.filter((_, position) => ends[position]);
  return possible.length > 0 ? possible : yours;
}

/** The world as it would be after a decision and the beat that it leads to. */
function supposed(beat: PlotBeat, index: number, input: PlotInput): World {
  const { campaign } = input;
  const decided = decide(input.world, beat, index, input);
  const after = campaign.beats.find(({ id }) => id === beat.outcomes?.[index]?.triggers_beat);
  if (after === undefined || decided.plot.happened[after.id] !== undefined) return decided;
  if (beatsStanding(after.conditions ?? {}, decided) !== 'yes') return decided;
  return happen(after, decided, { ...input, world: decided }, placeOf(after, input), () => 0).world;
}

/** The ending that belongs to an outcome; where none does, one that belongs to no other outcome either. */
async function followsFrom(
  beat: PlotBeat,
  index: number,
  fit: readonly StoryEnding[],
  input: PlotInput,
): Promise<StoryEnding | null> {
  const { campaign } = input;
  if (!isLast(beat, campaign)) return null;
  const joins = joinsOf(campaign).filter((join) => join.beat === beat.id);
  const own = joins.filter(({ outcome }) => outcome === index);
  // What the decision speaks of needs no conditions besides.
  const follows = campaign.endings.filter(
    (ending) =>
      own.some((join) => join.ending === ending.id) &&
      (ending.frontMatter.conditions === undefined || fit.includes(ending)),
  );
  const isNamed = own.some(({ by }) => by === 'beat' || by === 'condition');
  const others = fit.filter(
    ({ id, frontMatter: { conditions } }) =>
      conditions !== undefined && joins.every((join) => join.ending !== id),
  );
  return (await ranked(follows.length > 0 || isNamed ? follows : others, input))[0]?.ending ?? null;
}

/** Whether what was decided ends the story now, with nothing in between. */
export async function endsNow(decided: PlotMark | undefined, input: PlotInput): Promise<boolean> {
  const { campaign, world } = input;
  if (decided === undefined || world.plot.ended !== null) return false;
  if (campaign.endings.some(({ id }) => id === decided.owner)) return true;
  const beat = campaign.beats.find(({ id }) => id === decided.owner);
  const after = beat?.outcomes?.[decided.index]?.triggers_beat;
  if (beat === undefined || (after !== undefined && world.plot.happened[after] === undefined)) return false;
  return (await followsFrom(beat, decided.index, await fitting(input), input)) !== null;
}

/** Whether an ending is left to a decision that the player has yet to take, or has taken otherwise. */
function isLeftToDecision({ id }: StoryEnding, { campaign, world: { plot } }: PlotInput): boolean {
  const joins = joinsOf(campaign).filter(({ ending }) => ending === id);
  const isBarred = ({ beat, outcome }: Join) =>
    plot.skipped[beat] === undefined && plot.happened[beat]?.outcome !== outcome;
  return joins.length > 0 && joins.every(isBarred);
}

/**
 * Endings whose conditions hold; those without any need deeds of their kind, and wait until nothing weighty is left and
 * until the author's scene that leads to them has come.
 */
async function fitting(input: PlotInput): Promise<StoryEnding[]> {
  const fit = await Promise.all(
    input.campaign.endings.map(async (ending) => {
      const { conditions, trend = [] } = ending.frontMatter;
      if (conditions !== undefined) return (await standingOf(ending.id, conditions, input)) === 'yes';
      return (
        isRipe(input) &&
        !isLeftToScene(ending, input) &&
        (trend.length === 0 || (await trendOf(ending, input)) > 0)
      );
    }),
  );
  return input.campaign.endings.filter((_, index) => fit[index]);
}

function isRipe({ campaign, world: { plot }, scene }: PlotInput): boolean {
  const isOver = (id: string) => plot.happened[id] !== undefined || plot.skipped[id] !== undefined;
  const weighty = campaign.beats.filter(({ priority }) => priority === 'critical' || priority === 'high');
  return (
    scene >= EARLIEST_END && (weighty.length > 0 ? weighty : campaign.beats).every(({ id }) => isOver(id))
  );
}

function isLeftToScene({ id }: StoryEnding, { campaign: { storylets }, world: { ink } }: PlotInput): boolean {
  return storylets.some(
    ({ id: knot, endings, isGenerated }) =>
      !isGenerated && endings.includes(id) && ink.came[knot] === undefined,
  );
}

async function trendOf({ frontMatter: { trend = [] } }: StoryEnding, input: PlotInput): Promise<number> {
  const { plot } = input.world;
  const deeds = [...deedsIn(plot.chosen), ...plot.facts, ...plot.gained];
  const counts = await Promise.all(trend.map((words) => input.textMatch.countTowards(words, deeds)));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Ranked {
  ending: StoryEnding;
  trend: number;
}

/** By priority, then by how much of what the player did leads there. */
async function ranked(endings: readonly StoryEnding[], input: PlotInput): Promise<Ranked[]> {
  const scored = await Promise.all(
    endings.map(async (ending) => ({
      ending,
      rank: PRIORITIES.indexOf(ending.frontMatter.priority ?? 'medium'),
      isConditional: ending.frontMatter.conditions !== undefined,
      trend: await trendOf(ending, input),
    })),
  );
  return scored.sort(
    (a, b) => a.rank - b.rank || Number(b.isConditional) - Number(a.isConditional) || b.trend - a.trend,
  );
}

async function epilogueOf({ epilogue }: StoryEnding, input: PlotInput): Promise<string[]> {
  const told: string[] = [];
  for (const { when, paragraphs } of epilogue) {
    const expression = when === null ? null : expressionIn(when);
    const isSo =
      expression === null ? when === null || (await playerIs(when, input)) : holds(expression, input);
    if (isSo) told.push(...paragraphs);
  }
  return told;
}
