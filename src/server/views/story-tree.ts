import { NarratoriaError } from '../../base/errors.ts';
import type { StoryTree } from '../../contracts/api/story.ts';
import { sceneIn } from '../../engine/saved-state.ts';
import type { Playthrough, Store } from '../../store/index.ts';

/** Every story of a family: those a story came from, and all that came from them. */
export async function storyTree(id: string, store: Store): Promise<StoryTree> {
  const all = await store.playthroughs();
  const family = familyOf(id, all);
  return { stories: await Promise.all(family.map((story) => branch(story, family, store))) };
}

function familyOf(id: string, all: readonly Playthrough[]): Playthrough[] {
  const byId = new Map(all.map((story) => [story.playthroughId, story]));
  let root = byId.get(id);
  if (root === undefined) throw new NarratoriaError('record_not_found', 'Story not found.');
  for (let parent = parentOf(root, byId); parent !== undefined; parent = parentOf(root, byId)) root = parent;
  const family = [root];
  for (const story of family) {
    family.push(...all.filter(({ branchedFrom }) => branchedFrom?.playthroughId === story.playthroughId));
  }
  return family;
}

function parentOf(
  { branchedFrom }: Playthrough,
  byId: ReadonlyMap<string, Playthrough>,
): Playthrough | undefined {
  return branchedFrom === undefined ? undefined : byId.get(branchedFrom.playthroughId);
}

/** A branch with the scenes that are its own; one whose origin is gone has them all. */
async function branch(
  { playthroughId, title, ending, branchedFrom }: Playthrough,
  family: readonly Playthrough[],
  store: Store,
): Promise<StoryTree['stories'][number]> {
  const from = family.some((story) => story.playthroughId === branchedFrom?.playthroughId)
    ? branchedFrom
    : undefined;
  const scenes = await store.playthrough(playthroughId).scenes({ from: (from?.scene ?? 0) + 1 });
  return {
    id: playthroughId,
    title,
    from: from === undefined ? null : { id: from.playthroughId, scene: from.scene },
    ending: ending ?? null,
    scenes: scenes.map((record) => {
      const { location, chosen, beat } = sceneIn(record);
      return { scene: record.scene, location, chosen: chosen?.text ?? null, beat: beat?.title ?? null };
    }),
  };
}
