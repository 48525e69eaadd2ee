import type { Effect } from '../../contracts/effect.ts';
import type { Intent } from '../../contracts/intent.ts';
import { ruleOf } from '../../rules/acts.ts';

/** Where the player was taken without having chosen it: by a deed that does not move, or to another place than it names. */
export function takenTo({ act, target }: Intent, effects: readonly Effect[]): string | null {
  const moved = effects.find((effect) => effect.kind === 'moved');
  if (moved === undefined) return null;
  if (ruleOf(act).moves !== true) return moved.place;
  return target?.startsWith('place:') === true && target !== moved.place ? moved.place : null;
}
