import type { StoryEnding } from '../../campaign/campaign.ts';
import type { World } from '../world.ts';
import { deedsIn, type PlotInput, playerIs, standingOf } from './conditions.ts';
import { placeOf } from './director.ts';
import { movedTo } from './occurrence.ts';

const PRIORITIES = ['critical', 'high', 'medium', 'low', 'optional'];
/** Scenes in which the story leans towards its ending before it comes. */
const LEANING = 2;
/** No story closes before this without the author's saying so. */
const EARLIEST = 12;

export interface EndingTurn {
  world: World;
  /** The ending that comes now. */
  ending: StoryEnding | null;
  /** What is told after it. */
  epilogue: string[];
  /** The ending the story leans towards. */
  leaning: StoryEnding | null;
}

/** Whether the story is ripe, and for which of its endings. A scene that has a beat of its own is never the last. */
export async function conclude(matter: PlotInput, hasBeat: boolean): Promise<EndingTurn> {
  const { campaign, world, scene } = matter;
  const open = { world, ending: null, epilogue: [], leaning: null };
  if (campaign.endings.length === 0 || world.plot.ended !== null || world.plot.deciding !== null) return open;
  const candidates = await fitting(matter);
  if (candidates.length === 0) return { ...open, world: withClosing(world, null) };
  const best = (await ranked(candidates, matter))[0] as StoryEnding;
  const closing = world.plot.closing ?? { ending: best.id, scene };
  if (hasBeat || scene - closing.scene < LEANING)
    return { ...open, world: withClosing(world, { ending: best.id, scene: closing.scene }), leaning: best };
  return {
    world: atItsPlace({ ...world, plot: { ...world.plot, closing, ended: best.id } }, best, matter),
    ending: best,
    epilogue: await epilogueOf(best, matter),
    leaning: best,
  };
}

function atItsPlace(world: World, { frontMatter }: StoryEnding, matter: PlotInput): World {
  const place = placeOf(frontMatter, matter);
  return place === null ? world : movedTo(world, place);
}

function withClosing(world: World, closing: World['plot']['closing']): World {
  return { ...world, plot: { ...world.plot, closing } };
}

/** Endings whose conditions hold; those without any wait until the plot has nothing weighty left. */
async function fitting(matter: PlotInput): Promise<StoryEnding[]> {
  const fit = await Promise.all(
    matter.campaign.endings.map(async (ending) => {
      const { conditions } = ending.frontMatter;
      if (conditions === undefined) return isRipe(matter);
      return (await standingOf(ending.id, conditions, matter)) === 'yes';
    }),
  );
  return matter.campaign.endings.filter((_, index) => fit[index]);
}

function isRipe({ campaign, world: { plot }, scene }: PlotInput): boolean {
  const isOver = (id: string) => plot.happened[id] !== undefined || plot.skipped[id] !== undefined;
  const weighty = campaign.beats.filter(({ priority }) => priority === 'critical' || priority === 'high');
  return scene >= EARLIEST && (weighty.length > 0 ? weighty : campaign.beats).every(({ id }) => isOver(id));
}

/** By priority, then by how much of what the player did leads there. */
async function ranked(endings: readonly StoryEnding[], matter: PlotInput): Promise<StoryEnding[]> {
  const { plot } = matter.world;
  const deeds = [...deedsIn(plot.chosen), ...plot.facts, ...plot.gained];
  const scored = await Promise.all(
    endings.map(async (ending) => {
      const counts = (ending.frontMatter.trend ?? []).map((words) =>
        matter.likeness.countTowards(words, deeds),
      );
      const trend = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
      const isConditional = ending.frontMatter.conditions !== undefined;
      return {
        ending,
        rank: PRIORITIES.indexOf(ending.frontMatter.priority ?? 'medium'),
        isConditional,
        trend,
      };
    }),
  );
  return scored
    .sort((a, b) => a.rank - b.rank || Number(b.isConditional) - Number(a.isConditional) || b.trend - a.trend)
    .map(({ ending }) => ending);
}

async function epilogueOf({ epilogue }: StoryEnding, matter: PlotInput): Promise<string[]> {
  const told: string[] = [];
  for (const { when, paragraphs } of epilogue) {
    if (when === null || (await playerIs(when, matter))) told.push(...paragraphs);
  }
  return told;
}
