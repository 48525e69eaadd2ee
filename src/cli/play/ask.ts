import { NarratoriaError } from '../../base/errors.ts';
import type { ListEntry } from './page.ts';
import type { Table } from './reader.ts';

type Asking = Pick<Table, 'keys' | 'page' | 'runtime'>;

/** Lets the player pick from a list; gives the index, or null when they would rather not. */
export async function askOneOf(
  { keys, page, runtime }: Asking,
  heading: string,
  entries: readonly ListEntry[],
): Promise<number | null> {
  page.list(heading, entries);
  for (;;) {
    page.prompt();
    // More than nine cannot be told apart by one key.
    const typed = await (entries.length > 9 ? keys.line(runtime.signal) : keys.next(runtime.signal));
    if (typed === null || typed.toLowerCase() === 'q') return null;
    const number = /^\d+$/.test(typed) ? Number(typed) : 0;
    if (number >= 1 && number <= entries.length) return number - 1;
    page.refuse(notThere(typed, `Press 1 to ${entries.length}, or q to quit.`));
  }
}

/** A line of text; null when there will be none. */
export async function askLine({ keys, page, runtime }: Asking): Promise<string | null> {
  page.prompt();
  return await keys.line(runtime.signal);
}

export function notThere(
  typed: string,
  hint: string,
  details: Record<string, unknown> = {},
): NarratoriaError {
  const shown = typed.length > 12 ? `${typed.slice(0, 12)}…` : typed;
  return new NarratoriaError('invalid_usage', `“${shown}” is not an option.`, { hint, details });
}
