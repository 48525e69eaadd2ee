import type { Command } from 'commander';

/** Registers `doctor` and `backup list / restore`. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('what works on this machine and what falls back; exit code 1 when something is broken')
    .option('--json', 'print the findings as JSON and nothing else')
    .action(async (options: { json?: boolean }) => {
      const { examine } = await import('./doctor/examine.ts');
      process.exitCode = await examine({ json: options.json === true });
    });
  const backup = program.command('backup').description('the backups of your stories');
  backup
    .command('list')
    .description('print the backups there are, newest first')
    .option('--json', 'print them as JSON and nothing else')
    .action(async (options: { json?: boolean }) => {
      const { listAll } = await import('./doctor/backups.ts');
      listAll({ json: options.json === true });
    });
  backup
    .command('restore')
    .argument('[file]', 'one that `backup list` shows; by default the newest good one')
    .description('put a backup in the place of the stories; what is there now is set aside, not deleted')
    .action(async (file: string | undefined) => {
      const { restore } = await import('./doctor/backups.ts');
      restore(file);
    });
}
