import { registerHooks } from 'node:module';

/**
 * On Linux the library tries its binary in a process of its own before it loads it. This process is one that may end
 * at any time, so it is the trial itself, and needs no right to start others.
 */
const TRIAL = '/node-llama-cpp/dist/bindings/utils/testBindingBinary.js';
const NO_TRIAL = 'export const testBindingBinary = async () => true;';

/** To be called before the library is loaded. */
export function skipTrial(): void {
  registerHooks({
    load: (url, context, next) =>
      url.endsWith(TRIAL) ? { format: 'module', source: NO_TRIAL, shortCircuit: true } : next(url, context),
  });
}
