import type { Json, JsonObject } from '../base/json.ts';

/** A scene with everything that led to it, as it is kept. */
export interface JournalEntry {
  scene: number;
  sessionId: string;
  /** What the player chose to get here; null at the beginning. */
  choice: JsonObject | null;
  plan: Json;
  trace: Json;
  patches: readonly JsonObject[];
  /** What language models were asked for it. */
  prompts?: Json;
  /** The session state after it. */
  state: JsonObject;
  /** The moment of the story it ends at, as a date and time. */
  inGameTime: string;
  /** What the player saw. */
  sceneObject: JsonObject;
  /** Title of the ending it reached. */
  ending?: string;
}

/** Where the scenes of one story are kept. */
export interface SceneJournal {
  record(entry: JournalEntry): Promise<void>;
  /** Takes back what was written since the last scene that was kept. */
  rewind(): Promise<void>;
}
