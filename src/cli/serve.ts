import { type Command, InvalidArgumentError } from 'commander';
import type { ServeCommandOptions } from './serve/serve.ts';
import { skillsFolder } from './skill/skills-folder.ts';

const MOST = 65_535;

/** Registers `serve`. */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('start Narratoria in the browser on this computer')
    .option('--port <n>', 'port (default: 4711, or the next free one)', parsePort)
    .option('--open', 'open the browser')
    .option('--offline', 'do not use the network')
    .option('--skills <dir>', 'a folder with skill folders in it (repeatable)', skillsFolder, [])
    .option('--trust-skills', 'use new and changed skills of the home folder without asking')
    .option('--safe', 'turn off your own skills and campaigns, for troubleshooting')
    .action(async (options: ServeCommandOptions) => {
      const { runServer } = await import('./serve/serve.ts');
      process.exitCode = await runServer(options);
    });
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > MOST)
    throw new InvalidArgumentError(`Must be a whole number from 0 to ${MOST}.`);
  return port;
}
