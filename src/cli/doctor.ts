import type { Command } from 'commander';

/** Registers `doctor` and `backup list / restore`. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('check what works on this computer; exit code 1 if something is broken')
    .option('--json', 'print only the findings, as JSON')
    .action(async (options: { json?: boolean }) => {
      const { examine } = await import('./doctor/examine.ts');
      process.exitCode = await examine({ json: options.json === true });
    });
  const backup = program.command('backup').description('manage backups of your stories');
  backup
    .command('list')
    .description('list backups, newest first')
    .option('--json', 'print only JSON')
    .action(async (options: { json?: boolean }) => {
      const { listAll } = await import('./doctor/backups.ts');
      listAll({ json: options.json === true });
    });
  backup
    .command('restore')
    .argument('[file]', 'a file from `backup list` (default: the newest good one)')
    .description('restore your stories from a backup; the current ones are set aside, not deleted')
    .action(async (file: string | undefined) => {
      const { restore } = await import('./doctor/backups.ts');
      restore(file);
    });
}
