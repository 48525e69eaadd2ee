import type { Command } from 'commander';
import type { PackOptions } from './pack-page.ts';

/** Registers `campaign pack`. */
export function packCommand(campaign: Command): void {
  campaign
    .command('pack')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('put a campaign into one file to give away; refuses one that has errors')
    .option('-o, --output <file>', 'the file to write (default: NAME-VERSION.narratoria.zip here)')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (dir: string, options: PackOptions) => {
      const { packCampaign } = await import('./pack-page.ts');
      process.exitCode = await packCampaign(dir, options);
    });
}
