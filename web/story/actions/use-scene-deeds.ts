import { useMemo } from 'react';
import type { StoryActions } from './use-story-actions.ts';

/** What can be asked at a scene; always the same functions, so that the scenes need not be drawn anew. */
export interface SceneDeeds {
  retell(): void;
  branch(scene: number): void;
  back(scene: number): void;
}

export function useSceneDeeds({ retell, branch }: StoryActions, back: (scene: number) => void): SceneDeeds {
  const { mutate: tellAgain } = retell;
  const { mutate: branchFrom } = branch;
  return useMemo(
    () => ({ retell: () => tellAgain(), branch: (scene) => branchFrom(scene), back }),
    [tellAgain, branchFrom, back],
  );
}
