import type { Command } from 'commander';

interface ListOptions {
  json?: boolean;
}

/** Registers `campaign list`. */
export function listCommand(campaign: Command): void {
  campaign
    .command('list')
    .description('the campaigns that can be played, shipped ones and your own')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (options: ListOptions) => {
      const { printList } = await import('./list-page.ts');
      process.exitCode = await printList(options);
    });
}
