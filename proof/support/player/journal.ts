import type { Snapshot } from './snapshot.ts';

/** A scene as a player was shown it. */
export interface Seen {
  prose: string;
  /** What was said beside it: notices and the dialog about a failure. */
  words: Set<string>;
}

/** What one player has seen, and what they would complain of. */
export class Journal {
  readonly stories = new Map<string, Map<number, Seen>>();
  /** Each once, with when it was first made, in seconds since the program began. */
  readonly #complaints = new Map<string, number>();
  /** Everything that was said at the lower edge, in dialogs and in the bar about the connection. */
  readonly explanations = new Set<string>();

  note(storyId: string, { scenes, dialog, lost, toast, said, written, strange }: Snapshot): void {
    const story = this.#story(storyId);
    for (const { scene, prose, notes } of scenes) {
      const seen = story.get(scene);
      const isSame = seen?.prose === prose;
      story.set(scene, { prose, words: new Set([...(isSame ? seen.words : []), ...notes]) });
      if (prose.trim() === '') this.complain(`scene ${scene} has nothing to read`);
    }
    const head = scenes.at(-1);
    if (dialog !== '' && head !== undefined) story.get(head.scene)?.words.add(dialog);
    for (const words of [dialog, lost, toast, written, ...said])
      if (words !== '') this.explanations.add(words);
    if (strange !== '') this.complain(`the page says “${strange}”`);
  }

  /** They asked for a scene to be told again: what they saw of it no longer counts. */
  forget(storyId: string, scene: number): void {
    this.#story(storyId).delete(scene);
  }

  complain(about: string): void {
    if (!this.#complaints.has(about)) this.#complaints.set(about, Math.round(performance.now() / 1000));
  }

  get complaints(): string[] {
    return [...this.#complaints].map(([about, seconds]) => `${about} (at ${seconds} s)`);
  }

  get sceneCount(): number {
    return [...this.stories.values()].reduce((sum, scenes) => sum + scenes.size, 0);
  }

  #story(storyId: string): Map<number, Seen> {
    const story = this.stories.get(storyId) ?? new Map<number, Seen>();
    this.stories.set(storyId, story);
    return story;
  }
}
