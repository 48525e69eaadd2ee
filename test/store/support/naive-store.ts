import { termsOf } from '../../../src/base/words.ts';
import type { MemoryEvent, MemoryFilters } from '../../../src/store/index.ts';
import { calibrationOf } from '../../../src/store/search/calibration.ts';
import { type Explanation, explain, recencyOf, weightOf } from '../../../src/store/search/score.ts';
import { hashedVector } from './hashed-words-embedder.ts';

/** The store as one would write it with no regard for speed: lists in memory, everything looked at every time. */
export class NaiveStore {
  readonly #memories = new Map<string, MemoryEvent>();

  put(memory: MemoryEvent): void {
    this.#memories.set(`${memory.playthroughId}/${memory.id}`, memory);
  }

  delete(playthroughId: string, id: string): boolean {
    return this.#memories.delete(`${playthroughId}/${id}`);
  }

  all(playthroughId: string): MemoryEvent[] {
    return [...this.#memories.values()].filter((memory) => memory.playthroughId === playthroughId);
  }

  match(playthroughId: string, filters: MemoryFilters): MemoryEvent[] {
    return this.all(playthroughId).filter((memory) => passes(memory, filters));
  }

  /** Every record that passes the filters with the reasons for its place, best first. */
  search(
    playthroughId: string,
    query: string,
    filters: MemoryFilters,
    { now, modelId }: { now: string; modelId: string },
  ): (Explanation & { id: string })[] {
    const everything = this.all(playthroughId);
    const weights = termsOf(query).map((term) => {
      const having = everything.filter((memory) => termsOf(wordsOf(memory)).includes(term)).length;
      return { term, weight: weightOf(everything.length, having) };
    });
    const total = weights.reduce((sum, { weight }) => sum + weight, 0);
    const queryVector = hashedVector(query, modelId);
    return this.match(playthroughId, filters)
      .map((memory) => {
        const terms = termsOf(wordsOf(memory));
        const covered = weights.filter(({ term }) => terms.includes(term));
        const evidence = {
          cosine: dot(queryVector, hashedVector(textOf(memory), modelId)),
          coverage: total === 0 ? 0 : covered.reduce((sum, { weight }) => sum + weight, 0) / total,
          recency: recencyOf(Date.parse(memory.timestamp), Date.parse(now)),
          significance: memory.episodic ? 1 : { low: 0, medium: 0.5, high: 1 }[memory.significance],
        };
        return { id: memory.id, ...explain(evidence, calibrationOf(modelId)) };
      })
      .toSorted((one, other) => other.score - one.score);
  }
}

function passes(memory: MemoryEvent, filters: MemoryFilters): boolean {
  const anyOf = (wanted: string | string[] | undefined, values: (string | undefined)[]) =>
    wanted === undefined || [wanted].flat().some((one) => values.includes(one));
  const within = (time: string | undefined, from: string | undefined, to: string | undefined) =>
    (from === undefined && to === undefined) ||
    (time !== undefined &&
      Date.parse(time) >= (from === undefined ? -Infinity : Date.parse(from)) &&
      Date.parse(time) <= (to === undefined ? Infinity : Date.parse(to)));
  return (
    anyOf(filters.id, [memory.id]) &&
    within(memory.timestamp, filters.from, filters.to) &&
    within(memory.inGameTime, filters.inGameFrom, filters.inGameTo) &&
    anyOf(filters.sessionId, [memory.sessionId]) &&
    anyOf(filters.characterId, memory.characterIds) &&
    anyOf(filters.npcId, memory.npcIds) &&
    anyOf(filters.factionId, memory.factionIds) &&
    anyOf(filters.location, [memory.location]) &&
    (filters.tags === undefined || [filters.tags].flat().every((tag) => memory.semanticTags.includes(tag))) &&
    (filters.episodic === undefined || filters.episodic === memory.episodic)
  );
}

function dot(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

/** What the model reads: the tags, then what happened. */
function textOf({ semanticTags, summary }: MemoryEvent): string {
  return semanticTags.length === 0 ? summary : `${semanticTags.join(', ')}: ${summary}`;
}

/** What is found word by word. */
function wordsOf(memory: MemoryEvent): string {
  const { characterIds, npcIds, factionIds, location = '', actionType = '', outcome = '' } = memory;
  const names = [...characterIds, ...npcIds, ...factionIds, location, actionType, outcome];
  return [textOf(memory), ...names.map((name) => name.replaceAll(/[-_./]/g, ' '))].join(' ');
}
