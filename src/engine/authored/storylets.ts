import type { Random } from '../../base/random.ts';
import type { Storylet } from '../../campaign/ink/story.ts';
import type { PlotInput } from '../plot/conditions.ts';
import type { Knock } from '../plot/director.ts';
import { holds } from '../plot/expression.ts';
import { sentHere } from '../plot/word.ts';
import { scenesOfOwn } from '../question/input.ts';
import { canCome, hasLeft, peopleHere } from '../whereabouts.ts';

export interface SceneInput extends PlotInput {
  random: Random;
  /** What leads to the last decision waits: only scenes that press, or that end the story, may come. */
  isClosing?: boolean;
  /** Whoever tells the story goes on with what it has begun: what has nothing to do with that waits, or all but who has sent for the player. */
  leavesRoom?: 'no' | 'some' | 'all';
  /** Whom the deed was done to. */
  target?: string | null;
  /** Ids of those whom the player has just left at another place. */
  leftBehind?: readonly string[];
}

/** What counts besides the author's urgency: that the player has been with somebody in it. */
const PURSUED = 1;
const MOST_PURSUED = 3;

/** Scenes of the player's own after which whoever a scene needs comes to them. */
const COMES_AFTER = 1;
/** The same after which whoever is with them waits for them elsewhere. */
const GOES_AFTER = 3;

/** The scenes that may come now, the most urgent first. Those that tell a beat come with it and not by themselves. */
export function storyletsNow(input: SceneInput): Storylet[] {
  const { campaign, world, scene, leftBehind = [] } = input;
  if (campaign.storylets.length === 0) return [];
  const sent = sentHere(world);
  const about =
    scenesOfOwn({ brief: { scene }, world }) > COMES_AFTER ? thoseWhoCanCome(input) : thoseHere(input);
  const here = new Set([...about].filter((id) => !leftBehind.includes(id)));
  return campaign.storylets
    .filter(
      (storylet) =>
        storylet.beat === undefined &&
        (input.isClosing !== true || isPressing(storylet) || storylet.id === sent) &&
        (storylet.id === sent || hasRoom(storylet, input)) &&
        (storylet.id === sent ? mayFollow(storylet, input) : mayCome(storylet, input, here)),
    )
    .map((storylet) => ({ storylet, weight: weightOf(storylet, input) + (storylet.id === sent ? SENT : 0) }))
    .sort((one, other) => other.weight - one.weight || one.storylet.id.localeCompare(other.storylet.id, 'en'))
    .map(({ storylet }) => storylet);
}

/** More than any urgency: whoever has sent for the player comes first. */
const SENT = 100;
/** From this urgency on a scene that waits elsewhere presses; of others one hears when nothing else is going on. */
const SENDS_WORD = 6;

function isPressing({ urgency, endings }: Storylet): boolean {
  return urgency >= SENDS_WORD || endings.length > 0;
}

function hasRoom(storylet: Storylet, input: SceneInput): boolean {
  const { leavesRoom = 'no' } = input;
  if (leavesRoom === 'no') return true;
  // What was generated for whoever has no model waits until that model has had its say.
  if (storylet.isGenerated && storylet.endings.length === 0) return false;
  return leavesRoom === 'some' && (isPressing(storylet) || isWith(storylet, input));
}

function isWith({ with: people }: Storylet, { target }: SceneInput): boolean {
  return target != null && people.includes(target);
}

/** Word of scenes that would come now if the player were where they wait, the most urgent first. */
export function storyletKnocks(input: SceneInput): Knock[] {
  const { campaign, world, scene } = input;
  const own = scenesOfOwn({ brief: { scene }, world });
  const isHere = (id: string) => world.here.includes(id);
  return campaign.storylets
    .toSorted((one, other) => weightOf(other, input) - weightOf(one, input))
    .flatMap((storylet): Knock[] => {
      const [place] = storylet.at;
      if (storylet.beat !== undefined || place === undefined || storylet.at.includes(world.place ?? ''))
        return [];
      if (!campaign.places.some(({ id }) => id === place)) return [];
      if (input.isClosing === true && storylet.endings.length === 0) return [];
      const there = { ...input, world: { ...world, place, here: [] } };
      // Where the player has had time for themselves, those whom a scene needs go there and wait.
      const goes = [...thoseWhoCanCome(input)].filter((id) => own > (isHere(id) ? GOES_AFTER : COMES_AFTER));
      if (!mayCome(storylet, there, new Set([...thoseHere(there), ...goes]))) return [];
      // Who goes along does not send word from elsewhere.
      const from = storylet.with.find((id) => world.posts[id] !== null) ?? null;
      return [{ beat: storylet.id, place, from, isUrgent: false, isPressing: isPressing(storylet) }];
    });
}

function thoseHere({ campaign, world, random }: SceneInput): ReadonlySet<string> {
  return new Set(peopleHere(campaign, world, random).map(({ id }) => id));
}

/** Everybody who is alive and does not keep away. */
function thoseWhoCanCome({ campaign, world }: SceneInput): ReadonlySet<string> {
  return new Set(campaign.people.map(({ id }) => id).filter((id) => canCome(id, world)));
}

function weightOf(storylet: Storylet, input: SceneInput): number {
  return storylet.urgency + pursuits(storylet, input);
}

/** Whether the scene that has sent for the player may come: it has waited for them, with all who are in it. */
export function mayFollow(storylet: Storylet, input: SceneInput): boolean {
  return mayCome({ ...storylet, time: [] }, input, thoseWhoCanCome(input));
}

/** Whether a knot that tells a beat may tell it now. The beat says where; the knot may say when. */
export function tellsNow({ when, time }: Storylet, input: SceneInput): boolean {
  if (time.length > 0 && !time.includes(input.world.part)) return false;
  return when === undefined || holds(when, input);
}

function mayCome(storylet: Storylet, input: SceneInput, here: ReadonlySet<string>): boolean {
  const { world, scene, leftBehind = [] } = input;
  const last = world.ink.came[storylet.id];
  if (last !== undefined && (storylet.again === null || scene - last < storylet.again)) return false;
  if (storylet.at.length > 0 && !storylet.at.includes(world.place ?? '')) return false;
  if (storylet.time.length > 0 && !storylet.time.includes(world.part)) return false;
  if (
    !storylet.with.every(
      (id) =>
        here.has(id) ||
        (world.here.includes(id) &&
          !leftBehind.includes(id) &&
          world.plot.dead[id] === undefined &&
          !hasLeft(id, world)),
    )
  )
    return false;
  return storylet.when === undefined || holds(storylet.when, input);
}

function pursuits({ with: people }: Storylet, { world }: SceneInput): number {
  const deeds = world.recent.filter(({ target }) => target !== null && people.includes(target)).length;
  return Math.min(MOST_PURSUED, deeds * PURSUED);
}
