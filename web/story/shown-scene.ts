import type { SceneView, StoryView, Telling } from '../../src/contracts/api/story.ts';

/** A scene on the page: told, or being told. */
export interface ShownScene {
  scene: number;
  chosen: Telling['chosen'];
  paragraphs: string[];
  /** Null while it is being told. */
  told: SceneView | null;
  telling: Telling | null;
}

/** The scenes in order; the one that is being told, or told anew, comes last. */
export function shownScenes({ scenes, telling }: StoryView): ShownScene[] {
  const told = scenes.filter(({ scene }) => telling === null || scene < telling.scene).map(shownOf);
  if (telling === null) return told;
  const { scene, chosen, prose } = telling;
  return [...told, { scene, chosen, paragraphs: paragraphsOf(prose), told: null, telling }];
}

/** A told scene is always the same object, so that only what changes is drawn anew. */
const known = new WeakMap<SceneView, ShownScene>();

function shownOf(told: SceneView): ShownScene {
  const { scene, chosen, prose } = told;
  const shown = known.get(told) ?? { scene, chosen, paragraphs: prose, told, telling: null };
  known.set(told, shown);
  return shown;
}

function paragraphsOf(prose: string): string[] {
  return prose
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
