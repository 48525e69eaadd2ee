import { cosine } from '../base/vectors.ts';
import { EXAMPLES } from './examples.ts';
import type { Kind } from './verbs.ts';

/** How near a text is in meaning to what each kind of action sounds like, and to other texts. */
export interface Meanings {
  /** Cosine to the nearest examples of each kind, the nearest kind first; null when meanings cannot be had. */
  kindsNear(text: string, signal?: AbortSignal): Promise<{ kind: Kind; nearness: number }[] | null>;
  /** Cosine of the text to each of the others; null when meanings cannot be had. */
  nearness(text: string, others: readonly string[], signal?: AbortSignal): Promise<number[] | null>;
}

/** Examples that count for a kind. */
const NEAREST = 2;
const LONGEST = 1000;

/** What makes vectors of texts; null when it cannot. */
export interface TextEmbedder {
  embed(
    texts: readonly string[],
    options?: { signal?: AbortSignal },
  ): Promise<readonly Float32Array[] | null>;
}

/** Without an embedder, or while it has no model, there are no meanings and words have to do. */
export function createMeanings(embedder: TextEmbedder | null): Meanings {
  const kinds = Object.entries(EXAMPLES) as [Kind, readonly string[]][];
  let examples: Promise<Map<Kind, Float32Array[]>> | null = null;

  const load = async (source: TextEmbedder) => {
    const vectors = await source.embed(kinds.flatMap(([, texts]) => texts));
    if (vectors === null) throw new Error('there is no model of meanings');
    const known = new Map<Kind, Float32Array[]>();
    let start = 0;
    for (const [kind, texts] of kinds) {
      known.set(kind, vectors.slice(start, start + texts.length));
      start += texts.length;
    }
    return known;
  };

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
    async kindsNear(text, signal) {
      const vectors = await vectorsOf([text], signal);
      const vector = vectors?.[0];
      if (embedder === null || vector === undefined) return null;
      examples ??= load(embedder);
      try {
        const known = await examples;
        return [...known]
          .map(([kind, others]) => ({ kind, nearness: nearest(vector, others) }))
          .sort((a, b) => b.nearness - a.nearness);
      } catch {
        examples = null; // tried again with the next text
        return null;
      }
    },
    async nearness(text, others, signal) {
      if (others.length === 0) return [];
      const vectors = await vectorsOf([text, ...others], signal);
      const [vector, ...rest] = vectors ?? [];
      return vector === undefined ? null : rest.map((other) => cosine(vector, other));
    },
  };
}

function nearest(vector: Float32Array, others: readonly Float32Array[]): number {
  const best = others
    .map((other) => cosine(vector, other))
    .sort((a, b) => b - a)
    .slice(0, NEAREST);
  return best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length);
}
