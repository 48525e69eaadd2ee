import type { SceneView, StoryView } from '../../../src/contracts/api/story.ts';
import { call } from '../../../test/page/support/api.ts';
import type { Server } from '../../../test/page/support/server.ts';

const AT_ONCE = 50;

/** All scenes of a story by their numbers, read from the server as the page would. */
export async function toldScenes(server: Server, storyId: string): Promise<Map<number, SceneView>> {
  const { scenes } = await call<StoryView>(server, `/api/stories/${storyId}`);
  const known = [...scenes];
  for (let first = known[0]?.scene ?? 1; first > 1; first = known[0]?.scene ?? 1) {
    const query = `before=${first}&limit=${AT_ONCE}`;
    const earlier = await call<{ scenes: SceneView[] }>(server, `/api/stories/${storyId}/scenes?${query}`);
    if (earlier.scenes.length === 0) break;
    known.unshift(...earlier.scenes.toSorted((one, other) => one.scene - other.scene));
  }
  return new Map(known.map((scene) => [scene.scene, scene]));
}

/** Prose as a page shows it, for comparison: emphasis is drawn, and white space counts for nothing. */
export function plain(prose: string): string {
  return prose.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').trim();
}
