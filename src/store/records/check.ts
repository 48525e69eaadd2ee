import type { TSchema } from 'typebox';
import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { validator } from '../../contracts/validate.ts';
import { LAYOUTS } from '../layouts/index.ts';
import { CONTRACTS, type DataType } from './index.ts';
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

/** The two sentences are an interface: other programs look for them word by word. */
const MISSING =
  'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)';
const CONFLICTING =
  'Human-created asset must not contain provenance (generated=false conflicts with provenance object)';

const REQUIRED = ['source_model', 'generated_at', 'seed_data'];

/** What is generated says from what; what a person made says nothing of the kind. */
function checkProvenance(asset: object): void {
  const { generated, provenance, path } = asset as {
    generated?: unknown;
    provenance?: unknown;
    path?: unknown;
  };
  const details = { path };
  if (generated === true) {
    if (!isJsonObject(provenance) || REQUIRED.some((field) => !isFilled(provenance[field]))) {
      throw new NarratoriaError('provenance_invalid', MISSING, { details });
    }
    checkTime(provenance['generated_at'], details);
  } else if (generated === false && provenance !== undefined && provenance !== null) {
    throw new NarratoriaError('provenance_invalid', CONFLICTING, { details });
  }
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

const ISO_8601 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

function checkTime(value: unknown, details: { path: unknown }): void {
  if (typeof value === 'string' && ISO_8601.test(value) && !Number.isNaN(Date.parse(value))) return;
  throw new NarratoriaError(
    'provenance_invalid',
    `provenance.generated_at must be an ISO 8601 date and time such as "2026-01-31T18:00:00Z", but is ${JSON.stringify(value)}.`,
    { details },
  );
}
