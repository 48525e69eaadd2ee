import { ruleOf, verbOf } from '../rules/acts.ts';
import { isNextStretch, nextPart } from './clock.ts';
import { isPressing } from './question/index.ts';
import type { Settlement } from './settlement.ts';
import type { World } from './world.ts';

/** Parts of a day that may go by at once. */
const MOST_PARTS = 6;
/** Deeds that only let time go by, if nothing comes of them. */
const IDLE: ReadonlySet<string> = new Set(['wait', 'rest', 'remember', 'look', 'search']);

/**
 * The settlement of a world, or of the same world later on: a scene in which nothing changes is not told, and time goes by
 * until somebody comes, something is asked or the plot moves. Where nothing comes, a deed that was more than waiting is told
 * as it was.
 */
export async function untilSomethingHappens(
  world: World,
  settle: (world: World) => Promise<Settlement>,
  { before, byModel = false }: { before: Pick<World, 'day' | 'part'>; byModel?: boolean },
): Promise<Settlement> {
  const first = await settle(world);
  if (first.brief.time.held) return first;
  // A model tells of anything that was done; only waiting is done for the sake of the hour.
  if (byModel && !isWaiting(first)) return first;
  let [later, settled] = [world, first];
  // Who waits does not sleep: the night is as far as it goes, and a wait by night, or sleep, goes on until the morning.
  const isByNight = () => before.part === 'night' || later.day > before.day;
  const isLongEnough = () =>
    isNextStretch(before, later) || later.part === (isByNight() ? 'morning' : 'night');
  for (let parts = 0; parts < MOST_PARTS && isQuiet(settled) && !isLongEnough(); parts += 1) {
    later = { ...later, ...nextPart(later) };
    settled = await settle(later);
  }
  return isQuiet(settled) && !isIdle(first) ? first : settled;
}

/** Whether nothing asks for the player after a deed that has run its course: nobody, and nothing elsewhere. */
function isQuiet(settled: Settlement): boolean {
  const { deed, beat, ending, brief } = settled;
  if (deed === null || beat !== null || ending !== null || brief.authored !== null) return false;
  if (isIdle(settled)) return true;
  return (
    deed.target !== null &&
    !ruleOf(deed.act).moves &&
    isUnasked(settled) &&
    brief.question.next?.kind === 'way'
  );
}

function isWaiting({ deed }: Settlement): boolean {
  return deed !== null && ['wait', 'rest'].includes(verbOf(deed.act));
}

function isUnasked({ brief }: Settlement): boolean {
  return (
    !isPressing(brief.question.next) && brief.plot.decisions.length === 0 && brief.plot.knocks.length === 0
  );
}

function isIdle(settled: Settlement): boolean {
  const { deed, beat, ending, effects, brief } = settled;
  if (deed === null || beat !== null || ending !== null) return false;
  const verb = verbOf(deed.act);
  const hasChanged = effects.some(({ kind }) => kind !== 'time');
  if (!IDLE.has(verb) || hasChanged || deed.reveals !== null) return false;
  const isLooking = verb === 'look' || verb === 'search';
  if (isLooking && (brief.place?.holdsMore === true || deed.target !== null)) return false;
  if (deed.topic !== null && brief.facts.some(({ about }) => about === deed.topic?.id)) return false;
  return isUnasked(settled);
}
