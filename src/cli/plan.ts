import { type Command, InvalidArgumentError } from 'commander';
import { SKILLS, TRUST, wholeNumber, work } from './command.ts';

const milliseconds = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'Must be a whole number of milliseconds.');

/** Registers `plan run`, `plan make` and `plan show`. */
export function planCommand(program: Command): void {
  const plan = program.command('plan').description('run and inspect Plan JSON');
  plan
    .command('run')
    .argument('<file>', 'a Plan JSON file, or - for standard input')
    .description('run a plan; exit code 1 if it fails or is not valid')
    .option(...SKILLS)
    .option(...TRUST)
    .option('--timeout <ms>', 'timeout for the whole plan', milliseconds)
    .option('--save <file>', 'also write the ExecutionResult to a file')
    .option('--json', 'print only the ExecutionResult')
    .action(work(async () => (await import('./plan/run.ts')).runPlanFile));
  plan
    .command('make')
    .argument('<text>', 'what the player does, as text', parseText)
    .description('print the plan for an action of the player')
    .option(...SKILLS)
    .option(...TRUST)
    .option('--campaign <name|dir>', 'campaign with the people and places of the text')
    .option('--model', 'plan with the language model, if there is one')
    .option('--json', 'print only the plan, on one line')
    .action(work(async () => (await import('./plan/make.ts')).makePlan));
  plan
    .command('show')
    .argument('<file>', 'a saved ExecutionResult')
    .description('print a saved result as a timeline')
    .action(work(async () => (await import('./plan/show.ts')).showResultFile));
}

function parseText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must say what the player does.');
  return text;
}
