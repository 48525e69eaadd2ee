import type { Random } from '../../base/random.ts';
import type { Storylet } from '../../campaign/ink/story.ts';
import type { PlotInput } from '../plot/conditions.ts';
import type { Knock } from '../plot/director.ts';
import { holds } from '../plot/expression.ts';
import { peopleHere } from '../whereabouts.ts';

export type SceneInput = PlotInput & { random: Random };

/** What counts besides the author's urgency: that the player has been with somebody in it. */
const PURSUED = 1;
const MOST_PURSUED = 3;

/** The scenes that may come now, the most urgent first. Those that tell a beat come with it and not by themselves. */
export function storyletsNow(input: SceneInput): Storylet[] {
  const { storylets } = input.campaign;
  if (storylets.length === 0) return [];
  const here = new Set(peopleHere(input.campaign, input.world, input.random).map(({ id }) => id));
  return storylets
    .filter((storylet) => storylet.beat === undefined && mayCome(storylet, input, here))
    .map((storylet) => ({ storylet, weight: storylet.urgency + pursuits(storylet, input) }))
    .sort((one, other) => other.weight - one.weight || one.storylet.id.localeCompare(other.storylet.id, 'en'))
    .map(({ storylet }) => storylet);
}

/** From this urgency on a scene that waits elsewhere sends word. */
const SENDS_WORD = 6;

/** Word of scenes that would come now if the player were where they wait. */
export function storyletKnocks(input: SceneInput): Knock[] {
  const { campaign, world, random } = input;
  return campaign.storylets.flatMap((storylet): Knock[] => {
    const [place] = storylet.at;
    if (storylet.beat !== undefined || storylet.urgency < SENDS_WORD || place === undefined) return [];
    if (place === world.place || !campaign.places.some(({ id }) => id === place)) return [];
    const there = { ...input, world: { ...world, place, here: [] } };
    const people = new Set(peopleHere(campaign, there.world, random).map(({ id }) => id));
    if (!mayCome(storylet, there, people)) return [];
    return [{ beat: '', place, from: storylet.with[0] ?? null, isUrgent: false, isPressing: true }];
  });
}

/** Whether a knot that tells a beat may tell it now. The beat says where; the knot may say when. */
export function tellsNow({ when, time }: Storylet, input: SceneInput): boolean {
  if (time.length > 0 && !time.includes(input.world.part)) return false;
  return when === undefined || holds(when, input);
}

function mayCome(storylet: Storylet, input: SceneInput, here: ReadonlySet<string>): boolean {
  const { world, scene } = input;
  const last = world.ink.came[storylet.id];
  if (last !== undefined && (storylet.again === null || scene - last < storylet.again)) return false;
  if (storylet.at.length > 0 && !storylet.at.includes(world.place ?? '')) return false;
  if (storylet.time.length > 0 && !storylet.time.includes(world.part)) return false;
  if (
    !storylet.with.every(
      (id) => here.has(id) || (world.here.includes(id) && world.plot.dead[id] === undefined),
    )
  )
    return false;
  return storylet.when === undefined || holds(storylet.when, input);
}

function pursuits({ with: people }: Storylet, { world }: SceneInput): number {
  const deeds = world.recent.filter(({ target }) => target !== null && people.includes(target)).length;
  return Math.min(MOST_PURSUED, deeds * PURSUED);
}
