import type { Command } from 'commander';
import { work } from './command.ts';

/** Registers `doctor` and `backup list / restore`. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('check what works on this computer; exit code 1 if something is broken')
    .option('--json', 'print only the findings, as JSON')
    .action(work(async () => (await import('./doctor/examine.ts')).examine));
  const backup = program.command('backup').description('manage backups of your stories');
  backup
    .command('list')
    .description('list backups, newest first')
    .option('--json', 'print only JSON')
    .action(work(async () => (await import('./doctor/backups.ts')).listAll));
  backup
    .command('restore')
    .argument('[file]', 'a file from `backup list` (default: the newest good one)')
    .description('restore your stories from a backup; the current ones are set aside, not deleted')
    .action(work(async () => (await import('./doctor/backups.ts')).restore));
}
