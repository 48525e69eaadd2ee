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
    .description('show the people, places and plot of a campaign, and who wrote each file')
    .option('--mermaid', 'print only the plot, as a Mermaid flowchart')
    .option('--asset <file>', 'show one file: its keywords and the chunks used for search')
    .option('--json', 'print only one JSON object')
    .action(async (dir: string, options: InspectOptions) => {
      if (options.asset !== undefined) {
        const { printAsset } = await import('./asset-output.ts');
        process.exitCode = await printAsset(dir, options.asset, options);
        return;
      }
      const { printInspection } = await import('./inspect-output.ts');
      process.exitCode = await printInspection(dir, options);
    });
}
