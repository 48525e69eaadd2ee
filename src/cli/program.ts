import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { packageRoot } from '../base/package-root.ts';
import { campaignCommand } from './campaign.ts';
import { doctorCommand } from './doctor.ts';
import { modelsCommand } from './models.ts';
import { planCommand } from './plan.ts';
import { playCommand } from './play.ts';
import { serveCommand } from './serve.ts';
import { skillCommand } from './skill.ts';
import { storyCommand } from './story.ts';

/** The program with all its commands, for `main.ts` to run and for tests to look into. */
export function createProgram(): Command {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  const program = new Command('narratoria')
    .description('An interactive storyteller that runs on your own computer.')
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
