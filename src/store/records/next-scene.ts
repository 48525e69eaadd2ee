import { NarratoriaError } from '../../base/errors.ts';
import type { JournalEntry } from '../operations.ts';
import type { Playthrough } from './playthrough.ts';
import type { Scene } from './scene.ts';

/** A scene as it follows where the story stands. It takes the time of the scene before unless it says its own. */
export function nextScene(story: Playthrough, entry: JournalEntry): Scene {
  const { headScene, branchedFrom, playthroughId } = story;
  if (entry.scene !== headScene + 1) throw outOfOrder(entry.scene, headScene);
  const before = { playthroughId, scene: headScene };
  const parent = headScene === 0 ? null : branchedFrom?.scene === headScene ? branchedFrom : before;
  const inGameTime = entry.inGameTime ?? story.inGameTime;
  return { ...entry, parent, ...(inGameTime === undefined ? {} : { inGameTime }) };
}

function outOfOrder(scene: number, head: number): NarratoriaError {
  return new NarratoriaError('record_invalid', `The next scene is number ${head + 1}, not ${scene}.`, {
    details: { scene, expected: head + 1 },
  });
}
