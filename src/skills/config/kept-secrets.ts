import { isDeepStrictEqual } from 'node:util';
import { getOwn, type Json, type JsonObject } from '../../base/json.ts';
import type { ConfigProblem } from './resolve.ts';
import type { SkillConfigSchema } from './schema.ts';
import type { Setting } from './setting.ts';

interface Change {
  before: JsonObject;
  after: JsonObject;
  /** The settings that were given a value, or were taken back to their default. */
  given: ReadonlySet<string>;
}

const NAMES_OF_ADDRESSES = /ur[il]|address|host|server|endpoint|domain|proxy|port$/i;

/**
 * A stored secret goes to the address that stands beside it. Who may change the address need not know the secret, so a
 * new address needs the secret again.
 */
export function keptSecrets({ settings }: SkillConfigSchema, change: Change): ConfigProblem[] {
  const moved = [...settings.values()].find((setting) => isMovedAddress(setting, change));
  if (moved === undefined) return [];
  return [...settings.values()]
    .filter(({ name, isSensitive }) => isSensitive && !change.given.has(name))
    .filter(({ name }) => !isEmpty(getOwn(change.before, name)))
    .map(({ name }) => ({
      field: name,
      message: `Enter "${name}" again: "${moved.name}" has changed, and it would be sent to the new address.`,
    }));
}

function isMovedAddress(setting: Setting, { before, after }: Change): boolean {
  if (setting.isSensitive || setting.schema.type === 'boolean') return false;
  const values = [before, after].map((stored) => valueIn(stored, setting));
  if (isDeepStrictEqual(values[0], values[1])) return false;
  return (
    setting.schema.format === 'uri' ||
    NAMES_OF_ADDRESSES.test(setting.name) ||
    JSON.stringify(values).includes('://')
  );
}

function valueIn(stored: JsonObject, { name, defaultValue = '' }: Setting): Json {
  const value = getOwn(stored, name);
  return value === undefined || isEmpty(value) ? defaultValue : value;
}

function isEmpty(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
