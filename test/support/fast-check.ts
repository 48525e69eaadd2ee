/**
 * fast-check for every test, by an alias in vitest.config.ts: the same examples on every run, so that a failure is there
 * again when one looks for it. `NARRATORIA_TEST_SEED=7 npm test -- test/protocol` tries others.
 */
import { createRequire } from 'node:module';

// By its path the alias would find this file again.
const { default: fc } = createRequire(import.meta.url)('fast-check') as typeof import('fast-check');

fc.configureGlobal({ seed: Number(process.env['NARRATORIA_TEST_SEED'] ?? 20_261_116) });

export default fc;
