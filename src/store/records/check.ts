import type { TSchema } from 'typebox';
import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { validator } from '../../contracts/validate.ts';
import { type DataType, RECORD_TYPES } from './index.ts';
import { checkProvenance } from './provenance.ts';
import type { ScopeKind } from './record-type.ts';

/** A record that fits its contract and its scope, as plain data. */
export function checkRecord(dataType: DataType, record: object, scopeId: string): JsonObject {
  const type = RECORD_TYPES[dataType];
  if (dataType === 'asset') checkProvenance(record);
  const plain = withoutAbsent(record);
  checkAgainst(type.schema, plain, `This ${dataType} record`);
  checkScope(type.scopeField, plain, scopeId);
  for (const [field, kind] of Object.entries(type.columns)) {
    const value = plain[field];
    if (kind === 'time' && typeof value === 'string') millisecondsOf(value, field);
  }
  return plain;
}

export function checkFilters(dataType: DataType, filters: object): JsonObject {
  const plain = withoutAbsent(filters);
  checkAgainst(RECORD_TYPES[dataType].filterSchema, plain, `A filter for ${dataType} records`);
  return plain;
}

export function checkAgainst(schema: TSchema, value: unknown, what: string): void {
  const findings = validator(schema)(value);
  const [first] = findings;
  if (first === undefined) return;
  const more = findings.length === 1 ? '' : ` (and ${findings.length - 1} more)`;
  throw new NarratoriaError('record_invalid', `${what} is not valid: ${first.message}${more}`, {
    details: { problems: findings.map(({ pointer, message }) => ({ pointer, message })) },
  });
}

/** A time as a number; what the calendar does not know is refused. */
export function millisecondsOf(time: string, field: string): number {
  const milliseconds = Date.parse(time);
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new NarratoriaError('record_invalid', `"${field}" is no date and time: ${JSON.stringify(time)}.`, {
    details: { field },
  });
}

function checkScope(field: string | null, record: JsonObject, scopeId: string): void {
  if (field !== null && record[field] !== scopeId) {
    throw otherScope(field === 'playthroughId' ? 'playthrough' : 'campaign', scopeId);
  }
}

export function otherScope(scope: ScopeKind, scopeId: string): NarratoriaError {
  return new NarratoriaError(
    'record_invalid',
    `This is the ${scope} ${JSON.stringify(scopeId)}; records of another one are out of reach.`,
    { details: { scope, scopeId } },
  );
}

/** `undefined` is no JSON: a field without a value is a field that is not there. */
export function withoutAbsent(value: object): JsonObject {
  if (!isJsonObject(value)) throw new NarratoriaError('record_invalid', 'A record must be an object.');
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
