import type { JsonObject } from '../base/json.ts';
import type { Effect } from '../contracts/effect.ts';
import type { Intent } from '../contracts/intent.ts';
import type { Answer, Option, Question, Reason } from '../contracts/question.ts';
import type { ChangedSentence, Telling } from '../contracts/telling.ts';
import type { SceneRoll } from './roll.ts';
import type { SceneUiEvent } from './ui-events.ts';

export interface Choice {
  id: string;
  text: string;
  hint?: string;
  difficulty?: string;
  because: Reason[];
  /** How it answers the question of the scene; absent when it does not. */
  answers?: Answer;
  /** What decides it, when dice do: shown before the click. */
  roll?: NonNullable<Option['roll']>;
  cost?: string;
  /** What is missing; then it is seen and cannot be chosen. */
  needs?: string;
  /** The skill that offered it, when it was not the one that makes the choices. */
  skill?: string;
}

/** A choice with what the engine needs to carry it out. */
export interface OfferedChoice extends Choice {
  intent: Intent;
}

/**
 * A skill that failed while a scene was made. The story continues without it, and a sentence in `notices` says so; to try
 * again is to take the scene back and choose `chosen` anew. A breach of the protocol is for developers: it has a fault
 * but no notice.
 */
export interface SceneFault {
  toolId: string;
  skill: string;
  /** `network` when something could not be reached, which may be over soon; `protocol` when the script is wrong. */
  kind: 'skill' | 'network' | 'protocol';
  /** In which plan for the choice it failed first. */
  attempt?: number;
  /** The skill told of an error and did its work all the same. */
  isRecovered?: true;
  /** The player was told of the same cause in an earlier scene. */
  isKnown?: true;
  /** The script's own code or one of ours. */
  code: string;
  /** What the script says of it; for those who ask for details. */
  detail: string;
  /** The sentence among the notices that tells of it, when one does. */
  notice?: string;
}

/**
 * No plan worked, so the scene is a stopgap: `narrator` is `fallback`, the prose says no more than that the moment
 * passes, and the choices are plain ones. It is kept like any other scene. The player may
 * - go on: choose one of `choices`;
 * - try again: take the scene back (undo to the scene before) and choose `chosen` anew, or open the story anew if it was
 *   the first;
 * - restart the session: forget which skills failed (`SkillHealth.reset`), then try again.
 */
export interface SceneFailure {
  /** How often it was tried: five, unless the machine is shutting down. */
  attempts: number;
  /** The stable code of what ended it: `max_replan_attempts`. */
  error: string;
  /** For the player, in plain words. */
  message: string;
  /** What went wrong in each attempt, for those who ask for details. */
  details: string[];
}

/** A plan that did not lead to the scene, and why. */
export interface FailedAttempt {
  attempt: number;
  requestId: string | null;
  message: string;
  tools: { toolId: string; skill: string; state: string; error?: string }[];
}

/** One call of a language model, without its texts. */
export interface SceneCall {
  task: string;
  /** The earlier scene it was for, when it was made while the player read that. */
  scene?: number;
  model: string | null;
  provider: string | null;
  tokens: { prompt: number; reused: number; written: number } | null;
  /** In US dollars; null when it is not known. */
  cost: number | null;
  ms: number;
  firstTokenMs: number | null;
  /** Code of the error that ended it. */
  error?: string;
}

/** What the player sees of one turn of the story; also a line of `play --json`. */
export interface Scene {
  scene: number;
  sceneType: string;
  location: string;
  prose: string[];
  /** What the scene ends on; null when the story ends with it. */
  question: Question | null;
  /** Who speaks in each paragraph, where the writer says so. */
  speakers?: (string | null)[];
  choices: Choice[];
  chosen?: { id: string; text: string };
  roll?: SceneRoll;
  /** The author's moment that happened, and how it should feel. */
  beat?: { id: string; title: string; mood?: string };
  /** How the story ended; it is the last scene then. */
  ending?: { id: string; title: string };
  /** Who takes part; with `left` those the player was with before the scene took them elsewhere. */
  npcs: { id: string; name: string; role: string; left?: true }[];
  /** What has changed in the world. */
  effects: Effect[];
  /** What of it a small line tells the player. Scenes of earlier versions have none. */
  changes?: string[];
  /** What skills proposed and the rules do not allow, with the reason; for those who write skills. */
  refused?: { toolId: string; effect: JsonObject; reason: string }[];
  assets: JsonObject[];
  /** What skills want shown besides prose, choices and dice. Absent when there is nothing. */
  uiEvents?: SceneUiEvent[];
  notices: string[];
  /** Those of the notices that are about the language model. Absent when there are none. */
  modelNotices?: string[];
  /** Skills that did not do their part; the scene was told without them. Absent when all went well. */
  faults?: SceneFault[];
  /** Only in a fallback scene; see `SceneFailure`. */
  failure?: SceneFailure;
  narrator: string;
  /** Who wrote it: the author, a model, the built-in writer, or the engine when nobody could. */
  writer: {
    kind: Telling['writer'] | 'fallback';
    skill: string | null;
    model?: string;
    /** Sentences of the author's that the model has fitted to the story. */
    changed?: ChangedSentence[];
  };
  /** What happened, in a sentence; absent when nothing was done. */
  summary?: string;
  /** What language models were asked for it, and since the scene before it was told. Absent when nothing was. */
  calls?: SceneCall[];
  plan: {
    requestId: string | null;
    attempts: number;
    tools: { toolId: string; skill: string; state: string; executionTimeMs: number; retryCount: number }[];
    /** Plans for the same choice that came to nothing before. Absent when the first one worked. */
    failed?: FailedAttempt[];
  };
  timings: { totalMs: number; planMs: number; executeMs: number };
  /** The player has changed its text; how it was told is kept. */
  edited?: { before: string[] };
  /** Which telling of the same choice it is, when it is not the first. */
  telling?: number;
}
