import { getOwn } from '../base/json.ts';

/** A schema as plain data; what its keywords hold is looked at before it is used. */
export type PlainSchema = Readonly<Record<string, unknown>>;

const LONGEST_QUOTE = 60;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

const FORMAT_WORDS: Readonly<Record<string, string>> = {
  uuid: 'a UUID such as "6f1c3c3e-0d0b-4a53-9c0e-5b1d2a7f4e10"',
  'date-time': 'a date and time with its zone, such as "2026-01-31T18:00:00Z"',
  uri: 'a full address such as "https://example.org/"',
};

export function plainSchema(value: unknown): PlainSchema {
  return typeof value === 'object' && value !== null ? (value as PlainSchema) : {};
}

export function quote(value: unknown): string {
  if (typeof value === 'string' && value.length > LONGEST_QUOTE) {
    return JSON.stringify(`${value.slice(0, LONGEST_QUOTE).toWellFormed()}…`);
  }
  return JSON.stringify(value) ?? String(value);
}

/** `"a", "b" or "c"` */
export function list(items: readonly string[], joint: 'and' | 'or' = 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

export const quotedList = (values: readonly unknown[], joint?: 'and' | 'or') =>
  list(values.map(quote), joint);

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What a schema asks for, as the words after "must be". */
export function expectation(schema: PlainSchema): string {
  if ('const' in schema) return quote(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${quotedList(schema.enum)}`;
  const branches = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(branches))
    return alternatives(branches.map((branch) => expectation(plainSchema(branch))));
  if (Array.isArray(schema.type)) {
    return alternatives(schema.type.map((type) => expectation({ ...schema, type })));
  }
  switch (schema.type) {
    case 'string':
      return stringExpectation(schema);
    case 'number':
    case 'integer':
      return `${TYPE_WORDS[schema.type]}${rangeSuffix(schema)}`;
    case 'array':
      return plainSchema(schema.items).type === 'string' ? 'an array of strings' : 'an array';
    default:
      return getOwn(TYPE_WORDS, String(schema.type)) ?? 'something else';
  }
}

/** What an example of the schema shows, to go after a pattern that few people read with pleasure. */
export function exampleOf(schema: PlainSchema): string | undefined {
  const example: unknown = Array.isArray(schema.examples) ? schema.examples[0] : undefined;
  return typeof example === 'string' ? JSON.stringify(example) : undefined;
}

/** What was found, as the words after "but is"; empty when the schema says it is a secret. */
export function found(value: unknown, schema: PlainSchema): string {
  if (isSecret(schema)) return '';
  if (Array.isArray(value)) {
    return value.length === 0
      ? ', but is an empty array'
      : `, but is an array of ${count(value.length, 'item')}`;
  }
  if (typeof value === 'object' && value !== null) return ', but is an object';
  if (value === '') return ', but is empty';
  return `, but is ${quote(value)}`;
}

/** Like `found`, but names the type too, for when the type is what is wrong. */
export function foundType(value: unknown, schema: PlainSchema): string {
  if (isSecret(schema)) return '';
  if (typeof value === 'string')
    return value === '' ? ', but is an empty string' : `, but is the string ${quote(value)}`;
  if (typeof value === 'number') return `, but is the number ${value}`;
  return found(value, schema);
}

function isSecret(schema: PlainSchema): boolean {
  return schema['x-sensitive'] === true || schema.writeOnly === true || schema.format === 'password';
}

function alternatives(words: readonly string[]): string {
  return list([...new Set(words)]);
}

function stringExpectation(schema: PlainSchema): string {
  const format = getOwn(FORMAT_WORDS, String(schema.format));
  if (format !== undefined) return format;
  const example = schema.pattern === undefined ? undefined : exampleOf(schema);
  if (example !== undefined) return `a string such as ${example}`;
  return schema.minLength === 1 ? 'a string that is not empty' : 'a string';
}

function rangeSuffix({ minimum, maximum }: PlainSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}
