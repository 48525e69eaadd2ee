/** The chances of a roll as page and terminal show them before it: a partial success is not counted as a success. */
export function oddsInWords({ success = 0, partial = 0 }: Readonly<Record<string, number>>): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return partial === 0
    ? `${percent(success)} success`
    : `${percent(success)} success, ${percent(partial)} partial success`;
}
