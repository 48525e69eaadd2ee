import { useMemo } from 'react';
import type { SceneView } from '../../../src/contracts/api/story.ts';
import type { StoryActions } from './use-story-actions.ts';

/** What can be asked at a scene; always the same functions, so that the scenes need not be drawn anew. */
export interface SceneDeeds {
  retell(): void;
  branch(scene: number): void;
  back(scene: number): void;
  edit(scene: SceneView): void;
  prompts(scene: number): void;
}

/** Those that open something of the page: always the same functions too. */
type Openers = Pick<SceneDeeds, 'back' | 'edit' | 'prompts'>;

export function useSceneDeeds(
  { retell, branch }: StoryActions,
  { back, edit, prompts }: Openers,
): SceneDeeds {
  const { mutate: tellAgain } = retell;
  const { mutate: branchFrom } = branch;
  return useMemo(
    () => ({ retell: () => tellAgain(), branch: (scene) => branchFrom(scene), back, edit, prompts }),
    [tellAgain, branchFrom, back, edit, prompts],
  );
}
