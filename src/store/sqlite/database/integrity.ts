import { LAYOUTS, SEARCHABLE_TYPES } from '../../layouts/index.ts';
import type { IntegrityReport } from '../../store.ts';
import { Connection } from './connection.ts';
import { isDamage } from './sqlite-error.ts';

const MOST_PROBLEMS = 20;

/** Whether the file is sound, without reading every value. */
export function fastCheck(connection: Connection): IntegrityReport {
  return inspect(() => pragma(connection, 'quick_check'));
}

/** Everything: each page, each index, each reference, and that words and vectors belong to records. */
export function fullCheck(connection: Connection): IntegrityReport {
  return inspect(() => [
    ...pragma(connection, 'integrity_check'),
    ...connection
      .all(`SELECT "table", count(*) AS rows FROM pragma_foreign_key_check GROUP BY "table"`)
      .map(({ table, rows }) => `${table}: ${rows} rows refer to nothing`),
    ...SEARCHABLE_TYPES.flatMap((type) => strays(connection, LAYOUTS[type].table)),
  ]);
}

/** Checks a file that nobody uses, such as a backup. */
export function checkFile(file: string): IntegrityReport {
  return inspect(() => {
    const connection = new Connection(file, 'immutable');
    try {
      return pragma(connection, 'quick_check');
    } finally {
      connection.close();
    }
  });
}

function pragma(connection: Connection, name: 'quick_check' | 'integrity_check'): string[] {
  const rows = connection.all(`PRAGMA ${name}(${MOST_PROBLEMS})`);
  return rows.map((row) => String(row[name])).filter((line) => line !== 'ok');
}

function strays(connection: Connection, table: string): string[] {
  const counts = connection.get(`
    SELECT
      (SELECT count(*) FROM ${table}_words_docsize WHERE id NOT IN (SELECT key FROM ${table})) AS words,
      (SELECT count(*) FROM ${table} WHERE key NOT IN (SELECT id FROM ${table}_words_docsize)) AS unindexed,
      (SELECT count(*) FROM ${table}_vectors_rowids WHERE rowid NOT IN (SELECT key FROM ${table})) AS vectors,
      (SELECT count(*) FROM ${table} WHERE model IS NOT NULL
         AND key NOT IN (SELECT rowid FROM ${table}_vectors_rowids)) AS missing`);
  return Object.entries(counts ?? {})
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${table}: ${count} ${what}`);
}

function inspect(look: () => string[]): IntegrityReport {
  try {
    const problems = look();
    return { ok: problems.length === 0, problems };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { ok: false, problems: [(error as Error).message] };
  }
}
