import { type Band, bandOf } from '../../../../src/sdk/index.ts';

interface GivenBand extends Omit<Band, 'up_to' | 'name'> {
  up_to: number | null;
  name: string;
}

/** What a total means; nothing where there are no bands. */
export function outcomeOf(
  total: number,
  bands: readonly GivenBand[],
): { outcome?: Band['outcome']; band?: string } {
  if (bands.length === 0) return {};
  const { outcome, name = '' } = bandOf(
    total,
    bands.map((band) => ({ ...band, up_to: band.up_to ?? undefined })),
  );
  return { outcome, ...(name !== '' && { band: name }) };
}
