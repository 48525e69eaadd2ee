import type { Campaign } from '../campaign/campaign.ts';
import type { Named, PersonBrief } from '../contracts/brief.ts';
import { wantId } from './deed.ts';
import type { World } from './world.ts';

/** How often a want is worked on before it is as done as it will be. */
export const WORK_ON_A_WANT = 3;

/** Help that was offered: begun and owed, or kept. */
export interface PromiseMade {
  who: Named;
  /** What they want, in the author's words. */
  text: string;
  isKept: boolean;
}

/** What the player has taken upon themselves; to the dead nothing is owed. */
export function promisesIn({ threads, plot }: World, { people }: Campaign): readonly PromiseMade[] {
  if (Object.keys(threads).length === 0) return [];
  return people
    .filter(({ id }) => plot.dead[id] === undefined)
    .flatMap(({ id, shortName, profile }) =>
      (profile.motivations ?? []).flatMap((text, index) => {
        const work = threads[wantId(id, index)] ?? 0;
        return work === 0 ? [] : [{ who: { id, name: shortName }, text, isKept: work >= WORK_ON_A_WANT }];
      }),
    );
}

/** What somebody could be given a hand with; what they live for is no task, unless the player has taken it up. */
export function tasksOf({ wants }: Pick<PersonBrief, 'wants'>): PersonBrief['wants'] {
  return wants.filter(({ priority, taken }) => taken || priority !== 'primary');
}
