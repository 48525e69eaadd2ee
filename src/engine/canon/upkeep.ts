import { isSameThing } from '../../base/thing-name.ts';
import type { Deed } from '../../contracts/brief.ts';
import type { World } from '../world.ts';
import { IDLE_SCENES } from './entry.ts';

/** The canon after a scene: what the player had to do with stays for good, what nobody speaks of any more is dropped. */
export function canonAfter(
  canon: World['canon'],
  {
    scene,
    deed,
    mentioned,
    items = [],
  }: { scene: number; deed: Deed | null; mentioned: readonly string[]; items?: World['items'] },
): World['canon'] {
  const touched = new Set([deed?.target?.id, deed?.topic?.id, deed?.item?.id]);
  return canon
    .map((entry) => ({
      ...entry,
      // What the player carries does not lie where it was.
      place:
        entry.kind === 'thing' && items.some(({ name }) => isSameThing(name, entry.name))
          ? null
          : entry.place,
      isKept: entry.isKept || touched.has(entry.id),
      used: touched.has(entry.id) || mentioned.includes(entry.id) ? scene : entry.used,
    }))
    .filter(({ kind, isKept, used }) => isKept || scene - used < IDLE_SCENES[kind]);
}
