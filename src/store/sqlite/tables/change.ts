import type { JsonObject } from '../../../base/json.ts';
import { LAYOUTS } from '../../layouts/index.ts';
import type { Target, UpdateRequest, Written } from '../../operations.ts';
import { changed, dated } from '../../records/change.ts';
import type { DataType } from '../../records/index.ts';
import { noRecord } from '../../records/refusals.ts';
import type { Connection } from '../database/connection.ts';
import { rememberBefore } from '../history/changes.ts';
import { storyTime } from './read.ts';
import { ensureCampaign, type Scope, scopeFor } from './scope.ts';
import { findRecord, insertRecord, removeRecord, replaceRecord } from './write.ts';

export function storeRecord(connection: Connection, target: Target & { record: JsonObject }): Written {
  const { dataType } = target;
  const record = dated(dataType, target.record, storyTime(connection, target.scope));
  const scope = writeScope(connection, target);
  const id = String(record[LAYOUTS[dataType].idField]);
  return connection.transaction(() => {
    const key = insertRecord(connection, dataType, scope, record);
    rememberBefore(connection, { ...target, scope, id }, null);
    return { record, unread: isSearched(dataType) ? key : null };
  });
}

/** Throws when a record does not fit its contract. */
export type CheckRecord = (dataType: DataType, record: JsonObject, scopeId: string) => void;

export function updateRecord(connection: Connection, request: UpdateRequest, check: CheckRecord): Written {
  const { dataType, id } = request;
  const scope = writeScope(connection, request);
  return connection.transaction(() => {
    const current = findRecord(connection, dataType, scope, id);
    if (current === null) throw noRecord(dataType, id);
    const moment = request.inGameTime ?? storyTime(connection, request.scope);
    const record = changed(current.record, request, moment);
    check(dataType, record, scope.id);
    rememberBefore(connection, { ...request, scope }, current);
    replaceRecord(connection, dataType, scope, current, record);
    return { record, unread: isSearched(dataType) ? current.key : null };
  });
}

export function deleteRecord(connection: Connection, target: Target & { id: string }): boolean {
  const { dataType, id } = target;
  const scope = writeScope(connection, target);
  return connection.transaction(() => {
    const current = findRecord(connection, dataType, scope, id);
    if (current === null) return false;
    rememberBefore(connection, { ...target, scope }, current);
    removeRecord(connection, dataType, current.key);
    return true;
  });
}

function writeScope(connection: Connection, { scope, dataType }: Target): Scope {
  const found = scopeFor(connection, scope, dataType);
  return found.key === -1 ? ensureCampaign(connection, found.id) : found;
}

function isSearched(dataType: DataType): boolean {
  return LAYOUTS[dataType].text !== undefined;
}
