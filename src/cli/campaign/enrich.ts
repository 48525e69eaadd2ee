import type { Command } from 'commander';
import type { EnrichCommandOptions } from './enrich-page.ts';

/** Registers `campaign enrich`. */
export function enrichCommand(campaign: Command): void {
  campaign
    .command('enrich')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('fill out a sparse campaign from its own words; adds what is missing, changes nothing')
    .option('--undo', 'take back what was added, except what was edited since')
    .option('--all', 'with --undo: take back what was edited, too')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (dir: string, options: EnrichCommandOptions) => {
      const { printEnrichment } = await import('./enrich-page.ts');
      process.exitCode = await printEnrichment(dir, options);
    });
}
