import { runCommand } from './run.ts';

// Whoever reads our output may stop reading, as `head` does; then there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.kill(process.pid, 'SIGTERM');
  else throw error;
});

process.exitCode = await runCommand(process.argv.slice(2));
