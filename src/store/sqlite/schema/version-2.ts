import { LAYOUTS, SEARCHABLE_TYPES } from '../../layouts/index.ts';
import { type Layout, wordsOf } from '../../layouts/layout.ts';
import type { Connection } from '../database/connection.ts';
import { decode } from '../tables/codec.ts';
import { indexWords } from '../tables/write.ts';

const BATCH = 500;

/**
 * Names, places and tags are searched besides the texts. Words are indexed anew at once; memories with tags are read
 * anew by the model in the background, and are found by the vector they have until then.
 */
export function searchNamesAndTags(connection: Connection): void {
  for (const type of SEARCHABLE_TYPES) indexAgain(connection, LAYOUTS[type]);
  connection.run("UPDATE memories SET version = version + 1, model = NULL WHERE semantic_tags <> '[]'");
}

function indexAgain(connection: Connection, layout: Layout): void {
  for (let last = 0; ; ) {
    const rows = connection.all(
      `SELECT * FROM ${layout.table} WHERE key > ? ORDER BY key LIMIT ${BATCH}`,
      last,
    );
    for (const row of rows) {
      const words = wordsOf(layout, decode(layout, row, '')) ?? '';
      indexWords(connection, layout, { key: Number(row['scope']) }, Number(row['key']), words);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = Number(end['key']);
  }
}
