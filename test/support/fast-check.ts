/**
 * fast-check for every test, by an alias in vitest.config.ts: the same examples on every run, so that a failure is there
 * again when one looks for it. `NARRATORIA_TEST_SEED=7 npm test -- test/protocol` tries others.
 */
import { createRequire } from 'node:module';
import type * as FastCheck from 'fast-check';
import { isVerifying } from './length.ts';

// By its path the alias would find this file again.
const { default: fc } = createRequire(import.meta.url)('fast-check') as typeof import('fast-check');

/** Most examples of one property; `npm run verify` tries as many as the test asks for. */
const MOST = isVerifying ? Number.POSITIVE_INFINITY : 60;

fc.configureGlobal({ seed: Number(process.env['NARRATORIA_TEST_SEED'] ?? 20_261_116) });

const assert = ((property: FastCheck.IRawProperty<unknown>, parameters?: FastCheck.Parameters<unknown>) =>
  fc.assert(property, {
    ...parameters,
    numRuns: Math.min(parameters?.numRuns ?? 100, MOST),
  })) as typeof fc.assert;

export default { ...fc, assert };
