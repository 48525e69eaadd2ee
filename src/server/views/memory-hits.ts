import type { Campaign } from '../../campaign/campaign.ts';
import type { Memories } from '../../contracts/api/look.ts';
import { sceneIn } from '../../engine/saved-state.ts';
import type { MemoryEvent, PlaythroughStore } from '../../store/index.ts';

type Hit = Memories['memories'][number];

const WEIGHTS: Record<MemoryEvent['significance'], number> = { low: 0.3, medium: 0.6, high: 1 };
/** Somebody who looks for something wants to see what comes nearest, even if it is not near. */
const THRESHOLD = 0.3;

export async function memoriesOf(
  records: PlaythroughStore,
  campaign: Pick<Campaign, 'places' | 'people'>,
  { query = '', limit = 20 }: { query?: string; limit?: number },
): Promise<Memories> {
  const sceneOf = await scenesByPlan(records);
  const hit = (memory: MemoryEvent, relevance: number | null): Hit => ({
    id: memory.id,
    summary: memory.summary,
    scene: sceneOf.get(memory.id.split('/')[0] ?? '') ?? null,
    location: nameIn(campaign.places, memory.location ?? ''),
    characters: (memory.characterIds ?? [])
      .filter((id) => id !== 'player')
      .map((id) => nameIn(campaign.people, id)),
    significance: WEIGHTS[memory.significance],
    isEpisodic: memory.episodic,
    relevance,
  });
  if (query.trim() === '') {
    const found = await records.exactMatch('memory', {}, { order: 'newest first', limit });
    return { memories: found.map((memory) => hit(memory, null)), byMeaning: true };
  }
  const { results, mode } = await records.semanticSearch(
    query,
    'memory',
    limit,
    {},
    { threshold: THRESHOLD },
  );
  return {
    memories: results.map(({ record, relevance }) => hit(record, relevance)),
    byMeaning: mode === 'hybrid',
  };
}

/** A memory bears the id of the plan that it was made in. */
async function scenesByPlan(records: PlaythroughStore): Promise<Map<string, number>> {
  const scenes = await records.scenes();
  return new Map(
    scenes.flatMap((record) => {
      const { requestId } = sceneIn(record).plan;
      return requestId === null ? [] : [[requestId, record.scene] as const];
    }),
  );
}

function nameIn(entries: readonly { id: string; name: string }[], id: string): string {
  return entries.find((entry) => entry.id === id)?.name ?? id;
}
