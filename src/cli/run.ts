import { CommanderError } from 'commander';
import { NarratoriaError } from '../base/errors.ts';
import { reportFailure } from './failure.ts';
import { createProgram } from './program.ts';

const EXIT_USAGE = 2;

/** Runs the program with these arguments, as after its name on the command line. Gives the exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const wantsJson = args.includes('--json');
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      reportFailure(error, { json: wantsJson });
      return error instanceof NarratoriaError && error.code === 'invalid_usage' ? EXIT_USAGE : 1;
    }
    if (error.exitCode === 0) return 0;
    if (wantsJson) {
      const message = error.message.replace(/^error: /, '');
      process.stdout.write(`${JSON.stringify({ error: { code: 'invalid_usage', message, details: {} } })}\n`);
    }
    return EXIT_USAGE;
  }
}
