import { type Command, InvalidArgumentError } from 'commander';
import type { PlanMakeOptions, PlanRunOptions } from './plan/options.ts';
import { skillsFolder } from './skill/skills-folder.ts';

/** Registers `plan run`, `plan make` and `plan show`. */
export function planCommand(program: Command): void {
  const plan = program.command('plan').description('run and inspect Plan JSON');
  plan
    .command('run')
    .argument('<file>', 'a Plan JSON file, or - for standard input')
    .description('run a plan; exit code 1 if it fails or is not valid')
    .option('--skills <dir>', 'a folder with skill folders in it (repeatable)', skillsFolder, [])
    .option('--trust-skills', 'use new and changed skills of the home folder without asking')
    .option('--timeout <ms>', 'timeout for the whole plan', parseMilliseconds)
    .option('--save <file>', 'also write the ExecutionResult to a file')
    .option('--json', 'print only the ExecutionResult')
    .action(async (file: string, options: PlanRunOptions) => {
      const { runPlanFile } = await import('./plan/run.ts');
      process.exitCode = await runPlanFile(file, options);
    });
  plan
    .command('make')
    .argument('<text>', 'what the player does, as text', parseText)
    .description('print the plan for an action of the player')
    .option('--skills <dir>', 'a folder with skill folders in it (repeatable)', skillsFolder, [])
    .option('--trust-skills', 'use new and changed skills of the home folder without asking')
    .option('--campaign <name|dir>', 'campaign with the people and places of the text')
    .option('--model', 'plan with the language model, if there is one')
    .option('--json', 'print only the plan, on one line')
    .action(async (text: string, options: PlanMakeOptions) => {
      const { makePlan } = await import('./plan/make.ts');
      process.exitCode = await makePlan(text, options);
    });
  plan
    .command('show')
    .argument('<file>', 'a saved ExecutionResult')
    .description('print a saved result as a timeline')
    .action(async (file: string) => {
      const { showResultFile } = await import('./plan/show.ts');
      await showResultFile(file);
    });
}

function parseMilliseconds(text: string): number {
  const ms = Number(text);
  if (!Number.isInteger(ms) || ms < 1)
    throw new InvalidArgumentError('Must be a whole number of milliseconds.');
  return ms;
}

function parseText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must say what the player does.');
  return text;
}
