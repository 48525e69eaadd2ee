import { type PlainSchema, plainSchema } from '../../contracts/wording.ts';

/** Whether a setting, or any part of it, is a secret. */
export function isSensitive(schema: PlainSchema): boolean {
  if (schema['x-sensitive'] === true || schema.format === 'password') return true;
  return Object.values(schema).some((part) => typeof part === 'object' && isSensitive(plainSchema(part)));
}
