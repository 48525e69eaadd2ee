import { expectation, type PlainSchema, plainSchema } from '../../src/contracts/wording.ts';

/** The fields of a schema, as a table in Markdown. */
export function fieldTable(schema: PlainSchema): string {
  return ['| field | is | |', '|---|---|---|', ...rowsOf(schema, '')].join('\n');
}

/** A row for each field, and below it rows for the fields inside it. */
function rowsOf(schema: PlainSchema, prefix: string): string[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(plainSchema(schema.properties)).flatMap(([name, value]) => {
    const field = plainSchema(value);
    const inside = orNullIn(field);
    const words = [String(field.description ?? ''), ...defaultIn(field)];
    const mark = required.includes(name) && !('default' in field) ? '**required**; ' : '';
    const row = `| \`${prefix}${name}\` | ${mark}${cell(expectation(field))} | ${cell(words.join(' '))} |`;
    return [row, ...insideOf(inside, `${prefix}${name}`)];
  });
}

/** What is taken where nothing is said; that it is empty or null goes without saying. */
function defaultIn(field: PlainSchema): string[] {
  const { default: value } = field;
  if (value === undefined || value === null || value === '' || typeof value === 'object') return [];
  return [`Default: \`${value}\`.`];
}

/** What a field holds that may be null. */
function orNullIn(field: PlainSchema): PlainSchema {
  const branches = Array.isArray(field.anyOf) ? field.anyOf.map(plainSchema) : [];
  return branches.find(({ type }) => type !== 'null') ?? field;
}

function insideOf(field: PlainSchema, name: string): string[] {
  const items = plainSchema(field.items);
  if (items.properties !== undefined) return rowsOf(items, `${name}[].`);
  if (field.properties !== undefined) return rowsOf(field, `${name}.`);
  const values = plainSchema(field.additionalProperties);
  return values.properties === undefined ? [] : rowsOf(values, `${name}.<name>.`);
}

export const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
