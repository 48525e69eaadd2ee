/** Dice as rules write them: `2d6`, `1d20+2`, `3d6kh2` (keep the highest two). */
const TERM = /([+-]?)(?:(\d{0,3})d(\d{1,4}|%)(?:(k|kh|kl)(\d{1,3}))?|(\d{1,4}))/gy;
const MOST_DICE = 100;

/** The lowest and the highest total of a roll; null when it is not written as dice. */
export function diceRange(notation: string): { low: number; high: number } | null {
  const text = notation.replace(/\s+/g, '').toLowerCase();
  let low = 0;
  let high = 0;
  let end = 0;
  let hasDice = false;
  for (const match of text.matchAll(TERM)) {
    const [whole, sign = '', count, sides, keep, kept, plain] = match;
    if (whole === '' || (sign === '') !== (match.index === 0)) return null;
    const dice =
      sides === undefined ? null : termOf(count ?? '', sides, keep === undefined ? undefined : kept);
    if (sides !== undefined && dice === null) return null;
    const [least, most] = dice ?? [Number(plain), Number(plain)];
    low += sign === '-' ? -most : least;
    high += sign === '-' ? -least : most;
    hasDice ||= dice !== null;
    end = match.index + whole.length;
  }
  return hasDice && end === text.length ? { low, high } : null;
}

function termOf(count: string, sides: string, kept: string | undefined): [number, number] | null {
  const dice = count === '' ? 1 : Number(count);
  const faces = sides === '%' ? 100 : Number(sides);
  const counted = kept === undefined ? dice : Number(kept);
  const isSane = dice >= 1 && dice <= MOST_DICE && faces >= 2 && counted >= 1 && counted <= dice;
  return isSane ? [counted, counted * faces] : null;
}
