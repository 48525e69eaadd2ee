import type { JsonObject } from '../../../../src/sdk/index.ts';

/** Share of words that two accounts of one event have in common. */
const NEARLY_ALL = 0.85;

/** Whether two memories tell of the same thing: the same people at the same place in nearly the same words. */
export function isSameEvent(one: JsonObject, other: JsonObject): boolean {
  return (
    one['location'] === other['location'] &&
    sameList(one['characterIds'], other['characterIds']) &&
    overlap(String(one['summary']), String(other['summary'])) >= NEARLY_ALL
  );
}

function overlap(one: string, other: string): number {
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = new Set([...a, ...b]).size;
  // Names and numbers make the difference between two events in the same words.
  const telling = [...a, ...b].filter((word) => /^[\p{Lu}\d]/u.test(word));
  if (telling.some((word) => a.has(word) !== b.has(word))) return 0;
  return all === 0 ? 0 : shared / all;
}

function words(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
}

function sameList(one: unknown, other: unknown): boolean {
  const sorted = (list: unknown) => JSON.stringify(Array.isArray(list) ? [...list].sort() : []);
  return sorted(one) === sorted(other);
}
