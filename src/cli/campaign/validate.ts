import type { Command } from 'commander';

interface ValidateOptions {
  json?: boolean;
}

/** Registers `campaign validate`. */
export function validateCommand(campaign: Command): void {
  campaign
    .command('validate')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('tell of everything that is wrong with a campaign; exit code 1 when there are errors')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (dir: string, options: ValidateOptions) => {
      const { printProblems } = await import('./validate-page.ts');
      process.exitCode = await printProblems(dir, options);
    });
}
