/** Turns texts into vectors of one model. */
export interface Embedder {
  /** Pinned with every vector: vectors of two models cannot be compared. */
  readonly modelId: string;
  readonly dimensions: number;
  /**
   * Unit-length vectors, in the order of the texts. Rejects with the code `embedding_unavailable` when there is no
   * model (yet).
   */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>;
}

export interface EmbedOptions {
  signal?: AbortSignal;
  /** A scene waits for the first; the second may take its time. */
  priority?: 'scene' | 'background';
}

/** The dimensions the vector tables are made for. */
export const DIMENSIONS = 384;
