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
  const told = scenes
    .filter(({ scene }) => telling === null || scene < telling.scene)
    .map((view) => ({
      scene: view.scene,
      chosen: view.chosen,
      paragraphs: view.prose,
      told: view,
      telling: null,
    }));
  if (telling === null) return told;
  const { scene, chosen, prose } = telling;
  return [...told, { scene, chosen, paragraphs: paragraphsOf(prose), told: null, telling }];
}

function paragraphsOf(prose: string): string[] {
  return prose
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
