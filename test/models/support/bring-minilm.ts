import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { EMBEDDING_MODEL } from '../../../src/models/catalogue.ts';
import { ensureModel } from '../../../src/models/ensure.ts';
import { sharedHome } from '../../../src/models/installed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why there is no embedding model, or null. */
    whyNoMiniLm: string | null;
  }
}

/**
 * Vitest's global set-up: brings the embedding model once for all tests, or says once that they do without. What it
 * reads for one test is kept for the others, until they are over.
 */
export default async function bringMiniLm(project: TestProject): Promise<() => void> {
  project.provide('whyNoMiniLm', await fetchMiniLm());
  const vectors = mkdtempSync(path.join(tmpdir(), 'narratoria-vectors-'));
  process.env['NARRATORIA_VECTORS'] = vectors;
  return () => rmSync(vectors, { recursive: true, force: true });
}

/** Fetches it when it is not there; gives why it could not, or null. */
export async function fetchMiniLm(): Promise<string | null> {
  try {
    await ensureModel(EMBEDDING_MODEL, { home: sharedHome() });
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Tests that need the embedding model are skipped: ${reason}`);
    return reason;
  }
}
