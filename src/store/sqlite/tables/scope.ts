import { LAYOUTS } from '../../layouts/index.ts';
import type { ScopeName } from '../../operations.ts';
import type { DataType } from '../../records/index.ts';
import { noPlaythrough, notOfCampaign } from '../../records/refusals.ts';
import type { Connection } from '../database/connection.ts';

/** Whose records are meant, as the tables know it. */
export interface Scope {
  key: number;
  id: string;
}

/** The scope of a data type for this caller: a playthrough reads the lore and assets of its own campaign. */
export function scopeFor(connection: Connection, name: ScopeName, dataType: DataType): Scope {
  const wanted = LAYOUTS[dataType].scope;
  if (name.kind === 'playthrough') {
    return wanted === 'playthrough' ? playthroughScope(connection, name.id) : campaignOf(connection, name.id);
  }
  if (wanted === 'playthrough') {
    throw notOfCampaign(dataType);
  }
  return campaignScope(connection, name.id);
}

export function playthroughScope(connection: Connection, id: string): Scope {
  const row = connection.get('SELECT key FROM playthroughs WHERE id = ?', id);
  if (row === undefined) throw noPlaythrough(id);
  return { key: Number(row['key']), id };
}

/** A campaign of which nothing is stored yet has a number that no record has. */
function campaignScope(connection: Connection, id: string): Scope {
  const row = connection.get('SELECT key FROM campaigns WHERE id = ?', id);
  return { key: Number(row?.['key'] ?? -1), id };
}

export function ensureCampaign(connection: Connection, id: string): Scope {
  connection.run('INSERT INTO campaigns (id) VALUES (?) ON CONFLICT (id) DO NOTHING', id);
  return campaignScope(connection, id);
}

function campaignOf(connection: Connection, playthroughId: string): Scope {
  const row = connection.get(
    'SELECT c.key, c.id FROM playthroughs p JOIN campaigns c ON c.key = p.campaign WHERE p.id = ?',
    playthroughId,
  );
  if (row === undefined) throw noPlaythrough(playthroughId);
  return { key: Number(row['key']), id: String(row['id']) };
}
