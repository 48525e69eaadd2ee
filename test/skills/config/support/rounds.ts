/** A text that only one round has, long enough that writing it takes a while. */
export function textOf(round: number): string {
  return `${round} `.repeat(20_000 + (round % 7) * 10_000);
}
