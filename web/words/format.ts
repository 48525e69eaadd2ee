const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size as people say it: 1000 bytes are a kilobyte. */
export function bytesInWords(bytes: number): string {
  let amount = Math.max(0, bytes);
  let unit = 0;
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${amount.toFixed(unit > 0 && amount < 10 ? 1 : 0)} ${UNITS[unit]}`;
}

/** A span of time as short as it can be read: 40 ms, 1.2 s, 2 min 5 s. */
export function spanInWords(milliseconds: number): string {
  const ms = Math.max(0, milliseconds);
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(ms < 9_950 ? 1 : 0)} s`;
  const seconds = Math.round(ms / 1000);
  const rest = seconds % 60;
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

/** `3 tools`, `1 tool`. */
export const counted = (number: number, noun: string, plural = `${noun}s`) =>
  `${number} ${number === 1 ? noun : plural}`;

/** A day and an hour in the reader's own way of writing them; empty for what is no date. */
export function momentInWords(iso: string, locale?: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** `bitRateKbps` and `bit_rate` alike become `Bit rate kbps` and `Bit rate`. */
export function labelOf(key: string): string {
  const spaced = key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const lower = spaced.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** What a machine says in passing, as a sentence. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?…]$/.test(trimmed) ? '' : '.'}`;
}

/** `4,096`, as the reader writes numbers. */
export const numberInWords = (value: number, locale?: string): string =>
  new Intl.NumberFormat(locale).format(value);
