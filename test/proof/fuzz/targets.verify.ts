import { expect, it } from 'vitest';
import { loadTarget, targetNames } from '../../../proof/fuzz/load.ts';
import { runTarget } from '../../../proof/fuzz/run.ts';

/** A full run has thousands of inputs for each: `npm run fuzz`. */
it.each(targetNames())('%s: taken in or refused, whatever comes', { timeout: 180_000 }, async (name) => {
  const target = await loadTarget(name);
  expect(target.name).toBe(name);
  const { accepted, refused, findings } = await runTarget(target, {
    seed: 'tests',
    from: 0,
    to: target.quick,
  });
  expect(findings).toEqual([]);
  expect(accepted + refused).toBe(target.quick);
  // Inputs that are all refused at the door would try nothing behind it.
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});
