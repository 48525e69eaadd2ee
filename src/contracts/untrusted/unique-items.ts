/** The places of two equal items, the later one as `i`; null when all are different. Tells how much each is to read. */
export function findTwins(
  items: readonly unknown[],
  onRead: (characters: number) => void,
): { i: number; j: number } | null {
  const seen = new Map<string, number>();
  for (const [i, item] of items.entries()) {
    const key = JSON.stringify(item, withSortedKeys);
    onRead(key.length);
    const j = seen.get(key);
    if (j !== undefined) return { i, j };
    seen.set(key, i);
  }
  return null;
}

/** Objects are equal whatever the order of their keys. */
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { entries: Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)) };
}
