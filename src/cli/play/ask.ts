import { NarratoriaError } from '../../base/errors.ts';
import type { ListEntry } from './output.ts';
import type { PlayContext } from './play-context.ts';

type Asking = Pick<PlayContext, 'keys' | 'output' | 'runtime'>;

/** Lets the player pick from a list; gives the index, or null when they would rather not. */
export async function askOneOf(
  { keys, output, runtime }: Asking,
  heading: string,
  entries: readonly ListEntry[],
): Promise<number | null> {
  output.list(heading, entries);
  for (;;) {
    output.prompt();
    // More than nine cannot be told apart by one key.
    const typed = await (entries.length > 9 ? keys.line(runtime.signal) : keys.next(runtime.signal));
    if (typed === null || typed.toLowerCase() === 'q') return null;
    const number = /^\d+$/.test(typed) ? Number(typed) : 0;
    if (number >= 1 && number <= entries.length) return number - 1;
    output.refuse(notThere(typed, `Press 1 to ${entries.length}, or q to quit.`));
  }
}

/** A line of text; null when there will be none. */
export async function askLine({ keys, output, runtime }: Asking): Promise<string | null> {
  output.prompt();
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
