import { cosine } from '../base/vectors.ts';

/** How near texts are in meaning. */
export interface Similarity {
  /** The vector of a text; null when meanings cannot be had. */
  vectorOf(text: string, signal?: AbortSignal): Promise<Float32Array | null>;
  /** Cosine of the text to each of the others; null when meanings cannot be had. */
  nearness(text: string, others: readonly string[], signal?: AbortSignal): Promise<number[] | null>;
}

const LONGEST = 1000;

/** What makes vectors of texts; null when it cannot. */
export interface TextEmbedder {
  embed(
    texts: readonly string[],
    options?: { signal?: AbortSignal },
  ): Promise<readonly Float32Array[] | null>;
}

/** Without an embedder, or while it has no model, there are no meanings and words have to do. */
export function createSimilarity(embedder: TextEmbedder | null): Similarity {
  async function vectorsOf(
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly Float32Array[] | null> {
    if (embedder === null) return null;
    try {
      return await embedder.embed(
        texts.map((text) => text.slice(0, LONGEST)),
        { ...(signal && { signal }) },
      );
    } catch {
      signal?.throwIfAborted();
      return null; // no model yet, or it failed: the embedder itself tells why
    }
  }

  return {
    async vectorOf(text, signal) {
      return (await vectorsOf([text], signal))?.[0] ?? null;
    },
    async nearness(text, others, signal) {
      if (others.length === 0) return [];
      const vectors = await vectorsOf([text, ...others], signal);
      const [vector, ...rest] = vectors ?? [];
      return vector === undefined ? null : rest.map((other) => cosine(vector, other));
    },
  };
}
