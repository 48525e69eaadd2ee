import { LAYOUTS } from '../../layouts/index.ts';
import type { Travelled } from '../../operations.ts';
import type { DataType, SearchableType } from '../../records/index.ts';
import { noScene } from '../../records/refusals.ts';
import type { Scene } from '../../records/scene.ts';
import type { Connection, Row } from '../database/connection.ts';
import { playthroughScope, type Scope } from '../tables/scope.ts';
import { findRecord, type Kept, putRecord } from '../tables/write.ts';
import { rememberBefore } from './changes.ts';
import { enterScene, readScene } from './journal.ts';
import { packText, unpackText } from './machinery.ts';
import { readPlaythrough } from './playthroughs.ts';
import { undoTo } from './undo.ts';

/** A scene that is out of the journal, with every record it touched, as that was after it; null when it was gone. */
interface TakenBack {
  scene: Scene;
  branchedFromScene: number | null;
  touched: { dataType: DataType; id: string; after: Pick<Kept, 'record' | 'position'> | null }[];
}

/** Undoes the last scene, to tell it again, and keeps it until another is in its place. */
export function takeBack(connection: Connection, playthroughId: string): Travelled {
  return connection.transaction(() => {
    const scope = playthroughScope(connection, playthroughId);
    const { headScene } = readPlaythrough(connection, playthroughId);
    if (headScene === 0) throw noScene(playthroughId, headScene);
    const unfinished = undoTo(connection, playthroughId, headScene).unread;
    const kept = keep(connection, scope, headScene);
    const { playthrough, unread } = undoTo(connection, playthroughId, headScene - 1);
    connection.run(
      'INSERT INTO told_again (playthrough, kept) VALUES (?, ?)',
      scope.key,
      packText(JSON.stringify(kept)),
    );
    return { playthrough, unread: [...unfinished, ...unread] };
  });
}

/** Puts back the scene that was to be told again, unless another has taken its place. */
export function bringBack(connection: Connection, playthroughId: string): Travelled {
  return connection.transaction(() => {
    const scope = playthroughScope(connection, playthroughId);
    const story = readPlaythrough(connection, playthroughId);
    const row = connection.get('SELECT kept FROM told_again WHERE playthrough = ?', scope.key);
    if (row === undefined) return { playthrough: story, unread: [] };
    const { unread } = undoTo(connection, playthroughId, story.headScene);
    const { scene, touched, branchedFromScene } = JSON.parse(unpackText(row['kept'])) as TakenBack;
    for (const { dataType, id, after } of touched) {
      const before = findRecord(connection, dataType, scope, id);
      rememberBefore(connection, { scope, scene: scene.scene, dataType, id }, before);
      const key = putRecord(connection, dataType, scope, id, after);
      if (key !== null && LAYOUTS[dataType].text !== undefined)
        unread.push({ dataType: dataType as SearchableType, key });
    }
    enterScene(connection, scope, scene);
    connection.run(
      'UPDATE playthroughs SET branched_from_scene = ? WHERE key = ?',
      branchedFromScene,
      scope.key,
    );
    return { playthrough: readPlaythrough(connection, playthroughId), unread };
  });
}

function keep(connection: Connection, scope: Scope, number: number): TakenBack {
  const changed = connection.all(
    'SELECT data_type, id FROM changes WHERE playthrough = ? AND scene = ?',
    scope.key,
    number,
  );
  const touched = changed.map((row: Row) => {
    const [dataType, id] = [row['data_type'] as DataType, String(row['id'])];
    return { dataType, id, after: findRecord(connection, dataType, scope, id) };
  });
  const { branchedFrom } = readPlaythrough(connection, scope.id);
  const scene = readScene(connection, scope.id, number) as Scene;
  return { scene, touched, branchedFromScene: branchedFrom?.scene ?? null };
}
