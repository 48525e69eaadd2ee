import type { Command } from 'commander';

interface ListOptions {
  json?: boolean;
}

/** Registers `campaign list`. */
export function listCommand(campaign: Command): void {
  campaign
    .command('list')
    .description('list all campaigns, built in and your own')
    .option('--json', 'print only one JSON object')
    .action(async (options: ListOptions) => {
      const { printList } = await import('./list-output.ts');
      process.exitCode = await printList(options);
    });
}
