/**
 * fast-check for every test, by an alias in vitest.config.ts: the same examples on every run, so that a failure is there
 * again when one looks for it. `NARRATORIA_TEST_SEED=7 npm test -- test/protocol` tries others.
 */
import { createRequire } from 'node:module';
import type * as FastCheck from 'fast-check';
import { isVerifying } from './length.ts';

// By its path the alias would find this file again.
const { default: fc } = createRequire(import.meta.url)('fast-check') as typeof import('fast-check');

/** How many examples of a property are tried: a part of what the test asks for, all of them in `npm run verify`. */
const runsOf = (asked: number) => (isVerifying ? asked : Math.min(Math.ceil(asked / 3), 25));

fc.configureGlobal({ seed: Number(process.env['NARRATORIA_TEST_SEED'] ?? 20_261_116) });

const assert = ((property: FastCheck.IRawProperty<unknown>, parameters?: FastCheck.Parameters<unknown>) =>
  fc.assert(property, {
    ...parameters,
    numRuns: runsOf(parameters?.numRuns ?? 100),
  })) as typeof fc.assert;

export default { ...fc, assert };
