import type { TSchema } from 'typebox';

/** A piece of writing that a local model is asked for. */
export interface WritingRequest {
  prompt: string;
  /** What the answer must be; every string and list in it is bounded, so that a grammar can hold the model to it. */
  schema: TSchema;
  maxTokens: number;
  signal: AbortSignal;
}

/**
 * A local model that writes. It answers with a value of the schema, or null when it cannot; what it gives is checked
 * again here.
 */
export interface WriteWithModel {
  /** As provenance names it: `phi-3.5-mini-instruct-q4_k_m`. */
  modelId: string;
  write(request: WritingRequest): Promise<unknown>;
}
