import { NarratoriaError } from '../../base/errors.ts';
import { withEvents } from '../../base/event-history.ts';
import { getOwn, type JsonObject, setOwn } from '../../base/json.ts';
import { asOf, SCORE_FIELDS } from '../decay.ts';
import { LAYOUTS } from '../layouts/index.ts';
import type { UpdateRequest } from '../operations.ts';
import type { DataType } from './index.ts';

/** A score counts from the moment of the story at which it is set. */
export function dated(dataType: DataType, record: JsonObject, storyTime: string | undefined): JsonObject {
  const hasMoment = SCORE_FIELDS[dataType] === undefined || record['inGameTime'] !== undefined;
  return hasMoment || storyTime === undefined ? record : { ...record, inGameTime: storyTime };
}

/** Applies changes: null takes a field away, and a score that changes is new from this moment on. */
export function changed(record: JsonObject, request: UpdateRequest, moment: string | undefined): JsonObject {
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

function fixed(field: string): NarratoriaError {
  return new NarratoriaError(
    'record_invalid',
    `"${field}" tells the record from others and cannot be changed.`,
  );
}
