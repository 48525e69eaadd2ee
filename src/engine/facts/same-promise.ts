import type { Campaign } from '../../campaign/campaign.ts';
import type { FoundPromise } from '../../prompts/tasks/facts.ts';
import { isOpenEnded } from '../given-word.ts';
import { promisedDeed } from '../promised-deed.ts';
import type { World } from '../world.ts';
import { addressee, clauseOf, isPlayers, namedDeed } from './proposals.ts';

/**
 * A promise that the choice of a scene gave, or the author's scene, is found once more in its telling: what the telling
 * says of the deed is then said of that one. The others are new.
 */
export function withDeedsOf(
  promises: readonly FoundPromise[],
  { due, day }: Pick<World, 'due' | 'day'>,
  { scene, here }: { scene: number; here: readonly string[] },
  { campaign, player }: { campaign: Campaign; player: string },
): { due: World['due']; others: FoundPromise[] } {
  const others: FoundPromise[] = [];
  const known = promises.reduce((next, promise) => {
    const to = isPlayers(promise, player) ? addressee(promise, here, campaign) : null;
    const given = next.find(({ person, given: when }) => when === scene && person === to?.id);
    if (given === undefined) {
      others.push(promise);
      return next;
    }
    const named = namedDeed(promise);
    const deed = given.deed ?? (named === null ? null : promisedDeed(named, campaign, { day }));
    const { isSaid, ...kept } = given;
    const text = isSaid === true ? clauseOf(promise) : given.text;
    return next.map((one) => (one === given ? { ...kept, text, ...(deed && { deed }) } : one));
  }, due);
  // What was put off by another promise, to whomever, is that promise.
  const isNew = others.some((one) => isPlayers(one, player));
  const stay = known.filter(
    ({ given, from, isSaid }) => given !== scene || isSaid !== true || isOpenEnded(from),
  );
  return { due: isNew ? stay : known, others };
}
