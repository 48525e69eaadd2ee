import type { ErrorCode } from '../../base/error-codes.ts';
import type { Message } from '../../contracts/conversation.ts';

/** What the inference host is asked over its channel. */
export type HostRequest = (EmbedWork & Numbered) | (WriteWork & Numbered) | CancelRequest;

interface Numbered {
  job: number;
}

export interface CancelRequest {
  type: 'cancel';
  job: number;
}

/** Turn a text into a vector. */
export interface EmbedWork {
  type: 'embed';
  modelFile: string;
  tokenizerFile: string;
  text: string;
}

/** Have a language model write. */
export interface WriteWork {
  type: 'write';
  modelFile: string;
  load: LoadOptions;
  /** In turns. The state that marked system messages leave the model in is kept from launch to launch. */
  messages: readonly Message[];
  /** Brings the model to the end of the messages and has it write nothing. */
  isReadOnly: boolean;
  /** What may be written at all, in GBNF; null where anything may. */
  grammar: string | null;
  maxTokens: number;
  /** Texts at which it stops; they are not part of the answer. */
  stop: readonly string[];
  sampling: Sampling;
}

export interface Sampling {
  /** 0 takes the likeliest token each time. */
  temperature: number;
  topP: number;
  seed: number;
}

export type Gpu = 'off' | 'auto' | 'cuda' | 'vulkan' | 'metal';

/** How a language model is loaded. With other options it is loaded anew. */
export interface LoadOptions {
  /** The most tokens it keeps in mind at once, if it was made for as many. */
  contextTokens: number;
  /** Null: as many as the machine is good for. */
  threads: number | null;
  gpu: Gpu;
  /** Whether a model that can think before it answers should. */
  thinks: boolean;
  /** What it may take, weights and context together; null leaves it to the operating system. */
  memoryBytes: number | null;
  /** Where the states of prefixes are kept from launch to launch; null keeps none. */
  stateFolder: string | null;
}

export type Work = EmbedWork | WriteWork;

export type ResultOf<Job extends Work> = Job extends EmbedWork ? Float32Array : Written;

/** What a language model wrote. */
export interface Written {
  text: string;
  /** `end`: it was done; `stop`: one of the stop texts came; `length`: it was cut at the most tokens or a full context. */
  stopReason: 'end' | 'stop' | 'length';
  promptTokens: number;
  /** Of those, how many had not to be read anew, and where their state came from. */
  reusedTokens: number;
  reusedFrom: 'nothing' | 'memory' | 'disk';
  writtenTokens: number;
  /** How many tokens the model keeps in mind as it was loaded. */
  contextTokens: number;
  /** Zero where the model was loaded already. */
  loadMs: number;
  /** From the beginning of the work, loading included; null where nothing was written. */
  firstTokenMs: number | null;
  totalMs: number;
  /** What the machine did otherwise than asked, such as working without the graphics card. */
  notices: string[];
}

/** What it answers: signs that it is at work and texts as they come, then one `done` or `failed` for every job, in the order of the jobs. */
export type HostAnswer =
  | { type: 'sign'; job: number; phase: 'loading' | 'reading' | 'writing' }
  | { type: 'text'; job: number; text: string }
  | { type: 'done'; job: number; result: Float32Array | Written }
  | { type: 'failed'; job: number; message: string; code?: ErrorCode; details?: Record<string, unknown> };
