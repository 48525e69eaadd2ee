import type { Command } from 'commander';
import type { RemoveOptions } from './remove-output.ts';

/** Registers `campaign remove`. */
export function removeCommand(campaign: Command): void {
  campaign
    .command('remove')
    .argument('<name>', 'a name from `campaign list`')
    .description('delete one of your campaigns; stories played in it are kept')
    .option('--yes', 'do not ask for confirmation')
    .option('--json', 'print only one JSON object')
    .action(async (name: string, options: RemoveOptions) => {
      const { removeFromHome } = await import('./remove-output.ts');
      process.exitCode = await removeFromHome(name, options);
    });
}
