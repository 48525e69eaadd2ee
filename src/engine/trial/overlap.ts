/** What two have in common, as a share of what either has; nothing in common is 0, and two that have nothing are alike. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((entry) => other.has(entry)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}

/** The mean over all pairs of plays by different policies; null when there is no pair. */
export function meanOverlap(plays: readonly { policy: string; met: ReadonlySet<string> }[]): number | null {
  const overlaps = plays.flatMap((one, index) =>
    plays
      .slice(index + 1)
      .filter(({ policy }) => policy !== one.policy)
      .map(({ met }) => jaccard(one.met, met)),
  );
  return overlaps.length === 0 ? null : overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
}
