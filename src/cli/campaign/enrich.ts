import type { Command } from 'commander';
import type { EnrichCommandOptions } from './enrich-output.ts';

/** Registers `campaign enrich`. */
export function enrichCommand(campaign: Command): void {
  campaign
    .command('enrich')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('generate what a sparse campaign is missing; existing files are never changed')
    .option('--undo', 'remove generated files, except edited ones')
    .option('--all', 'with --undo: remove edited files too')
    .option('--json', 'print only one JSON object')
    .action(async (dir: string, options: EnrichCommandOptions) => {
      const { printEnrichment } = await import('./enrich-output.ts');
      process.exitCode = await printEnrichment(dir, options);
    });
}
