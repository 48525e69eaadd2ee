import { type Command, InvalidArgumentError } from 'commander';
import type { ServeCommandOptions } from './serve/serve.ts';
import { skillsFolder } from './skill/skills-folder.ts';

const MOST = 65_535;

/** Registers `serve`. */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('serve the page to the browser on this machine')
    .option('--port <n>', 'the port to listen at (default: 4711, or the next that is free)', parsePort)
    .option('--open', 'open the page in the browser')
    .option('--offline', 'fetch nothing from the network')
    .option('--skills <dir>', 'a folder that holds skill folders (repeatable)', skillsFolder, [])
    .option('--trust-skills', 'use new and changed skills of the home folder without asking')
    .option('--safe', 'leave out your own skills and campaigns, to get out of trouble')
    .action(async (options: ServeCommandOptions) => {
      const { runServer } = await import('./serve/serve.ts');
      process.exitCode = await runServer(options);
    });
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > MOST)
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${MOST}.`);
  return port;
}
