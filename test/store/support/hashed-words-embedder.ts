import { NarratoriaError } from '../../../src/base/errors.ts';
import { DIMENSIONS, type Embedder } from '../../../src/store/index.ts';

/**
 * Not a model: each word falls on some dimensions by its hash, so texts are near when they share words. It is fast, the
 * same everywhere, and good for everything that is not about meaning.
 */
export class HashedWordsEmbedder implements Embedder {
  readonly modelId: string;
  readonly dimensions = DIMENSIONS;
  /** Texts embedded so far. */
  count = 0;
  isAway = false;
  /** Texts that it fails on. */
  readonly unreadable = new Set<string>();

  constructor(modelId = 'hashed-words') {
    this.modelId = modelId;
  }

  async embed(texts: readonly string[], { signal }: { signal?: AbortSignal } = {}): Promise<Float32Array[]> {
    signal?.throwIfAborted();
    if (this.isAway) throw new NarratoriaError('embedding_unavailable', 'There is no model.');
    if (texts.some((text) => this.unreadable.has(text))) throw new Error('This text breaks the model.');
    this.count += texts.length;
    return texts.map((text) => hashedVector(text, this.modelId));
  }
}

function hashedVector(text: string, salt = ''): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['']) {
    let hash = 0x811c9dc5;
    for (const unit of `${salt} ${word}`)
      hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    for (let spread = 0; spread < 8; spread += 1) {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
      const place = hash % DIMENSIONS;
      vector[place] = (vector[place] ?? 0) + (hash & 0x10000 ? 1 : -1);
    }
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
