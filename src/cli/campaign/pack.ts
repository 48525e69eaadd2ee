import type { Command } from 'commander';
import type { PackOptions } from './pack-output.ts';

/** Registers `campaign pack`. */
export function packCommand(campaign: Command): void {
  campaign
    .command('pack')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('pack a campaign into one file to share; fails if it has errors')
    .option('-o, --output <file>', 'the file to write (default: NAME-VERSION.narratoria.zip here)')
    .option('--json', 'print only one JSON object')
    .action(async (dir: string, options: PackOptions) => {
      const { packCampaign } = await import('./pack-output.ts');
      process.exitCode = await packCampaign(dir, options);
    });
}
