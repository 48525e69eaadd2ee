import type { JsonObject } from '../base/json.ts';
import type { Message, Task } from '../contracts/conversation.ts';
import type { Provider } from '../contracts/providers.ts';
import type { Budget, Budgets } from '../prompts/budget.ts';
import type { CountTokens } from '../prompts/fit.ts';

/** Which part of a prompt a message is. */
export const PARTS = ['rules', 'chapters', 'recent', 'notes', 'asked', 'answered'] as const;
export type Part = (typeof PARTS)[number];

/** A message, and what it is for those who look at the prompt. */
export interface PromptMessage extends Message {
  part: Part;
}

/** What a script asked and what stands as the answer. */
export interface Exchange {
  prompt: string;
  answer: string;
}

/** Whose call it is, by its token. */
export interface CallScope {
  skill: string;
  toolId: string;
  playthroughId: string;
  scene: number;
  /** Has the time of the script stand still while the model shows signs of life. */
  suspend?: () => { sign(): void; end(): void };
}

/** The conversation in which the scripts of one scene ask; each call continues where the one before it ended. */
export interface SceneConversation {
  /** The whole prompt: the story so far, the notes of the scene, what was kept, what is asked now. */
  messages(
    asked: { earlier: readonly Exchange[]; prompt: string },
    budget: Budget,
    count: CountTokens,
  ): PromptMessage[];
  /** Aborted when the player wants no more of this telling. Work in the background goes on. */
  readonly stopped: AbortSignal;
  /** Has what was asked and answered stay in the conversation. */
  keep(exchanges: readonly Exchange[]): void;
}

/** One call of a language model, as it is kept with its scene. */
export interface CallRecord {
  scene: number;
  task: Task;
  /** The skill and the tool that asked; null for the program itself. */
  skill: string | null;
  toolId: string | null;
  messages: readonly PromptMessage[];
  schema: JsonObject | null;
  /** What was answered; what had come until then when it failed. */
  answer: string;
  stopReason: string | null;
  model: string | null;
  provider: Provider | null;
  tokens: { prompt: number; reused: number; written: number } | null;
  /** In US dollars; null when it is not known. */
  cost: number | null;
  ms: number;
  firstTokenMs: number | null;
  /** Code of the error that ended it. */
  error: string | null;
}

/** Where the conversations of the stories that are being played are found. */
export interface Conversations {
  /** How much each model is sent. */
  readonly budgets: Budgets;
  /** What models have cost in a story so far, in US dollars, as far as it is known. */
  spent(playthroughId: string): Promise<number>;
  find(scope: Pick<CallScope, 'playthroughId' | 'scene'>): SceneConversation | null;
  record(playthroughId: string, call: CallRecord): void;
}
