import { NarratoriaError } from '../../base/errors.ts';
import type { Playthrough } from '../../store/index.ts';

const LEAST_PREFIX = 4;

/** A name that no other story has: `Low Water`, then `Low Water (2)`. */
export function freeTitle(title: string, others: readonly Pick<Playthrough, 'title'>[]): string {
  const taken = new Set(others.map((other) => other.title.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? title : `${title} (${number})`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** The story that is meant by an id, the beginning of one, a name, or `last`; null when it is none. */
export function matchStory(stories: readonly Playthrough[], wanted: string): Playthrough | null {
  if (wanted === 'last') return stories[0] ?? null;
  const exact = stories.find(({ playthroughId }) => playthroughId === wanted);
  if (exact !== undefined) return exact;
  const named = stories.filter(({ title }) => title.toLowerCase() === wanted.toLowerCase());
  const begun = stories.filter(
    ({ playthroughId }) => wanted.length >= LEAST_PREFIX && playthroughId.startsWith(wanted.toLowerCase()),
  );
  const found = named.length > 0 ? named : begun;
  if (found.length > 1) {
    throw new NarratoriaError('invalid_usage', `More than one story is called ${JSON.stringify(wanted)}.`, {
      hint: `Say which by its id: ${found.map(({ playthroughId }) => playthroughId).join(', ')}.`,
      details: { stories: found.map(({ playthroughId }) => playthroughId) },
    });
  }
  return found[0] ?? null;
}

export function findStory(stories: readonly Playthrough[], wanted: string): Playthrough {
  const found = matchStory(stories, wanted);
  if (found !== null) return found;
  throw new NarratoriaError('record_not_found', `There is no story ${JSON.stringify(wanted)}.`, {
    hint: 'See `narratoria story list` for those there are.',
    details: { wanted },
  });
}
