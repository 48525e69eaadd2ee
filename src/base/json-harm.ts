import type { Json } from './json.ts';

/** Whether a value nests deeper than so many levels, so that walking through it could exhaust the stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/**
 * What is wrong with JSON that parses but would hurt later: nesting that overflows stacks, numbers that have become
 * Infinity. A clause such as "is nested too deeply", or null.
 */
export function findHarm(value: Json, levels: number): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'has a number too large to represent';
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return 'is nested too deeply';
  if (Array.isArray(value)) {
    for (const item of value) {
      const harm = findHarm(item, levels - 1);
      if (harm !== null) return harm;
    }
    return null;
  }
  for (const key in value) {
    const harm = findHarm(value[key] as Json, levels - 1);
    if (harm !== null) return harm;
  }
  return null;
}
