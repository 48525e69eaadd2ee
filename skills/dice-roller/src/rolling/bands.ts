interface Band {
  outcome: 'failure' | 'partial' | 'success';
  up_to: number | null;
  name: string;
}

/** What a total means: the first band it fits in; the last takes whatever is left. */
export function outcomeOf(
  total: number,
  bands: readonly Band[],
): { outcome?: Band['outcome']; band?: string } {
  const band = bands.find(({ up_to }) => up_to === null || total <= up_to) ?? bands.at(-1);
  return band === undefined ? {} : { outcome: band.outcome, ...(band.name !== '' && { band: band.name }) };
}
