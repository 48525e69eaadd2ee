/** Letters to insert, remove, replace or swap to get from one word to the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** Whether one word is the other cut short, as in `warn` and `warning`. */
function isBeginning(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one));
}

const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The candidate someone most likely meant by `word`, if any comes close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  if (wanted.length === 0 || wanted.length > 64) return undefined;
  const tolerance = wanted.length <= 4 ? 1 : Math.floor(wanted.length / 3);
  let best: string | undefined;
  let bestDistance = tolerance + 1;
  for (const candidate of candidates) {
    const known = plain(candidate);
    // Each letter more or less is a difference by itself.
    const isOutOfReach = Math.abs(known.length - wanted.length) >= bestDistance;
    const isCutShort = isBeginning(wanted, known);
    if (isOutOfReach && !isCutShort) continue;
    const found = isCutShort ? 1 : distance(wanted, known);
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}
