import type { StoryEnding } from '../../campaign/campaign.ts';
import { expressionIn } from '../../campaign/endings.ts';
import type { PlotMark } from '../../contracts/intent.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { World } from '../world.ts';
import { beatsStanding, deedsIn, type PlotInput, playerIs, standingOf } from './conditions.ts';
import { placeOf } from './director.ts';
import { holds } from './expression.ts';
import { decide, happen, isYours, movedTo } from './occurrence.ts';
import { EARLIEST_END, isLast } from './urgency.ts';

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
    open: isOpen ? all.map(({ ending }) => ending).filter((ending) => fit.includes(ending)) : [],
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
  if (!isLast(beat, input)) return yours;
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
  const { campaign, scene } = input;
  const decided = decide(input.world, beat, index, scene);
  const after = campaign.beats.find(({ id }) => id === beat.outcomes?.[index]?.triggers_beat);
  if (after === undefined || decided.plot.happened[after.id] !== undefined) return decided;
  if (beatsStanding(after.conditions ?? {}, decided) !== 'yes') return decided;
  return happen(after, decided, { ...input, world: decided }, placeOf(after, input), () => 0).world;
}

/** The ending that belongs to an outcome: one that asks for what it leads to, else one that no other outcome leads to. */
async function followsFrom(
  beat: PlotBeat,
  index: number,
  fit: readonly StoryEnding[],
  input: PlotInput,
): Promise<StoryEnding | null> {
  if (!isLast(beat, input)) return null;
  const { endings } = input.campaign;
  const triggered = (beat.outcomes ?? []).map(({ triggers_beat }) => triggers_beat);
  const asksFor = ({ frontMatter: { conditions = {} } }: StoryEnding, id: string | undefined) =>
    id !== undefined &&
    [conditions.requires_beat ?? [], conditions.requires_any_beat ?? []].flat(2).includes(id);
  const own = triggered[index];
  const isOwned = endings.some((ending) => asksFor(ending, own));
  const candidates = fit.filter((ending) =>
    isOwned
      ? asksFor(ending, own)
      : ending.frontMatter.conditions !== undefined && !triggered.some((id) => asksFor(ending, id)),
  );
  return (await ranked(candidates, input))[0]?.ending ?? null;
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
