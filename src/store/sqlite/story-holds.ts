import { rmSync } from 'node:fs';
import type { Lock } from '../../base/file-lock.ts';

import { lockStory, storyLockFile } from './database/lock.ts';

/** The stories that this program keeps others from playing, each as long as somebody in it holds the story. */
export class StoryHolds {
  readonly #home: string;
  readonly #held = new Map<string, { lock: Lock; count: number }>();

  constructor(home: string) {
    this.#home = home;
  }

  hold(id: string): Lock {
    const held = this.#held.get(id) ?? { lock: lockStory(this.#home, id), count: 0 };
    this.#held.set(id, held);
    held.count += 1;
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        held.count -= 1;
        if (held.count > 0) return;
        this.#held.delete(id);
        held.lock.release();
      },
    };
  }

  /** The story is deleted, so nothing is left to lock. */
  forget(id: string): void {
    if (!this.#held.has(id)) rmSync(storyLockFile(this.#home, id), { force: true });
  }

  releaseAll(): void {
    for (const { lock } of this.#held.values()) lock.release();
    this.#held.clear();
  }
}
