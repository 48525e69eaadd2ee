import type { JsonObject } from '../../../base/json.ts';
import { LAYOUTS, SEARCHABLE_TYPES } from '../../layouts/index.ts';
import type { Playthrough, PlaythroughChanges } from '../../records/playthrough.ts';
import { noPlaythrough, secondPlaythrough } from '../../records/refusals.ts';
import type { Connection, Row } from '../database/connection.ts';
import { isConstraint } from '../database/sqlite-error.ts';
import { ensureCampaign, playthroughScope } from '../tables/scope.ts';
import { removeScopeFromIndexes } from '../tables/write.ts';

const SELECT = 'SELECT p.*, c.id AS campaign_id FROM playthroughs p JOIN campaigns c ON c.key = p.campaign';

export function insertPlaythrough(connection: Connection, playthrough: Playthrough): void {
  const { branchedFrom, details } = playthrough;
  connection.transaction(() => {
    const campaign = ensureCampaign(connection, playthrough.campaignId);
    try {
      connection.run(
        `INSERT INTO playthroughs (id, campaign, title, seed, created_at, last_played_at, head_scene, in_game_start,
           in_game_time, ending, branched_from_playthrough, branched_from_scene, details)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        playthrough.playthroughId,
        campaign.key,
        playthrough.title,
        playthrough.seed ?? null,
        playthrough.createdAt,
        playthrough.lastPlayedAt,
        playthrough.headScene,
        playthrough.inGameTime ?? null,
        playthrough.inGameTime ?? null,
        playthrough.ending ?? null,
        branchedFrom?.playthroughId ?? null,
        branchedFrom?.scene ?? null,
        details === undefined ? null : JSON.stringify(details),
      );
    } catch (error) {
      if (!isConstraint(error)) throw error;
      throw secondPlaythrough(playthrough.playthroughId);
    }
  });
}

/** All stories, or those of some campaigns, last played first. */
export function listPlaythroughs(
  connection: Connection,
  campaignIds: readonly string[] | null,
): Playthrough[] {
  const condition = campaignIds === null ? '' : ` WHERE c.id IN (${campaignIds.map(() => '?').join(', ')})`;
  const rows = connection.all(
    `${SELECT}${condition} ORDER BY p.last_played_at DESC, p.key DESC`,
    ...(campaignIds ?? []),
  );
  return rows.map(toPlaythrough);
}

export function readPlaythrough(connection: Connection, id: string): Playthrough {
  const row = connection.get(`${SELECT} WHERE p.id = ?`, id);
  if (row === undefined) throw noPlaythrough(id);
  return toPlaythrough(row);
}

export function changePlaythrough(
  connection: Connection,
  id: string,
  changes: PlaythroughChanges,
): Playthrough {
  const playthrough = { ...readPlaythrough(connection, id), ...changes };
  connection.run(
    'UPDATE playthroughs SET campaign = ?, title = ?, details = ? WHERE id = ?',
    ensureCampaign(connection, playthrough.campaignId).key,
    playthrough.title,
    playthrough.details === undefined ? null : JSON.stringify(playthrough.details),
    id,
  );
  return playthrough;
}

/** Deletes a story and all that belongs to it. Branches of it live on. */
export function deletePlaythrough(connection: Connection, id: string): void {
  connection.transaction(() => {
    const scope = playthroughScope(connection, id);
    for (const layout of SEARCHABLE_TYPES.map((name) => LAYOUTS[name])) {
      if (layout.scope === 'playthrough') removeScopeFromIndexes(connection, layout, scope);
    }
    connection.run('DELETE FROM playthroughs WHERE key = ?', scope.key);
  });
}

function toPlaythrough(row: Row): Playthrough {
  return {
    playthroughId: String(row['id']),
    campaignId: String(row['campaign_id']),
    title: String(row['title']),
    createdAt: String(row['created_at']),
    lastPlayedAt: String(row['last_played_at']),
    headScene: Number(row['head_scene']),
    ...(row['seed'] === null ? {} : { seed: String(row['seed']) }),
    ...(row['in_game_time'] === null ? {} : { inGameTime: String(row['in_game_time']) }),
    ...(row['ending'] === null ? {} : { ending: String(row['ending']) }),
    ...(row['branched_from_playthrough'] === null
      ? {}
      : {
          branchedFrom: {
            playthroughId: String(row['branched_from_playthrough']),
            scene: Number(row['branched_from_scene']),
          },
        }),
    ...(row['details'] === null ? {} : { details: JSON.parse(String(row['details'])) as JsonObject }),
  };
}
