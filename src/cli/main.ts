import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { packageRoot } from '../base/package-root.ts';
import { campaignCommand } from './campaign.ts';
import { doctorCommand } from './doctor.ts';
import { reportFailure } from './failure.ts';
import { modelsCommand } from './models.ts';
import { planCommand } from './plan.ts';
import { playCommand } from './play.ts';
import { serveCommand } from './serve.ts';
import { skillCommand } from './skill.ts';
import { storyCommand } from './story.ts';

const EXIT_USAGE = 2;
const wantsJson = process.argv.includes('--json');

function createProgram(): Command {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  const program = new Command('narratoria')
    .description('An interactive storyteller that runs on your own machine.')
    .version(version)
    .showHelpAfterError('Try --help.')
    .exitOverride();
  serveCommand(program);
  playCommand(program);
  planCommand(program);
  skillCommand(program);
  campaignCommand(program);
  storyCommand(program);
  modelsCommand(program);
  doctorCommand(program);
  return program;
}

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
