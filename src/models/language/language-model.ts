import type { Json, JsonObject } from '../../base/json.ts';
import type { Priority } from '../inference/job-queue.ts';
import type { ModelChoice } from './choice.ts';

/** What a language model is asked. */
export interface GenerateRequest {
  /**
   * What stays the same from call to call, byte by byte: who the model is, what it must keep to, the campaign. The
   * model reads it as its instructions, once; what changes belongs in `prompt`. Empty where there is none.
   */
  prefix: string;
  /** What is asked now. */
  prompt: string;
  /**
   * The answer is JSON by this schema; every string needs a maxLength and every list a maxItems. The model is not told:
   * say in the prefix or the prompt what you want. Without a schema the answer is text.
   */
  schema?: JsonObject;
  /** 512 unless told; for JSON as many as the longest answer needs. */
  maxTokens?: number;
  /** From the call to its end, waiting and loading included. 60 s unless told. */
  timeoutMs?: number;
  /** 0 takes the likeliest word each time; 0.7 unless told, 0 for JSON. */
  temperature?: number;
  /** Only the likeliest words that together have this share. 0.95 unless told. */
  topP?: number;
  /** The same seed, model and prompt give the same answer. 0 unless told. */
  seed?: number;
  /** The answer ends before the first of these. */
  stop?: readonly string[];
  /** `scene` unless told: the player waits. Background work makes way for it, and is begun again afterwards. */
  priority?: Priority;
  signal?: AbortSignal;
  /** Gets the text piece by piece. Background work has its text at the end only. */
  onText?: (text: string) => void;
}

/** What it answered. */
export interface Generation {
  text: string;
  /** With a schema the answer, valid by it; null otherwise. */
  json: Json;
  /** `end`: the model was done; `stop`: a stop text came; `length`: the budget was used up (never with a schema). */
  stopReason: 'end' | 'stop' | 'length';
  /** Which model it was. */
  model: string;
  tokens: {
    prompt: number;
    /** How many of them had not to be read anew. */
    reused: number;
    /** Where their state was kept; a server does not say. */
    reusedFrom: 'nothing' | 'memory' | 'disk';
    written: number;
  };
  timings: {
    /** Zero unless the model had to be loaded. */
    loadMs: number;
    firstTokenMs: number | null;
    totalMs: number;
  };
}

/**
 * The language model of this home, whichever that is at the time. A call rejects with a NarratoriaError: `no_model`,
 * `model_failed`, `model_too_large`, `model_timeout`, `prompt_too_long`, `answer_cut`, `answer_invalid`,
 * `schema_unsupported`, `invalid_settings`; or with the reason of its signal.
 */
export interface LanguageModel {
  /** Which model would be asked now, and why; or why there is none. Loads nothing. */
  choice(): Promise<ModelChoice>;
  generate(request: GenerateRequest): Promise<Generation>;
  /** Loads the model and has it read a prefix ahead of need, as background work. */
  prepare(prefix: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** The process of ours that runs it, while there is one. */
  readonly pid: number | null;
  close(): Promise<void>;
}

/** A request with nothing left open, as the local model and the servers take it. */
export interface FullRequest {
  prefix: string;
  prompt: string;
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
}

/** What answers: a model in a process of ours, or a server on this machine. */
export type Answer = Omit<Generation, 'json' | 'model'> & { notices: readonly string[] };
