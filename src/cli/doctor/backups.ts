import path from 'node:path';
import { homeFolder } from '../../base/home.ts';
import { type Backup, listBackups, restoreBackup } from '../../store/index.ts';

export function listAll({ json }: { json?: boolean }): void {
  const backups = listBackups(path.join(homeFolder(), 'backups'));
  if (json) process.stdout.write(`${JSON.stringify({ backups })}\n`);
  else if (backups.length === 0) process.stdout.write('No backups yet. One is made each time you play.\n');
  else process.stdout.write(`${backups.map(describe).join('\n')}\n`);
}

export function restore(file: string | undefined): void {
  const { message } = restoreBackup({
    home: homeFolder(),
    ...(file === undefined ? {} : { file: path.resolve(file) }),
  });
  process.stdout.write(`${message}\n`);
}

function describe(backup: Backup): string {
  const why = { session: '', migration: '  before an update', manual: '  made manually' }[backup.reason];
  return `${backup.file}  ${Math.ceil(backup.bytes / 1024)} KiB${why}`;
}
