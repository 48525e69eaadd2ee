import { NarratoriaError } from '../../../base/errors.ts';
import { withEvents } from '../../../base/event-history.ts';
import { getOwn, type JsonObject, setOwn } from '../../../base/json.ts';
import { asOf, SCORE_FIELDS } from '../../decay.ts';
import { LAYOUTS } from '../../layouts/index.ts';
import type { ScopeName, Target, UpdateRequest, Written } from '../../operations.ts';
import type { DataType } from '../../records/index.ts';
import type { Connection } from '../database/connection.ts';
import { rememberBefore } from '../history/changes.ts';
import { storyTime } from './read.ts';
import { ensureCampaign, type Scope, scopeFor } from './scope.ts';
import { findRecord, insertRecord, removeRecord, replaceRecord } from './write.ts';

export function storeRecord(connection: Connection, target: Target & { record: JsonObject }): Written {
  const { dataType } = target;
  const record = dated(connection, target);
  const scope = writeScope(connection, target);
  const id = String(record[LAYOUTS[dataType].idField]);
  return connection.transaction(() => {
    const key = insertRecord(connection, dataType, scope, record);
    rememberBefore(connection, { ...target, scope, id }, null);
    return { record, unread: isSearched(dataType) ? key : null };
  });
}

/** A score counts from the moment of the story at which it is set. */
function dated(
  connection: Connection,
  { scope, dataType, record }: Target & { record: JsonObject },
): JsonObject {
  if (SCORE_FIELDS[dataType] === undefined || record['inGameTime'] !== undefined) return record;
  const inGameTime = storyTime(connection, scope);
  return inGameTime === undefined ? record : { ...record, inGameTime };
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

/** Applies changes: null takes a field away, and a score that changes is new from this moment on. */
function changed(record: JsonObject, request: UpdateRequest, moment: string | undefined): JsonObject {
  const { dataType, changes, scoreChange, now } = request;
  const { idField, scopeField } = LAYOUTS[dataType];
  const result: JsonObject = { ...record };
  const { eventAdded, ...fields } = changes;
  if (eventAdded !== undefined) {
    if (dataType !== 'perception' || typeof eventAdded !== 'string') throw noHistory();
    result['eventHistory'] = withEvents(String(record['eventHistory'] ?? ''), eventAdded);
  }
  for (const [field, value] of Object.entries(fields)) {
    if ((field === idField || field === scopeField) && value !== record[field]) throw fixed(field);
    if (value === null) delete result[field];
    else setOwn(result, field, value);
  }
  const scoreField = SCORE_FIELDS[dataType];
  if (scoreField === undefined) {
    if (scoreChange !== null)
      throw new NarratoriaError('record_invalid', `${dataType} records have no score.`);
    return result;
  }
  if (scoreChange !== null) {
    const sum = Number(asOf(dataType, record, moment)[scoreField]) + scoreChange;
    result[scoreField] = dataType === 'perception' ? Math.min(100, Math.max(-100, sum)) : sum;
  }
  if (scoreChange !== null || getOwn(changes, scoreField) !== undefined) {
    const timeField = dataType === 'reputation' ? 'lastUpdated' : 'lastInteraction';
    if (getOwn(changes, timeField) === undefined) result[timeField] = now;
    if (getOwn(changes, 'inGameTime') === undefined && moment !== undefined) result['inGameTime'] = moment;
  }
  return result;
}

function noHistory(): NarratoriaError {
  return new NarratoriaError(
    'record_invalid',
    '"eventAdded" is a text, and only perception records have a history.',
  );
}

function isSearched(dataType: DataType): boolean {
  return LAYOUTS[dataType].text !== undefined;
}

function fixed(field: string): NarratoriaError {
  return new NarratoriaError(
    'record_invalid',
    `"${field}" tells the record from others and cannot be changed.`,
  );
}

function noRecord(dataType: DataType, id: string): NarratoriaError {
  return new NarratoriaError('record_not_found', `There is no ${dataType} record ${JSON.stringify(id)}.`, {
    details: { dataType, id },
  });
}
