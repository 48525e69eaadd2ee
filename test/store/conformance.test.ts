import { memoryStore } from '../support/memory-store.ts';
import { storeConformance } from './conformance/index.ts';
import { openStore } from './support/homes.ts';

storeConformance('SQLite', (options) => openStore({ ...options, readers: 1 }));
storeConformance('memory', async (options) => memoryStore(options));
