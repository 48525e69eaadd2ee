import type { Effect } from '../../contracts/effect.ts';

/** Kinds that the world before and after already show. */
const SEEN: ReadonlySet<Effect['kind']> = new Set(['moved', 'time', 'item', 'opinion', 'reputation', 'flag']);

/** What the world shows to have changed, with the reasons that the author gives, and what only the scene can say. */
export function withAuthored(shown: readonly Effect[], authored: readonly Effect[]): Effect[] {
  const reasons = new Map(
    authored.flatMap((effect) =>
      effect.kind === 'opinion' ? [[effect.person, effect.reason] as const] : [],
    ),
  );
  return [
    ...shown.map((effect) =>
      effect.kind === 'opinion' ? { ...effect, reason: reasons.get(effect.person) ?? effect.reason } : effect,
    ),
    ...authored.filter((effect) => !SEEN.has(effect.kind) && !isShown(effect, shown)),
  ];
}

/** A promise that the player is held to is in the world already, and so is what the deed itself has told. */
function isShown(effect: Effect, shown: readonly Effect[]): boolean {
  return shown.some((one) => {
    if (effect.kind === 'promise')
      return one.kind === 'promise' && one.person === effect.person && one.id === effect.id;
    return (
      effect.kind === 'told' &&
      one.kind === 'told' &&
      one.person === effect.person &&
      one.fact === effect.fact
    );
  });
}
