import type { StoryEnding } from '../../campaign/campaign.ts';
import type { PlotMark } from '../../contracts/intent.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { World } from '../world.ts';
import { beatsStanding, deedsIn, type PlotInput, playerIs, standingOf } from './conditions.ts';
import { placeOf } from './director.ts';
import { decide, happen, isYours, movedTo } from './occurrence.ts';
import { isLast } from './urgency.ts';

const PRIORITIES = ['critical', 'high', 'medium', 'low', 'optional'];
/** No story closes before this without the author's saying so. */
const EARLIEST = 12;
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
  matter: PlotInput,
  { decided, hasBeat }: { decided: PlotMark | null; hasBeat: boolean },
): Promise<EndingTurn> {
  const { campaign, world } = matter;
  const nothing = { world, ending: null, epilogue: [], leaning: null, open: [] };
  if (campaign.endings.length === 0 || world.plot.ended !== null) return nothing;
  const chosen = campaign.endings.find(({ id }) => id === decided?.owner);
  if (chosen !== undefined) return ended(chosen, matter);
  const beat = campaign.beats.find(({ id }) => id === decided?.owner);
  const fit = await fitting(matter);
  const next = beat && decided ? await followsFrom(beat, decided.index, fit, matter) : null;
  if (next !== null && world.plot.deciding === null) return ended(next, matter);
  const byTrend = (await ranked(campaign.endings, matter)).toSorted((a, b) => b.trend - a.trend);
  const [first, second] = byTrend;
  const leads = (first?.trend ?? 0) >= LEANS && (first?.trend ?? 0) > (second?.trend ?? 0);
  const isOpen = !hasBeat && world.plot.deciding === null;
  return {
    ...nothing,
    leaning: leads ? (first?.ending ?? null) : null,
    open: isOpen ? (await ranked(fit, matter)).map(({ ending }) => ending) : [],
  };
}

async function ended(ending: StoryEnding, matter: PlotInput): Promise<EndingTurn> {
  const { world } = matter;
  const closed = { ...world, plot: { ...world.plot, ended: ending.id } };
  const place = placeOf(ending.frontMatter, matter);
  return {
    world: place === null ? closed : movedTo(closed, place),
    ending,
    epilogue: await epilogueOf(ending, matter),
    leaning: ending,
    open: [],
  };
}

/** Which of the outcomes of a decision can be chosen: of one that ends the story, only those that an ending follows from. */
export async function choosable(beat: PlotBeat, matter: PlotInput): Promise<number[]> {
  const yours = (beat.outcomes ?? []).flatMap((outcome, index) => (isYours(outcome) ? [index] : []));
  if (!isLast(beat, matter)) return yours;
  const ends = await Promise.all(
    yours.map(async (index) => {
      const world = supposed(beat, index, matter);
      const then = { ...matter, world };
      return (await followsFrom(beat, index, await fitting(then), then)) !== null;
    }),
  );
  const possible = yours.filter((_, position) => ends[position]);
  return possible.length > 0 ? possible : yours;
}

/** The world as it would be after a decision and the beat that it leads to. */
function supposed(beat: PlotBeat, index: number, matter: PlotInput): World {
  const { campaign, scene } = matter;
  const decided = decide(matter.world, beat, index, scene);
  const after = campaign.beats.find(({ id }) => id === beat.outcomes?.[index]?.triggers_beat);
  if (after === undefined || decided.plot.happened[after.id] !== undefined) return decided;
  if (beatsStanding(after.conditions ?? {}, decided) !== 'yes') return decided;
  return happen(after, decided, { ...matter, world: decided }, placeOf(after, matter), () => 0).world;
}

/** The ending that belongs to an outcome: one that asks for what it leads to, else one that no other outcome leads to. */
async function followsFrom(
  beat: PlotBeat,
  index: number,
  fit: readonly StoryEnding[],
  matter: PlotInput,
): Promise<StoryEnding | null> {
  if (!isLast(beat, matter)) return null;
  const { endings } = matter.campaign;
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
  return (await ranked(candidates, matter))[0]?.ending ?? null;
}

/** Endings whose conditions hold; those without any need deeds of their kind, and wait until nothing weighty is left. */
async function fitting(matter: PlotInput): Promise<StoryEnding[]> {
  const fit = await Promise.all(
    matter.campaign.endings.map(async (ending) => {
      const { conditions, trend = [] } = ending.frontMatter;
      if (conditions !== undefined) return (await standingOf(ending.id, conditions, matter)) === 'yes';
      return isRipe(matter) && (trend.length === 0 || (await trendOf(ending, matter)) > 0);
    }),
  );
  return matter.campaign.endings.filter((_, index) => fit[index]);
}

function isRipe({ campaign, world: { plot }, scene }: PlotInput): boolean {
  const isOver = (id: string) => plot.happened[id] !== undefined || plot.skipped[id] !== undefined;
  const weighty = campaign.beats.filter(({ priority }) => priority === 'critical' || priority === 'high');
  return scene >= EARLIEST && (weighty.length > 0 ? weighty : campaign.beats).every(({ id }) => isOver(id));
}

async function trendOf({ frontMatter: { trend = [] } }: StoryEnding, matter: PlotInput): Promise<number> {
  const { plot } = matter.world;
  const deeds = [...deedsIn(plot.chosen), ...plot.facts, ...plot.gained];
  const counts = await Promise.all(trend.map((words) => matter.likeness.countTowards(words, deeds)));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Ranked {
  ending: StoryEnding;
  trend: number;
}

/** By priority, then by how much of what the player did leads there. */
async function ranked(endings: readonly StoryEnding[], matter: PlotInput): Promise<Ranked[]> {
  const scored = await Promise.all(
    endings.map(async (ending) => ({
      ending,
      rank: PRIORITIES.indexOf(ending.frontMatter.priority ?? 'medium'),
      isConditional: ending.frontMatter.conditions !== undefined,
      trend: await trendOf(ending, matter),
    })),
  );
  return scored.sort(
    (a, b) => a.rank - b.rank || Number(b.isConditional) - Number(a.isConditional) || b.trend - a.trend,
  );
}

async function epilogueOf({ epilogue }: StoryEnding, matter: PlotInput): Promise<string[]> {
  const told: string[] = [];
  for (const { when, paragraphs } of epilogue) {
    if (when === null || (await playerIs(when, matter))) told.push(...paragraphs);
  }
  return told;
}
