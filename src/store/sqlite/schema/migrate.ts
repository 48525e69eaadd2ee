import type { Connection } from '../database/connection.ts';
import type { Migration } from './migrations.ts';

export function versionOf(connection: Connection): number {
  return Number(connection.get('PRAGMA user_version')?.['user_version'] ?? 0);
}

export function latestVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

/** Brings a database forward, one version a transaction: after a cut it stands at one version or the next. */
export function migrate(connection: Connection, migrations: readonly Migration[]): void {
  const current = versionOf(connection);
  for (const { version, apply } of migrations.filter((migration) => migration.version > current)) {
    connection.transaction(() => {
      apply(connection);
      connection.exec(`PRAGMA user_version = ${version}`);
    });
  }
}
