import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox';
import type { JsonObject } from '../base/json.ts';

/** A string of at least one character. */
export const filled = (description: string, options: TSchemaOptions = {}) =>
  Type.String({ description, minLength: 1, ...options });

/** One of a few words. */
export const oneOfWords = <const Words extends string[]>(
  words: readonly [...Words],
  description: string,
  options: TSchemaOptions = {},
) => Type.Enum(words, { type: 'string', description, ...options });

/** A JSON object whose keys are nobody's business but its owner's. */
export const freeObject = (description: string, options: TSchemaOptions = {}) =>
  Type.Unsafe<JsonObject>({ type: 'object', description, ...options });

/**
 * An object used as a map. Not `Type.Record`: its `^.*$` lets keys with a line break escape the check.
 */
export const mapOf = <Value extends TSchema>(
  value: Value,
  description: string,
  options: TSchemaOptions = {},
) =>
  Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    additionalProperties: value,
    description,
    ...options,
  });

export const words = (description: string, options: TSchemaOptions = {}) =>
  Type.Array(Type.String(), { description, ...options });

export const dateTime = (description: string) => Type.String({ format: 'date-time', description });

export const uuid = (description: string) => Type.String({ format: 'uuid', description });

export const threePartVersion = (description: string, options: TSchemaOptions = {}) =>
  Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$', description, examples: ['1.0.0'], ...options });

/** Three numbers as in semantic versioning, then a pre-release and a build if there are any. */
export const semanticVersion = (description: string) => {
  const parts = '[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*';
  return Type.String({
    pattern: `^\\d+\\.\\d+\\.\\d+(?:-${parts})?(?:\\+${parts})?$`,
    description,
    examples: ['1.0.0', '1.0.0-beta.2+build.7'],
  });
};

/** Lets an author name the contract in the file itself, which editors use for hints. */
export const schemaReference = Type.Optional(
  Type.String({ description: 'Path or address of this contract, for editors.' }),
);

/** Lets a document say of itself that a program made it; the file beside it may say so instead. */
export const originFields = {
  generated: Type.Optional(
    Type.Boolean({ description: 'Whether a program made it; then `provenance` must say from what.' }),
  ),
  provenance: Type.Optional(
    freeObject('From what it was made: source_model, generated_at, seed_data and version.'),
  ),
};
