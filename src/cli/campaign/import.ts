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
    .description('import a packed campaign, an ink story, or a character or lore from another program')
    .option('--into <dir>', 'add the character or lore to this campaign (a folder, or a name from the list)')
    .option('--name <name>', 'folder name (default: from the imported file)')
    .option('--replace', 'replace a campaign with the same name')
    .option('--json', 'print only one JSON object')
    .action(async (file: string, options: ImportOptions) => {
      const { importIntoHome } = await import('./import-output.ts');
      process.exitCode = await importIntoHome(file, options);
    });
}
