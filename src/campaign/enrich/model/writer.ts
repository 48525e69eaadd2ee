import type { TSchema } from 'typebox';

/** A piece of writing that a local model is asked for. */
export interface WritingRequest {
  /** What stays the same from request to request: what the story is and what to keep to. */
  prefix: string;
  prompt: string;
  /** What the answer must be; every string and list in it is bounded, so that a grammar can hold the model to it. */
  schema: TSchema;
  signal: AbortSignal;
}

/**
 * A local model that writes. It answers with a value of the schema, or null when it cannot; what it gives is checked
 * again here.
 */
export interface WriteWithModel {
  /** As provenance names it. */
  modelId: string;
  write(request: WritingRequest): Promise<unknown>;
}
