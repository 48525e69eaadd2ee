import type { Command } from 'commander';
import type { ImportOptions } from './import-output.ts';

/** Registers `campaign import`. */
export function importCommand(campaign: Command): void {
  campaign
    .command('import')
    .argument(
      '<file>',
      'a packed campaign, a character card (PNG, JSON, .charx), a lorebook (JSON) or a story in ink',
    )
    .description('take in a packed campaign, a story in ink, or a character or lore from another program')
    .option(
      '--into <dir>',
      'add the character or the lore to this campaign (a folder, or a name from the list)',
    )
    .option('--name <name>', "the folder's name (default: from what is imported)")
    .option('--replace', 'put it in the place of a campaign of the same name')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (file: string, options: ImportOptions) => {
      const { importIntoHome } = await import('./import-output.ts');
      process.exitCode = await importIntoHome(file, options);
    });
}
