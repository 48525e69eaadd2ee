import { storeConformance } from './conformance/index.ts';
import { openStore } from './support/homes.ts';

storeConformance('SQLite', (options) => openStore({ ...options, readers: 1 }));
