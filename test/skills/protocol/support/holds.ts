import fc from 'fast-check';

/** Checks a property with the same examples everywhere, or with those of FUZZ_SEED when one goes looking for more. */
export function holds<Example>(property: fc.IProperty<Example>, numRuns: number): void {
  fc.assert(property, { numRuns, seed: Number(process.env['FUZZ_SEED'] ?? 20260203) });
}
