import type { Command } from 'commander';

interface ValidateOptions {
  json?: boolean;
}

/** Registers `campaign validate`. */
export function validateCommand(campaign: Command): void {
  campaign
    .command('validate')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('check a campaign and list all problems; exit code 1 if there are errors')
    .option('--json', 'print only one JSON object')
    .action(async (dir: string, options: ValidateOptions) => {
      const { printProblems } = await import('./validate-output.ts');
      process.exitCode = await printProblems(dir, options);
    });
}
