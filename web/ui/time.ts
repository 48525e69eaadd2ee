import { sharedWords } from '../words/shared.ts';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "yesterday", "5 minutes ago"; a date when it is longer ago than two weeks. */
export function ago(iso: string, now: number): string {
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return '';
  const passed = now - then;
  if (passed > 14 * 86_400_000) {
    return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(then);
  }
  const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return sharedWords.justNow;
}
