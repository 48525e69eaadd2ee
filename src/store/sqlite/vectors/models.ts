import type { Connection } from '../database/connection.ts';

/** The number of a model, or null when none of its vectors was ever kept. */
export function modelKey(connection: Connection, modelId: string): number | null {
  const row = connection.get('SELECT key FROM models WHERE id = ?', modelId);
  return row === undefined ? null : Number(row['key']);
}

export function ensureModel(connection: Connection, modelId: string): number {
  connection.run('INSERT INTO models (id) VALUES (?) ON CONFLICT (id) DO NOTHING', modelId);
  return modelKey(connection, modelId) as number;
}
