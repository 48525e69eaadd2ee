import { useSyncExternalStore } from 'react';

/** A value that several parts of the page share and that React follows. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(changed: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** A store that outlives the page in the browser's storage; what cannot be read there is as it was at first. */
export function createKeptStore<T extends object>(key: string, initial: T): Store<T> {
  const store = createStore<T>({ ...initial, ...read<T>(key) });
  store.subscribe(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.get()));
    } catch (error) {
      console.warn(`The browser does not keep ${key}.`, error);
    }
  });
  // Another window of the page may have changed it.
  window.addEventListener('storage', (event) => {
    if (event.key === key) store.set({ ...initial, ...read<T>(key) });
  });
  return store;
}

function read<T>(key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<T>) : {};
  } catch (error) {
    console.warn(`What the browser kept of ${key} cannot be read.`, error);
    return {};
  }
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
