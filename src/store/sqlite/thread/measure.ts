import { DATA_TYPES, LAYOUTS, SEARCHABLE_TYPES } from '../../layouts/index.ts';
import type { Connection } from '../database/connection.ts';

/** How much there is, for `doctor`. */
export interface StoreSize {
  bytes: number;
  records: Record<string, number>;
  /** Records with a vector, whichever model made it. */
  vectors: number;
}

export function measure(connection: Connection): StoreSize {
  const count = (sql: string) => Number(connection.get(`SELECT count(*) AS n FROM ${sql}`)?.['n'] ?? 0);
  const pages = Number(connection.get('PRAGMA page_count')?.['page_count'] ?? 0);
  const pageSize = Number(connection.get('PRAGMA page_size')?.['page_size'] ?? 0);
  return {
    bytes: pages * pageSize,
    records: {
      playthrough: count('playthroughs'),
      scene: count('scenes'),
      ...Object.fromEntries(DATA_TYPES.map((type) => [type, count(LAYOUTS[type].table)])),
    },
    vectors: SEARCHABLE_TYPES.reduce(
      (sum, type) => sum + count(`${LAYOUTS[type].table} WHERE model IS NOT NULL`),
      0,
    ),
  };
}
