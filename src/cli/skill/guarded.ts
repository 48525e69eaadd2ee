import { NarratoriaError } from '../../base/errors.ts';
import { reportFailure } from '../failure.ts';

const EXIT_USAGE = 2;

/** Runs a command and returns its exit code; what goes wrong is told, and 2 says that it was called wrongly. */
export async function guarded(
  { json = false }: { json?: boolean },
  command: () => Promise<number>,
): Promise<number> {
  try {
    return await command();
  } catch (error) {
    reportFailure(error, { json });
    return error instanceof NarratoriaError && error.code === 'invalid_usage' ? EXIT_USAGE : 1;
  }
}
