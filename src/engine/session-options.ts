import type { JsonObject } from '../base/json.ts';
import type { Log } from '../base/log.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Plan } from '../contracts/plan.ts';
import type { ExecuteOptions } from '../plan/executor.ts';
import type { PlanGenerator } from '../plan/generator.ts';
import type { ProgressListener } from '../plan/progress.ts';
import type { ReplanOptions } from '../plan/replan.ts';
import type { SkillHealth } from '../skills/health.ts';
import type { StoryStart } from './authored/start.ts';
import type { StoryConversation } from './conversation/story.ts';
import type { SceneJournal } from './journal.ts';
import type { EmbeddingSource } from './meanings.ts';
import type { Persona } from './persona.ts';
import type { SceneRoll } from './roll.ts';
import type { ScoreHome } from './scores.ts';
import type { ReadByModel } from './typed/read.ts';

export type Execution = Omit<ExecuteOptions, 'session'> & { health: SkillHealth };

export interface SessionOptions {
  campaign: Campaign;
  /** Who the player is; somebody the campaign allows unless told. */
  persona?: Persona;
  /** Where the story begins, when it is not the beginning. */
  start?: StoryStart;
  /** Asked before each scene: the campaign as it is from now on when it was changed, and what to tell the player. */
  refresh?: () => Promise<{ campaign: Campaign | null; notices: string[] }>;
  seed: string;
  sessionId: string;
  /** With what plans are executed; asked for each scene, because skills may change while one plays. */
  execution: () => Execution;
  /** The built-in planner unless another is given. */
  generator?: PlanGenerator;
  /** Reads what the player types, before the words are looked at. */
  readTyped?: ReadByModel;
  /** The saved story; a new id of its own unless one is given. */
  playthroughId?: string;
  /** The model of meanings, where there may be one; by words unless told. */
  meanings?: EmbeddingSource;
  /** Where scenes are kept; without one they are only told. */
  journal?: SceneJournal;
  /** What language models are asked for this story; without it every call stands by itself. */
  conversation?: StoryConversation;
  /** Where opinions and reputations live; without one they are as they counted in the last scene. */
  scores?: ScoreHome;
  log?: Log;
}

/** A scene as it was kept, to go on from. */
export interface KeptScene {
  scene: number;
  state: JsonObject;
  sceneObject: JsonObject;
}

export interface TellOptions {
  /** Which telling of the same choice this is: another number, other words; what happens stays the same. */
  telling?: number;
  /** Fails when no plan works, instead of telling that; then nothing of it has happened. */
  orNothing?: boolean;
  /** Leaves the scene before it is told; then nothing of it has happened. */
  signal?: AbortSignal;
  /** Told what the plans of the scene are doing, as they do it. */
  watch?: TellingWatch;
}

/** Somebody who looks on while a scene is made. */
export interface TellingWatch {
  onState?: NonNullable<ReplanOptions['onState']>;
  onPlan?: (plan: Plan) => void;
  onProgress?: ProgressListener;
  /** The turn is settled and is about to be told; may come again for the same turn. */
  onTelling?: (head: TellingHead) => void;
}

/** What is known of a scene before it is told. */
export interface TellingHead {
  location: string;
  /** In-game time in words. */
  time: string;
  roll: SceneRoll | null;
}
