import type { Command } from 'commander';

interface InspectOptions {
  json?: boolean;
  mermaid?: boolean;
  asset?: string;
}

/** Registers `campaign inspect`. */
export function inspectCommand(campaign: Command): void {
  campaign
    .command('inspect')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('what the engine will see: people, places, plot, and who wrote what')
    .option('--mermaid', 'print only the plot, as a Mermaid flowchart')
    .option(
      '--asset <file>',
      'what a story knows of one file: its keywords, and the pieces that lore is found in',
    )
    .option('--json', 'print one JSON object and nothing else')
    .action(async (dir: string, options: InspectOptions) => {
      if (options.asset !== undefined) {
        const { printAsset } = await import('./asset-page.ts');
        process.exitCode = await printAsset(dir, options.asset, options);
        return;
      }
      const { printInspection } = await import('./inspect-page.ts');
      process.exitCode = await printInspection(dir, options);
    });
}
