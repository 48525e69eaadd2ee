import { verbOf } from '../rules/acts.ts';
import { nextPart } from './clock.ts';
import { isPressing } from './question/index.ts';
import type { Settlement } from './settlement.ts';
import type { World } from './world.ts';

/** Parts of a day that may go by at once. */
const MOST_PARTS = 6;
/** Deeds that only let time go by, if nothing comes of them. */
const IDLE: ReadonlySet<string> = new Set(['wait', 'rest', 'remember', 'look', 'search']);

/**
 * The settlement of a world, or of the same world later on: a scene in which nothing changes is not told, and time goes by
 * until somebody comes, something is asked or the plot moves.
 */
export async function untilSomethingHappens(
  world: World,
  settle: (world: World) => Promise<Settlement>,
): Promise<Settlement> {
  let [later, settled] = [world, await settle(world)];
  for (let parts = 0; parts < MOST_PARTS && isIdle(settled); parts += 1) {
    later = { ...later, ...nextPart(later) };
    settled = await settle(later);
  }
  return settled;
}

function isIdle({ deed, beat, ending, effects, brief }: Settlement): boolean {
  if (deed === null || beat !== null || ending !== null) return false;
  const verb = verbOf(deed.act);
  const hasChanged = effects.some(({ kind }) => kind !== 'time');
  if (!IDLE.has(verb) || hasChanged || deed.reveals !== null) return false;
  const isLooking = verb === 'look' || verb === 'search';
  if (isLooking && (brief.place?.holdsMore === true || deed.target !== null)) return false;
  if (deed.topic !== null && brief.facts.some(({ about }) => about === deed.topic?.id)) return false;
  return (
    !isPressing(brief.question.next) && brief.plot.decisions.length === 0 && brief.plot.knocks.length === 0
  );
}
