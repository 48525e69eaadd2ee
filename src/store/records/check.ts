import type { TSchema } from 'typebox';
import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { validator } from '../../contracts/validate.ts';
import { LAYOUTS } from '../layouts/index.ts';
import { CONTRACTS, type DataType } from './index.ts';
import { checkProvenance } from './provenance.ts';
import { millisecondsOf, otherScope } from './refusals.ts';

/** So many problems of a record are in the sentence itself; the details have them all. */
const MOST_TOLD = 10;

/** A record that fits its contract and its scope, as plain data. */
export function checkRecord(dataType: DataType, record: object, scopeId: string): JsonObject {
  const layout = LAYOUTS[dataType];
  if (dataType === 'asset') checkProvenance(record);
  const plain = withoutAbsent(record);
  checkAgainst(CONTRACTS[dataType].record, plain, `This ${dataType} record`);
  checkScope(layout.scopeField, plain, scopeId);
  for (const [field, kind] of Object.entries(layout.columns)) {
    const value = plain[field];
    if (kind === 'time' && typeof value === 'string') millisecondsOf(value, field);
  }
  return plain;
}

export function checkFilters(dataType: DataType, filters: object): JsonObject {
  const plain = withoutAbsent(filters);
  checkAgainst(CONTRACTS[dataType].filters, plain, `A filter for ${dataType} records`);
  return plain;
}

export function checkAgainst(schema: TSchema, value: unknown, what: string): void {
  const findings = validator(schema)(value);
  if (findings.length === 0) return;
  const told = findings.slice(0, MOST_TOLD).map(({ message }) => message);
  const more = findings.length > MOST_TOLD ? ` (and ${findings.length - MOST_TOLD} more)` : '';
  throw new NarratoriaError('record_invalid', `${what} is not valid: ${told.join(' ')}${more}`, {
    details: { problems: findings.map(({ pointer, message }) => ({ pointer, message })) },
  });
}

function checkScope(field: string | null, record: JsonObject, scopeId: string): void {
  if (field !== null && record[field] !== scopeId) {
    throw otherScope(field === 'playthroughId' ? 'playthrough' : 'campaign', scopeId);
  }
}

/** `undefined` is no JSON: a field without a value is a field that is not there. */
export function withoutAbsent(value: object): JsonObject {
  if (!isJsonObject(value)) throw new NarratoriaError('record_invalid', 'A record must be an object.');
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
