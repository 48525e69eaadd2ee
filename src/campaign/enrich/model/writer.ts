import type { TSchema } from 'typebox';

/** A piece of writing that a model is asked for. */
export interface WritingRequest {
  /** What stays the same from request to request: what the story is and what to keep to. */
  prefix: string;
  prompt: string;
  /** What the answer must be; every string and list in it is bounded, so that a grammar can hold the model to it. */
  schema: TSchema;
  signal: AbortSignal;
}

/**
 * A model that writes. It answers with a value of the schema, null when it has nothing to say, or fails with the reason;
 * what it gives is checked again here.
 */
export interface WriteWithModel {
  /** As provenance names it. */
  modelId: string;
  /** How many tokens it keeps in mind: a small one is asked for less at a time. */
  contextTokens?: number;
  /** Whether it answers while others wait on it: a server or somebody at a desk, who may also take their time. */
  isElsewhere?: boolean;
  /** Somebody answers by hand, and is asked one thing after the other: the same answers have to meet the same questions. */
  isByHand?: boolean;
  write(request: WritingRequest): Promise<unknown>;
}

/** A part that the model did not write, and why; the built-in text stands there. */
export interface Shortfall {
  part: string;
  reason: string;
}
