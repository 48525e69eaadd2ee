import { getOwn, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import type { ConfigSchema } from '../../contracts/config-schema.ts';
import { isSensitive } from './sensitive.ts';

/** What is shown in place of a secret, however long that is. */
export const MASK = '••••••••';

/**
 * Settings as they may leave the process. Only those the schema knows: what it does not know may be a secret of an
 * earlier version.
 */
export function maskConfig(schema: ConfigSchema, values: JsonObject): JsonObject {
  const masked: JsonObject = {};
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = getOwn(values, name);
    if (value !== undefined) setOwn(masked, name, isSensitive(field) ? mask(value) : value);
  }
  return masked;
}

/** Whether a form sent back the mask it was given. */
export function isMask(value: Json): boolean {
  return value === MASK || (Array.isArray(value) && value.length === 1 && value[0] === MASK);
}

/** That nothing is there is no secret, and a form has to show it. */
function mask(value: Json): Json {
  if (value === null || value === '') return value;
  if (!Array.isArray(value)) return MASK;
  return value.length === 0 ? [] : [MASK];
}
