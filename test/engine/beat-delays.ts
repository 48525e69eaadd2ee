/** How long the beats of a story take to come to the player, read off its scenes. */
import type { Campaign } from '../../src/campaign/campaign.ts';
import type { PlotBeat } from '../../src/contracts/plot-beats.ts';
import { placeOf } from '../../src/engine/plot/director.ts';
import type { Scene } from '../../src/engine/scene.ts';
import type { World } from '../../src/engine/world.ts';

/** A scene as it was shown, and the world after it. */
export interface SceneShown {
  shown: Scene;
  world: World;
}

/** Scenes within which a beat is to come once it is ready. */
export const IN_TIME = 2;

/** The waits of all beats of a story. */
export function beatDelays(scenes: readonly SceneShown[], campaign: Campaign): number[] {
  const ids = new Set(
    scenes.flatMap(({ shown, world }) => [shown.beat?.id, ...Object.keys(world.plot.ready)]),
  );
  return campaign.beats.filter(({ id }) => ids.has(id)).flatMap((beat) => delaysOf(beat, scenes, campaign));
}

/**
 * How long a beat took to come, each time that its conditions began to hold. Scenes that the author's own go on in do not
 * count, because nothing comes between; a wait that the end of the play cut short is left out.
 */
function delaysOf(beat: PlotBeat, kept: readonly SceneShown[], campaign: Campaign): number[] {
  const { id } = beat;
  const delays: number[] = [];
  let waited: number | null = null;
  let hasCome = false;
  for (const [index, scene] of kept.entries()) {
    const { shown, world } = scene;
    const isTold = shown.beat?.id === id;
    const isReady = (kept[index - 1]?.world.plot.ready[id] ?? world.plot.ready[id]) !== undefined;
    if (!isTold && !isReady) [waited, hasCome] = [null, false];
    else waited ??= 0;
    if (waited === null || hasCome) continue;
    hasCome = isTold || leadsTo(beat, scene, campaign);
    if (hasCome) delays.push(waited);
    else if (shown.writer.kind !== 'authored') waited += 1;
  }
  if (waited !== null && !hasCome && waited > IN_TIME) delays.push(waited);
  return delays;
}

/** Whether a choice of the scene leads to a beat: to the beat itself, or to the place of which word has come. */
function leadsTo(beat: PlotBeat, { shown }: SceneShown, campaign: Campaign): boolean {
  const place = placeOf(beat, { campaign });
  return shown.choices.some(({ because }) =>
    because.some(({ kind, ref }) => kind === 'beat' && (ref === beat.id || ref === place)),
  );
}
