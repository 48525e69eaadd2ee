import type { Static, TSchema } from 'typebox';
import { validator } from '../../../contracts/validate.ts';
import type { Shortfall, WriteWithModel } from './writer.ts';

/** Asks the model for a part of the story, as a value of a schema; null when it cannot give one, which is noted. */
export type Ask = <Schema extends TSchema>(
  part: string,
  schema: Schema,
  prompt: string,
) => Promise<Static<Schema> | null>;

/** One request after the other or side by side; whatever goes wrong with one does not stop the rest. */
export function askWith(
  writer: WriteWithModel,
  prefix: string,
  { signal, hears }: { signal: AbortSignal; hears: () => void },
  fallShort: (shortfall: Shortfall) => void,
): Ask {
  return async <Schema extends TSchema>(part: string, schema: Schema, prompt: string) => {
    const nothing = (reason: string) => {
      fallShort({ part, reason });
      return null;
    };
    if (signal.aborted) return nothing('there was no time left');
    hears();
    let stop = () => {};
    const late = new Promise<'late'>((resolve) => {
      stop = () => resolve('late');
      signal.addEventListener('abort', stop, { once: true });
    });
    try {
      const value = await Promise.race([writer.write({ prefix, prompt, schema, signal }), late]);
      if (value === 'late') return nothing('the answer did not come in time');
      hears();
      if (value === null) return nothing('it gave no answer');
      const [flaw] = validator(schema)(value);
      return flaw === undefined
        ? (value as Static<Schema>)
        : nothing(`the answer has not the form that was asked for: ${flaw.message}`);
    } catch (error) {
      return nothing(error instanceof Error ? error.message : String(error));
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}
