import { type Command, Option } from 'commander';
import type { NewOptions } from './new-page.ts';

/** Registers `campaign new`. */
export function newCommand(campaign: Command): void {
  campaign
    .command('new')
    .argument('<dir>', 'a folder that does not exist yet')
    .description('make a campaign to write in')
    .addOption(
      new Option('--kind <kind>', 'two files to fill in, one example of everything, or a whole small story')
        .choices(['minimal', 'guided', 'complete'])
        .default('guided'),
    )
    .option('--title <title>', "what it is called (default: from the folder's name)")
    .option('--author <name>', 'who writes it', 'Unknown')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (dir: string, options: NewOptions) => {
      const { makeCampaign } = await import('./new-page.ts');
      process.exitCode = await makeCampaign(dir, options);
    });
}
