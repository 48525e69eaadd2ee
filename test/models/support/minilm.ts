import { EMBEDDING_MODEL } from '../../../src/models/catalogue.ts';
import { ensureModel } from '../../../src/models/ensure.ts';
import { sharedHome } from '../../../src/models/installed.ts';

/**
 * Brings the embedding model into the clone's own folder (.narratoria/models), once for all tests and every home.
 * Gives why it is not there, or null.
 */
export async function whyNoMiniLm(): Promise<string | null> {
  try {
    await ensureModel(EMBEDDING_MODEL, { home: sharedHome() });
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Tests that need the embedding model are skipped: ${reason}`);
    return reason;
  }
}

export function cosine(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, value, index) => sum + value * (y[index] as number), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}
