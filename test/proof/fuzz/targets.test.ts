import { expect, it } from 'vitest';
import { loadTarget, targetNames } from '../../../proof/fuzz/load.ts';
import { runTarget } from '../../../proof/fuzz/run.ts';
import { isVerifying } from '../../support/length.ts';

/** A full run has thousands of inputs for each: `npm run fuzz`. */
const inputsOf = ({ quick }: { quick: number }) =>
  isVerifying ? quick : Math.min(quick, Math.max(20, quick / 4));

it.each(targetNames())('%s: taken in or refused, whatever comes', { timeout: 180_000 }, async (name) => {
  const target = await loadTarget(name);
  expect(target.name).toBe(name);
  const to = inputsOf(target);
  const { accepted, refused, findings } = await runTarget(target, { seed: 'tests', from: 0, to });
  expect(findings).toEqual([]);
  expect(accepted + refused).toBe(to);
  // Inputs that are all refused at the door would try nothing behind it.
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});
