import { afterEach } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { MemoryStore } from '../../src/store/index.ts';
import { storeConformance } from './conformance/index.ts';
import { openStore } from './support/homes.ts';

const inMemory: MemoryStore[] = [];

afterEach(async () => {
  for (const store of inMemory.splice(0)) await store.close();
});

storeConformance('SQLite', (options) => openStore({ ...options, readers: 1 }));
storeConformance('memory', async (options) => {
  const store = new MemoryStore({ ...options, log: silentLog() });
  inMemory.push(store);
  return store;
});
