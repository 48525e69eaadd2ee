import { shareOf, termsOf } from '../../../../src/sdk/index.ts';

/** The share of its words at which something counts as told. */
const TOLD = 0.5;
const WELL_TOLD = 0.7;

/** The texts that the prose leaves out, in their order. */
export function leftOut(texts: readonly string[], prose: string): string[] {
  const said = new Set(termsOf(prose));
  return texts.filter((text) => shareOf(text, said) < TOLD);
}

/** Ids of the facts that the prose tells, in whatever words. */
export function factsTold(facts: readonly { id: string; text: string }[], prose: string): string[] {
  const said = new Set(termsOf(prose));
  return facts.filter(({ text }) => shareOf(text, said) >= WELL_TOLD).map(({ id }) => id);
}
