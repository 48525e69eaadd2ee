import { inject } from 'vitest';
import { fetchMiniLm } from './bring-minilm.ts';

/**
 * Why the embedding model is not there, or null. It lies in the clone's own folder (.narratoria/models), brought once
 * for all tests and every home. Where the global set-up has tried already, its word holds.
 */
export async function whyNoMiniLm(): Promise<string | null> {
  const known: string | null | undefined = inject('whyNoMiniLm');
  return known === undefined ? fetchMiniLm() : known;
}
