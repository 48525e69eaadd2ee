import type { Journal } from '../../support/player/journal.ts';
import { type Check, nothingFound } from './check.ts';
import type { Stories } from './scenes-kept.ts';

/** Whatever went wrong with a scene is said beside it; what a script says against the protocol goes to the console. */
export function explained(journals: readonly Journal[], stories: Stories): Check {
  const findings: string[] = [];
  let count = 0;
  for (const [player, { stories: seenStories }] of journals.entries()) {
    for (const [storyId, seen] of seenStories) {
      for (const [scene, { words }] of seen) {
        const { failure = null, faults = [] } = stories.get(storyId)?.get(scene) ?? {};
        const wrong = faults.filter(({ kind }) => kind !== 'protocol');
        if (failure === null && wrong.length === 0) continue;
        count += 1;
        if (words.size === 0)
          findings.push(
            `player ${player + 1}, scene ${scene}: ${failure?.code ?? wrong[0]?.code} and no notice`,
          );
      }
    }
  }
  return nothingFound(
    'every failure is explained',
    'a notice beside each scene that something went wrong with',
    `${count} such scenes`,
    findings,
  );
}

/** What players would complain of: nothing to read or choose, a stack trace, a choice that came to nothing unexplained. */
export function uncomplaining(journals: readonly Journal[], mistakes: readonly string[]): Check {
  const complaints = journals.flatMap((journal, player) =>
    journal.complaints.map((about) => `player ${player + 1}: ${about}`),
  );
  const said = new Set(journals.flatMap(({ explanations }) => [...explanations]));
  return nothingFound(
    'the page is never at a loss',
    'prose and 3–4 choices, or what happened in words; no stack trace, no error in the console',
    `${journals.reduce((sum, { sceneCount }) => sum + sceneCount, 0)} scenes read, ${said.size} different explanations`,
    [...complaints, ...new Set(mistakes)],
  );
}
