import { createKeptStore, useStore } from '../ui/store.ts';

const MOST_KEPT = 100;

/** Skills that the player does not want to review now, by the hash of their content; kept by the browser. */
const postponed = createKeptStore<{ hashes: string[] }>('narratoria.postponed-skills', { hashes: [] });

export const usePostponed = (): readonly string[] => useStore(postponed).hashes;

export function postpone(...hashes: readonly string[]): void {
  postponed.set({ hashes: [...new Set([...postponed.get().hashes, ...hashes])].slice(-MOST_KEPT) });
}

export function reconsider(hash: string): void {
  postponed.set({ hashes: postponed.get().hashes.filter((other) => other !== hash) });
}
