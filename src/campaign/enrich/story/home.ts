import type { Member } from './cast.ts';
import type { Site } from './stage.ts';

/** Where somebody is: where their sentence says, or each at another place. */
export function homeOf({ cast, sites }: { cast: readonly Member[]; sites: readonly Site[] }, member: Member): Site | undefined {
  const index = cast.indexOf(member);
  const said = sites
    .slice(1)
    .find(
      ({ sort, isNew }) => isNew && sort !== null && index > 0 && member.quote.toLowerCase().includes(sort),
    );
  return said ?? sites[index % Math.max(1, sites.length)];
}
