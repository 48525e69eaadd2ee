import { isVerifying } from '../support/length.ts';
import { memoryStore } from '../support/memory-store.ts';
import { storeConformance } from './conformance/index.ts';
import { openStore } from './support/homes.ts';

// The other tests of the store have threads; here they would start for each of the many small stores.
storeConformance('SQLite', (options) => openStore({ ...options, readers: isVerifying ? 1 : 0 }));
storeConformance('memory', async (options) => memoryStore(options));
