import type { SceneView } from '../../../src/contracts/api/story.ts';
import type { Journal } from '../../support/player/journal.ts';
import { type Check, nothingFound } from './check.ts';
import { plain } from './told.ts';

export type Stories = ReadonlyMap<string, ReadonlyMap<number, SceneView>>;

/** Whatever a page has shown is in the story, word for word. */
export function scenesKept(journals: readonly Journal[], stories: Stories): Check {
  const findings: string[] = [];
  let count = 0;
  for (const [player, journal] of journals.entries()) {
    for (const [storyId, seen] of journal.stories) {
      for (const [scene, { prose }] of seen) {
        count += 1;
        const told = stories.get(storyId)?.get(scene);
        const where = `player ${player + 1}, scene ${scene}`;
        if (told === undefined) findings.push(`${where}: it is gone`);
        else if (plain(told.prose.join('\n')) !== plain(prose))
          findings.push(`${where}: it reads otherwise now`);
      }
    }
  }
  return nothingFound(
    'no scene is lost',
    'every scene that a page showed',
    `${count} scenes compared`,
    findings,
  );
}
