import { CommanderError } from 'commander';
import { reportFailure } from './failure.ts';
import { createProgram } from './program.ts';

const EXIT_USAGE = 2;
const wantsJson = process.argv.includes('--json');

// Whoever reads our output may stop reading, as `head` does; then there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.kill(process.pid, 'SIGTERM');
  else throw error;
});

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
    if (error.exitCode !== 0 && wantsJson) {
      const message = error.message.replace(/^error: /, '');
      process.stdout.write(`${JSON.stringify({ error: { code: 'invalid_usage', message, details: {} } })}\n`);
    }
  } else {
    reportFailure(error, { json: wantsJson });
    process.exitCode = 1;
  }
}
