import type { Json, JsonObject } from '../../base/json.ts';
import type { Message, Task } from '../../contracts/conversation.ts';
import type { Provider } from '../../contracts/providers.ts';
import type { Priority } from '../inference/job-queue.ts';
import type { ModelChoice } from './choice.ts';

/** What a model does when it shows that it is at work. */
export interface SignOfLife {
  phase: 'loading' | 'reading' | 'thinking' | 'writing';
}

/** What a language model is asked. */
export interface GenerateRequest {
  /** What it is for; a task may have a model of its own. */
  task: Task;
  /** What is byte-identical at the front from call to call is read once. */
  messages: readonly Message[];
  /**
   * The answer is JSON by this schema; every string needs a maxLength and every list a maxItems. The model is not told:
   * say in the messages what you want. Without a schema the answer is text.
   */
  schema?: JsonObject;
  /** 512 unless told; for JSON as many as the longest answer needs. */
  maxTokens?: number;
  /** The longest silence. Loading, reading the prompt, thinking and writing are signs of life. */
  silenceMs?: number;
  /** From the call to its end, waiting and loading included. No limit unless told; planning has one. */
  timeoutMs?: number;
  /** 0 takes the likeliest word each time; as set for this home unless told, 0 for JSON. */
  temperature?: number;
  /** Only the likeliest words that together have this share. 0.95 unless told. */
  topP?: number;
  /** The same seed, model and prompt give the same answer. 0 unless told. */
  seed?: number;
  /** The answer ends before the first of these. */
  stop?: readonly string[];
  /** `scene` unless told: the player waits. Background work makes way for it, and is begun again afterwards. */
  priority?: Priority;
  /** What the story has cost so far, in US dollars; held against the limit of the user. */
  spent?: () => Promise<number>;
  signal?: AbortSignal;
  /** Gets the text piece by piece, without what the model thinks. Background work has its text at the end only. */
  onText?: (text: string) => void;
  /** Hears that the model is at work. */
  onSign?: (sign: SignOfLife) => void;
}

/** What it answered. */
export interface Generation {
  text: string;
  /** With a schema the answer, valid by it; null otherwise. */
  json: Json;
  /** `end`: the model was done; `stop`: a stop text came; `length`: the budget was used up (never with a schema). */
  stopReason: 'end' | 'stop' | 'length';
  /** Which model it was, and who ran it. */
  model: string;
  provider: Provider;
  tokens: {
    prompt: number;
    /** How many of them had not to be read anew. */
    reused: number;
    /** Where their state was kept; a server does not say. */
    reusedFrom: 'nothing' | 'memory' | 'disk';
    written: number;
  };
  /** In US dollars: 0 on this machine, null where the price is not known. */
  cost: number | null;
  timings: {
    /** Zero unless the model had to be loaded. */
    loadMs: number;
    firstTokenMs: number | null;
    totalMs: number;
  };
}

/**
 * The language model of this home, whichever that is at the time. A call rejects with a NarratoriaError whose code says
 * what happened (`no_model`, `model_failed`, `model_silent`, `prompt_too_long`, `answer_invalid` and so on; docs/errors.md
 * has them all), or with the reason of its signal.
 */
export interface LanguageModel {
  /** Which model would be asked for a task now, and why; or why there is none. Loads nothing. */
  choice(task?: Task): Promise<ModelChoice>;
  generate(request: GenerateRequest): Promise<Generation>;
  /** Loads the model and has it read messages ahead of need, as background work. */
  prepare(messages: readonly Message[], options?: { task?: Task; signal?: AbortSignal }): Promise<void>;
  /** The process of ours that runs it, while there is one. */
  readonly pid: number | null;
  close(): Promise<void>;
}

/** A request with nothing left open, as those who run models take it. */
export interface FullRequest {
  task: Task;
  messages: readonly Message[];
  schema: JsonObject | null;
  rules: string | null;
  maxTokens: number;
  temperature: number;
  topP: number;
  seed: number;
  stop: readonly string[];
  priority: Priority;
  signal: AbortSignal;
  onText: (text: string) => void;
  onSign: (sign: SignOfLife) => void;
}

/** What answers: a model in a process of ours, or a server. */
export type Answer = Omit<Generation, 'json' | 'model' | 'provider'> & { notices: readonly string[] };
