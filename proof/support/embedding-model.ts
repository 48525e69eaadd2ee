import { EMBEDDING_MODEL } from '../../src/models/catalogue.ts';
import { ensureModel } from '../../src/models/ensure.ts';
import { sharedHome } from '../../src/models/installed.ts';

/** Fetches the embedding model unless it is there. Gives the reason why it cannot be had, or null. */
export async function whyNoEmbeddings(): Promise<string | null> {
  try {
    await ensureModel(EMBEDDING_MODEL, { home: sharedHome() });
    return null;
  } catch (error) {
    return `there is no embedding model: ${error instanceof Error ? error.message : String(error)}`;
  }
}
