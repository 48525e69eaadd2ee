import type { Command } from 'commander';
import { SKILLS, TRUST, wholeNumber, work } from './command.ts';

const MOST = 65_535;
const port = wholeNumber(0, MOST, `Must be a whole number from 0 to ${MOST}.`);

/** Registers `serve`. */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('start Narratoria in the browser on this computer')
    .option('--port <n>', 'port (default: 4711, or the next free one)', port)
    .option('--open', 'open the browser')
    .option('--offline', 'do not use the network')
    .option(...SKILLS)
    .option(...TRUST)
    .option('--safe', 'turn off your own skills and campaigns, for troubleshooting')
    .action(work(async () => (await import('./serve/serve.ts')).runServer));
}
