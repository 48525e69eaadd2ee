import type { Playthrough, PlaythroughChanges } from '../../records/playthrough.ts';
import { type PruneRequest, pruneBatch } from '../../retention.ts';
import { type Backup, makeBackup } from '../database/backups.ts';
import type { Connection } from '../database/connection.ts';
import { fastCheck, fullCheck, type IntegrityReport } from '../database/integrity.ts';
import { backupFolder } from '../database/open.ts';
import { type JournalEntry, listScenes, readScene, recordScene } from '../history/journal.ts';
import {
  changePlaythrough,
  deletePlaythrough,
  insertPlaythrough,
  listPlaythroughs,
  readPlaythrough,
} from '../history/playthroughs.ts';
import { keepQuerySession, type QuerySession, readQuerySessions } from '../history/query-sessions.ts';
import { bringBack, takeBack } from '../history/telling-again.ts';
import { type BranchRequest, branchFrom, undoTo } from '../history/travel.ts';
import { type SearchQuery, search } from '../search/search.ts';
import { deleteRecord, storeRecord, type UpdateRequest, updateRecord } from '../tables/change.ts';
import { type MatchQuery, matchRecords } from '../tables/read.ts';
import { keepVectors, unreadAmong, unreadIn, unreadTexts } from '../vectors/unread.ts';
import { measure } from './measure.ts';

type Operation = (connection: Connection, input: never) => unknown;

/** What can be asked without changing anything; any thread answers. */
export const READS = {
  match: (connection: Connection, query: MatchQuery) => matchRecords(connection, query),
  search: (connection: Connection, query: SearchQuery) => search(connection, query),
  playthroughs: (connection: Connection, { campaignIds }: { campaignIds: string[] | null }) =>
    listPlaythroughs(connection, campaignIds),
  playthrough: (connection: Connection, { id }: { id: string }) => readPlaythrough(connection, id),
  scene: (connection: Connection, { id, scene }: { id: string; scene: number | 'last' }) =>
    readScene(connection, id, scene),
  scenes: (connection: Connection, { id, from, to }: { id: string; from: number; to: number }) =>
    listScenes(connection, id, { from, to }),
  unread: (connection: Connection, request: Parameters<typeof unreadTexts>[1]) =>
    unreadTexts(connection, request),
  unreadAmong: (connection: Connection, request: Parameters<typeof unreadAmong>[1]) =>
    unreadAmong(connection, request),
  unreadIn: (connection: Connection, request: Parameters<typeof unreadIn>[1]) =>
    unreadIn(connection, request),
  integrity: (connection: Connection, { depth }: { depth: 'fast' | 'full' }): IntegrityReport =>
    depth === 'fast' ? fastCheck(connection) : fullCheck(connection),
  size: (connection: Connection, _: Record<never, never>) => measure(connection),
  querySessions: (connection: Connection, _: Record<never, never>) => readQuerySessions(connection),
} satisfies Record<string, Operation>;

/** What changes something; only the writing thread does these, one after the other. */
export const WRITES = {
  begin: (connection: Connection, _: Record<never, never>) => connection.begin(),
  commit: (connection: Connection, _: Record<never, never>) => connection.commit(),
  rollback: (connection: Connection, _: Record<never, never>) => connection.rollback(),
  store: (connection: Connection, request: Parameters<typeof storeRecord>[1]) =>
    storeRecord(connection, request),
  update: async (connection: Connection, request: UpdateRequest) => {
    // The schema library is brought in only where it is needed: most threads never do.
    const { checkRecord } = await import('../../records/check.ts');
    return updateRecord(connection, request, checkRecord);
  },
  delete: (connection: Connection, request: Parameters<typeof deleteRecord>[1]) =>
    deleteRecord(connection, request),
  createPlaythrough: (connection: Connection, playthrough: Playthrough) =>
    insertPlaythrough(connection, playthrough),
  changePlaythrough: (connection: Connection, { id, changes }: { id: string; changes: PlaythroughChanges }) =>
    changePlaythrough(connection, id, changes),
  deletePlaythrough: (connection: Connection, { id }: { id: string }) => deletePlaythrough(connection, id),
  recordScene: (connection: Connection, entry: JournalEntry) => recordScene(connection, entry),
  undo: (connection: Connection, { id, scene }: { id: string; scene: number }) =>
    undoTo(connection, id, scene),
  takeBack: (connection: Connection, { id }: { id: string }) => takeBack(connection, id),
  bringBack: (connection: Connection, { id }: { id: string }) => bringBack(connection, id),
  branch: (connection: Connection, request: BranchRequest) => branchFrom(connection, request),
  keepVectors: (connection: Connection, request: Parameters<typeof keepVectors>[1]) =>
    keepVectors(connection, request),
  prune: (connection: Connection, request: PruneRequest) => pruneBatch(connection, request),
  keepQueries: (connection: Connection, session: QuerySession) => keepQuerySession(connection, session),
  backup: (
    connection: Connection,
    { now, reason }: { now: string; reason: Backup['reason'] },
  ): Promise<Backup> =>
    makeBackup(connection.file, backupFolder(connection.file), { reason, now: new Date(now) }),
} satisfies Record<string, Operation>;

export type Reads = typeof READS;
export type Writes = typeof WRITES;
export type Operations = Reads & Writes;
export type OperationName = keyof Operations;
export type InputOf<Name extends OperationName> = Parameters<Operations[Name]>[1];
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;

const OPERATIONS: Operations = { ...READS, ...WRITES };

export async function perform<Name extends OperationName>(
  connection: Connection,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const operation = OPERATIONS[name] as (connection: Connection, input: InputOf<Name>) => OutputOf<Name>;
  return await operation(connection, input);
}
