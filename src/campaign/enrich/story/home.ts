import { bare } from '../fill.ts';
import type { Member } from './cast.ts';
import type { Site } from './stage.ts';

/** Where somebody is: where their sentence says, or each at another place. */
export function homeOf(
  { cast, sites }: { cast: readonly Member[]; sites: readonly Site[] },
  member: Member,
): Site | undefined {
  const index = cast.indexOf(member);
  const words = member.quote.toLowerCase();
  const said = sites.find(
    ({ sort, inside, isNew }) =>
      isNew &&
      index > 0 &&
      (words.includes(bare(inside).toLowerCase()) || (sort !== null && words.includes(sort))),
  );
  return said ?? sites[index % Math.max(1, sites.length)];
}
