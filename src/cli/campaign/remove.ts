import type { Command } from 'commander';
import type { RemoveOptions } from './remove-page.ts';

/** Registers `campaign remove`. */
export function removeCommand(campaign: Command): void {
  campaign
    .command('remove')
    .argument('<name>', 'its name in `campaign list`')
    .description('delete a campaign of your home folder; stories played in it stay')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (name: string, options: RemoveOptions) => {
      const { removeFromHome } = await import('./remove-page.ts');
      process.exitCode = await removeFromHome(name, options);
    });
}
