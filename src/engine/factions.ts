import type { Campaign } from '../campaign/campaign.ts';
import type { Deed } from '../contracts/brief.ts';
import { ruleOf, verbOf } from '../rules/acts.ts';
import { clampScore } from '../rules/opinion.ts';
import type { World } from './world.ts';

/** How much of what a member feels goes to the faction, and how much of that its friends and foes take to heart. */
const SHARE = 1 / 3;
const HEARSAY = 1 / 2;

/** Acts that are only words; a threat is more. */
const WORDS: ReadonlySet<string> = new Set(['talk', 'persuade']);

/**
 * The world with the factions' opinion of what was done to their people. Words that nobody else has heard stay between the
 * two, and so does whatever weighs little; only what somebody has seen reaches friends and foes.
 */
export function withReputations(before: World, after: World, { factions }: Campaign, deed: Deed): World {
  const isSeen = before.here.some((id) => id !== deed.target?.id);
  if (!isSeen && (ruleOf(deed.act).weighty !== true || WORDS.has(verbOf(deed.act)))) return after;
  const changes = new Map<string, number>();
  const add = (id: string, change: number) => changes.set(id, (changes.get(id) ?? 0) + change);
  for (const { id, members, allies, rivals } of factions) {
    const felt = members.reduce(
      (sum, person) => sum + (after.opinions[person] ?? 0) - (before.opinions[person] ?? 0),
      0,
    );
    if (felt === 0) continue;
    add(id, felt * SHARE);
    if (!isSeen) continue;
    for (const ally of allies) add(ally, felt * SHARE * HEARSAY);
    for (const rival of rivals) add(rival, -felt * SHARE * HEARSAY);
  }
  if (changes.size === 0) return after;
  const reputations = { ...after.reputations };
  for (const [id, change] of changes)
    reputations[id] = clampScore(Math.round((reputations[id] ?? 0) + change));
  return { ...after, reputations };
}
