/** What may be let go. Turning points (episodic memories) are never touched. Each limit is for one playthrough. */
export interface RetentionPolicy {
  /** Memories played longer ago than this go. */
  maxAgeDays?: number;
  /** Of more memories than this the oldest go. */
  maxCount?: number;
  /** Of more than this the oldest go; a memory counts with its text, its words and its vector. */
  maxBytes?: number;
}

/** How many memories went, by which limit. */
export interface Pruned {
  byAge: number;
  byCount: number;
  bySize: number;
}

export interface PrunedBatch extends Pruned {
  /** The ids of what went, by playthrough. */
  memories: Record<string, string[]>;
}

const DAY = 86_400_000;
const VECTOR_BYTES = 384 * 4;
/** One turn of the work: short, so that a scene that begins meanwhile does not wait. */
const BATCH = 100;

/** A memory as far as retention looks at it. */
export interface Prunable {
  id: string;
  /** When it was played, in milliseconds. */
  playedAt: number;
  episodic: boolean;
  summaryBytes: number;
  termsBytes: number;
}

/** Which memories of one playthrough go, by which limit; at most `most`. They come oldest first. */
export function toLetGo<Memory extends Prunable>(
  memories: readonly Memory[],
  { policy, now, most }: { policy: RetentionPolicy; now: string; most: number },
): { gone: Memory[]; counts: Pruned } {
  const { maxAgeDays, maxCount, maxBytes } = policy;
  const left = new Set(memories);
  const gone: Memory[] = [];
  const letGo = (isEnough: (memory: Memory) => boolean): number => {
    const before = gone.length;
    for (const memory of left) {
      if (gone.length >= most || isEnough(memory)) break;
      if (memory.episodic) continue;
      left.delete(memory);
      gone.push(memory);
    }
    return gone.length - before;
  };
  const counts: Pruned = { byAge: 0, byCount: 0, bySize: 0 };
  if (maxAgeDays !== undefined) {
    const oldest = Date.parse(now) - maxAgeDays * DAY;
    counts.byAge = letGo(({ playedAt }) => playedAt >= oldest);
  }
  if (maxCount !== undefined) counts.byCount = letGo(() => left.size <= maxCount);
  if (maxBytes !== undefined) {
    let bytes = [...left].reduce((sum, memory) => sum + sizeOf(memory), 0);
    counts.bySize = letGo((memory) => {
      if (bytes <= maxBytes) return true;
      if (!memory.episodic) bytes -= sizeOf(memory);
      return false;
    });
  }
  return { gone, counts };
}

/** Its text, its words, which lie in a list and in an index, and its vector. */
function sizeOf({ summaryBytes, termsBytes }: Prunable): number {
  return summaryBytes + termsBytes * 2 + VECTOR_BYTES;
}

/** Goes through the playthroughs until a batch is full. */
export function pruneEach<Story>(
  stories: readonly Story[],
  prune: (story: Story, most: number) => { id: string; gone: readonly Prunable[]; counts: Pruned },
): PrunedBatch {
  const batch: PrunedBatch = { byAge: 0, byCount: 0, bySize: 0, memories: {} };
  let most = BATCH;
  for (const story of stories) {
    if (most <= 0) break;
    const { id, gone, counts } = prune(story, most);
    most -= gone.length;
    batch.byAge += counts.byAge;
    batch.byCount += counts.byCount;
    batch.bySize += counts.bySize;
    if (gone.length > 0) batch.memories[id] = gone.map((memory) => memory.id);
  }
  return batch;
}
