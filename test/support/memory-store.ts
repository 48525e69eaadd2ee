import { afterEach } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { MemoryStore } from '../../src/store/index.ts';

const open: MemoryStore[] = [];

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

/** A store for tests that are not about files or the database: as quick as a list. It is closed after the test. */
export function memoryStore(
  options: Partial<ConstructorParameters<typeof MemoryStore>[0]> = {},
): MemoryStore {
  const store = new MemoryStore({ log: silentLog(), ...options });
  open.push(store);
  return store;
}
