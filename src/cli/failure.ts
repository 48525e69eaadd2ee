import { NarratoriaError } from '../base/errors.ts';
import { homeFolder } from '../base/home.ts';
import { openLog } from '../base/log.ts';
import { withoutControls } from '../base/plain-text.ts';

/** Prints what went wrong as a sentence and what to do; `--json` gets `{error}` on stdout. The stack goes to the log. */
export function reportFailure(error: unknown, { json }: { json: boolean }): void {
  const known = error instanceof NarratoriaError ? error : unexpected(error);
  if (json) {
    process.stdout.write(`${JSON.stringify({ error: known })}\n`);
    return;
  }
  const hint = known.hint === undefined ? '' : `\n${known.hint}`;
  // Messages name files and other things that people called as they liked.
  process.stderr.write(withoutControls(`narratoria: ${known.message} [${known.code}]${hint}\n`));
}

function unexpected(error: unknown): NarratoriaError {
  const message = error instanceof Error ? error.message : String(error);
  try {
    openLog(homeFolder()).error({ err: error }, 'unexpected error');
  } catch {
    // without a log the message on the console has to do
  }
  return new NarratoriaError('internal_error', `Something went wrong: ${message}`, {
    hint: `Details are in ${homeFolder()}/logs/narratoria.log. Please report this problem with them.`,
    cause: error,
  });
}
