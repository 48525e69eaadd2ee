import { type Command, Option } from 'commander';
import type { NewOptions } from './new-output.ts';

/** Registers `campaign new`. */
export function newCommand(campaign: Command): void {
  campaign
    .command('new')
    .argument('<dir>', 'a folder that does not exist yet')
    .description('create a new campaign')
    .addOption(
      new Option(
        '--kind <kind>',
        'two files to fill in, one example of everything, or a complete short story',
      )
        .choices(['minimal', 'guided', 'complete'])
        .default('guided'),
    )
    .option('--title <title>', 'title (default: from the folder name)')
    .option('--author <name>', 'author', 'Unknown')
    .option('--json', 'print only one JSON object')
    .action(async (dir: string, options: NewOptions) => {
      const { makeCampaign } = await import('./new-output.ts');
      process.exitCode = await makeCampaign(dir, options);
    });
}
