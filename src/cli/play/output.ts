import type { NarratoriaError } from '../../base/errors.ts';
import type { ProseListener } from '../../engine/play/prose-in-progress.ts';
import type { Choice, Scene } from '../../engine/scene.ts';
import type { TellingHead } from '../../engine/session-options.ts';

export interface ListEntry {
  title: string;
  text: string;
}

/** Something the player is asked before the story; what Enter means is said with it. */
export interface ShownQuestion {
  text: string;
  guidance: string;
  options: readonly ListEntry[];
  /** What Enter means. */
  otherwise: string;
}

/** A scene while it is written. */
export interface LiveTelling extends ProseListener {
  head(head: TellingHead): void;
}

/** What the player sees. */
export interface Output {
  title(title: string, seed: string): void;
  list(heading: string, entries: readonly ListEntry[]): void;
  question(question: ShownQuestion): void;
  /** A scene that is about to be told: where it is and what was rolled, then its prose as it is written. */
  telling(): LiveTelling;
  /** The scene once it is told; what was shown of it while it was written is not shown again. */
  scene(scene: Scene, time: string): void;
  /** What happened in the background; not part of the story. */
  news(sentences: readonly string[]): void;
  /** An answer to what the player asked of the game. */
  say(sentences: readonly string[]): void;
  /** The choice taken stays in the text as a line of its own. */
  taken(text: string): void;
  prompt(): void;
  help(scene: Scene): void;
  why(choices: readonly Choice[]): void;
  /** What was typed means nothing here. */
  refuse(problem: NarratoriaError): void;
  /** Shows a line when the work takes long enough to wonder, and another when it takes long; an empty one is not shown. */
  whileWaiting<Result>(work: Promise<Result>, whenSlow?: () => Promise<string>): Promise<Result>;
  farewell(hint: string): void;
}
