import type { Command } from 'commander';

interface ValidateOptions {
  json?: boolean;
  watch?: boolean;
}

/** Registers `campaign validate`. */
export function validateCommand(campaign: Command): void {
  campaign
    .command('validate')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('check a campaign and list all problems; exit code 1 if there are errors')
    .option('--json', 'print only one JSON object')
    .option('--watch', 'check again whenever a file changes, until you press Ctrl+C')
    .action(async (dir: string, options: ValidateOptions) => {
      const { printProblems, watchProblems } = await import('./validate-output.ts');
      process.exitCode = await (options.watch === true ? watchProblems : printProblems)(dir, options);
    });
}
