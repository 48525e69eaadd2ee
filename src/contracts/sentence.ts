import type { ErrorObject } from 'ajv';
import { nearest } from './nearest.ts';
import { childPointer, fieldPath } from './pointer.ts';
import {
  count,
  exampleOf,
  expectation,
  found,
  foundType,
  type PlainSchema,
  plainSchema,
  quote,
  quotedList,
} from './wording.ts';

/** What is wrong, without the full stop, and what may help, such as a better spelling. */
interface Statement {
  pointer: string;
  text: string;
  advice?: string;
}

const MOST_FIELDS_LISTED = 20;
const LONGEST_PATTERN_SHOWN = 40;

/** Puts one Ajv error (made with `verbose`) into words. */
export function statement(error: ErrorObject, document: unknown): Statement {
  const pointer = error.instancePath;
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return missingField(error, document);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownField(error, document);
    case 'discriminator':
      return wrongTag(error, document);
    case 'enum':
      return {
        pointer,
        text: `${subject(pointer, document)} ${demand(error)}`,
        ...didYouMean(error.data, error.params.allowedValues),
      };
    default:
      return { pointer, text: `${subject(pointer, document)} ${demand(error)}` };
  }
}

/** The words after the name of the field, for errors about a value that is there. */
function demand({ keyword, params, data, parentSchema, message }: ErrorObject): string {
  const schema = plainSchema(parentSchema);
  switch (keyword) {
    case 'type':
    case 'anyOf':
      return `must be ${expectation(schema)}${foundType(data, schema)}`;
    case 'oneOf':
      return params.passingSchemas === null
        ? `must be ${expectation(schema)}${foundType(data, schema)}`
        : 'can be read in more than one way, and only one is allowed';
    case 'const':
    case 'enum':
    case 'format':
      return `must be ${expectation(schema)}${found(data, schema)}`;
    case 'pattern':
      return `must ${patternWords(schema, params.pattern)}${found(data, schema)}`;
    case 'minLength':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${count(params.limit, 'character')}, but has ${length(data)}`;
    case 'maxLength':
      return `must have at most ${count(params.limit, 'character')}, but has ${length(data)}`;
    case 'minItems':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${count(params.limit, 'item')}, but has ${length(data)}`;
    case 'maxItems':
      return `must have at most ${count(params.limit, 'item')}, but has ${length(data)}`;
    case 'minimum':
      return `must be at least ${params.limit}${found(data, schema)}`;
    case 'maximum':
      return `must be at most ${params.limit}${found(data, schema)}`;
    case 'exclusiveMinimum':
      return `must be more than ${params.limit}${found(data, schema)}`;
    case 'exclusiveMaximum':
      return `must be less than ${params.limit}${found(data, schema)}`;
    case 'uniqueItems':
      return `must not contain the same item twice, but items ${params.j} and ${params.i} are equal`;
    default:
      return message ?? 'is not valid';
  }
}

function missingField(error: ErrorObject, document: unknown): Statement {
  const field = String(error.params.missingProperty);
  const properties = plainSchema(plainSchema(error.parentSchema).properties);
  const unknown = Object.keys(plainSchema(error.data)).filter((key) => !Object.hasOwn(properties, key));
  const misspelt = nearest(field, unknown);
  if (misspelt !== undefined) {
    return { ...missing(error, field, document), advice: `; did you mean it by ${quote(misspelt)}?` };
  }
  const wanted = Object.hasOwn(properties, field) ? expectation(plainSchema(properties[field])) : undefined;
  return missing(error, field, document, wanted);
}

function missing(error: ErrorObject, field: string, document: unknown, wanted?: string): Statement {
  const pointer = error.instancePath;
  const where = pointer === '' ? '' : ` in ${fieldPath(pointer, document)}`;
  const demanded = wanted === undefined ? '' : `; it must be ${wanted}`;
  return { pointer, text: `"${field}" is missing${where}${demanded}` };
}

function unknownField(error: ErrorObject, document: unknown): Statement {
  const key = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
  const pointer = childPointer(error.instancePath, key);
  const text = `${subject(pointer, document)} is not a known field`;
  const known = Object.keys(plainSchema(plainSchema(error.parentSchema).properties));
  const meant = nearest(key, known);
  if (meant !== undefined) {
    const isThere = Object.hasOwn(plainSchema(error.data), meant);
    return {
      pointer,
      text,
      advice: isThere ? `; "${meant}" is there already.` : `; did you mean "${meant}"?`,
    };
  }
  const listed = known.filter((field) => !field.startsWith('$'));
  if (listed.length === 0 || listed.length > MOST_FIELDS_LISTED) return { pointer, text };
  return { pointer, text, advice: `; known here are ${quotedList(listed, 'and')}.` };
}

/** The tag that says which branch applies is absent or names none. */
function wrongTag(error: ErrorObject, document: unknown): Statement {
  const tag = String(error.params.tag);
  const branches = plainSchema(error.parentSchema).oneOf;
  const values = (Array.isArray(branches) ? branches : []).map(
    (branch) => plainSchema(plainSchema(plainSchema(branch).properties)[tag]).const,
  );
  const wanted = `one of ${quotedList(values)}`;
  const value: unknown = error.params.tagValue;
  if (value === undefined) return missing(error, tag, document, wanted);
  const pointer = childPointer(error.instancePath, tag);
  const text = `${subject(pointer, document)} must be ${wanted}${found(value, {})}`;
  return { pointer, text, ...didYouMean(value, values) };
}

function subject(pointer: string, document: unknown): string {
  return pointer === '' ? 'The document' : `"${fieldPath(pointer, document)}"`;
}

function didYouMean(value: unknown, allowed: readonly unknown[]): { advice: string } | undefined {
  const words = allowed.filter((candidate) => typeof candidate === 'string');
  const word = typeof value === 'string' ? nearest(value, words) : undefined;
  return word === undefined ? undefined : { advice: `; did you mean ${quote(word)}?` };
}

function patternWords(schema: PlainSchema, pattern: string): string {
  const example = exampleOf(schema);
  if (example === undefined) return `match the pattern ${pattern}`;
  return `look like ${example}${pattern.length > LONGEST_PATTERN_SHOWN ? '' : ` (pattern ${pattern})`}`;
}

function length(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : 0;
}
