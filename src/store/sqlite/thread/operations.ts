import type { Reads, Writes } from '../../operations.ts';
import type { IntegrityReport } from '../../store.ts';
import { type Backup, makeBackup } from '../database/backups.ts';
import type { Connection } from '../database/connection.ts';
import { fastCheck, fullCheck } from '../database/integrity.ts';
import { backupFolder } from '../database/open.ts';
import { changeScene, listScenes, readScene, recordScene } from '../history/journal.ts';
import {
  changePlaythrough,
  deletePlaythrough,
  insertPlaythrough,
  listPlaythroughs,
  readPlaythrough,
} from '../history/playthroughs.ts';
import { keepQuerySession, type QuerySession, readQuerySessions } from '../history/query-sessions.ts';
import { bringBack, takeBack } from '../history/retell.ts';
import { branchFrom, undoTo } from '../history/undo.ts';
import { pruneBatch } from '../prune.ts';
import { search } from '../search/search.ts';
import { deleteRecord, storeRecord, updateRecord } from '../tables/change.ts';
import { matchRecords } from '../tables/read.ts';
import { keepVectors, unreadAmong, unreadIn, unreadTexts } from '../vectors/unread.ts';
import { measure } from './measure.ts';

/** An operation as it is done on a connection. */
type On<All> = {
  [Name in keyof All]: All[Name] extends (input: infer Input) => infer Output
    ? (connection: Connection, input: Input) => Output | Promise<Output>
    : never;
};

const READS: On<Reads> = {
  match: matchRecords,
  search,
  playthroughs: (connection, { campaignIds }) => listPlaythroughs(connection, campaignIds),
  playthrough: (connection, { id }) => readPlaythrough(connection, id),
  scene: (connection, { id, scene }) => readScene(connection, id, scene),
  scenes: (connection, { id, from, to }) => listScenes(connection, id, { from, to }),
  unread: unreadTexts,
  unreadAmong,
  unreadIn,
};

/** Only the writing thread does these, one after the other. */
const WRITES: On<Writes> = {
  begin: (connection) => connection.begin(),
  commit: (connection) => connection.commit(),
  rollback: (connection) => connection.rollback(),
  store: storeRecord,
  update: async (connection, request) => {
    // The schema library is brought in only where it is needed: most threads never do.
    const { checkRecord } = await import('../../records/check.ts');
    return updateRecord(connection, request, checkRecord);
  },
  delete: deleteRecord,
  createPlaythrough: insertPlaythrough,
  changePlaythrough: (connection, { id, changes }) => changePlaythrough(connection, id, changes),
  deletePlaythrough: (connection, { id }) => deletePlaythrough(connection, id),
  recordScene,
  changeScene,
  undo: (connection, { id, scene }) => undoTo(connection, id, scene),
  takeBack: (connection, { id }) => takeBack(connection, id),
  bringBack: (connection, { id }) => bringBack(connection, id),
  branch: branchFrom,
  keepVectors,
  prune: pruneBatch,
};

/** What a database in a file needs besides. */
const MAINTENANCE = {
  integrity: (connection: Connection, { depth }: { depth: 'fast' | 'full' }): IntegrityReport =>
    depth === 'fast' ? fastCheck(connection) : fullCheck(connection),
  size: (connection: Connection, _: Record<never, never>) => measure(connection),
  querySessions: (connection: Connection, _: Record<never, never>) => readQuerySessions(connection),
  keepQueries: (connection: Connection, session: QuerySession) => keepQuerySession(connection, session),
  backup: (
    connection: Connection,
    { now, reason }: { now: string; reason: Backup['reason'] },
  ): Promise<Backup> =>
    makeBackup(connection.file, backupFolder(connection.file), { reason, now: new Date(now) }),
};
export type Maintenance = typeof MAINTENANCE;
export type MaintenanceInput<Name extends keyof Maintenance> = Parameters<Maintenance[Name]>[1];
export type MaintenanceOutput<Name extends keyof Maintenance> = Awaited<ReturnType<Maintenance[Name]>>;

const ALL = new Map<string, (connection: Connection, input: never) => unknown>(
  Object.entries({ ...READS, ...WRITES, ...MAINTENANCE }),
);

export async function perform(connection: Connection, name: string, input: unknown): Promise<unknown> {
  const operation = ALL.get(name);
  if (operation === undefined) throw new Error(`The store knows no operation ${name}.`);
  return await operation(connection, input as never);
}
