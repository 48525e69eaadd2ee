import { isSecret, placeOf } from './categories.ts';

type Field = Readonly<Record<string, unknown>>;

/** Which input shows a field, where its type alone does not say it. */
export function uiSchemaOf(schema: Field): Record<string, unknown> {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const entries = Object.entries(properties).flatMap(([name, field]) =>
    isRecord(field) ? [[name, uiOf(field)] as const] : [],
  );
  return { 'ui:submitButtonOptions': { norender: true }, ...Object.fromEntries(entries) };
}

function uiOf(field: Field): Record<string, unknown> {
  if (placeOf(field) !== '') return { 'ui:widget': 'hidden' };
  if (isSecret(field)) return { 'ui:widget': 'password' };
  if (field.format === 'textarea') return { 'ui:widget': 'textarea' };
  if (field.type === 'object') return uiSchemaOf(field);
  if (field.type === 'array' && isRecord(field.items)) return { items: uiOf(field.items) };
  // An emptied field of text is an empty text where the schema's default is one, and otherwise unset.
  return field.type === 'string' && field.default === '' ? { 'ui:emptyValue': '' } : {};
}

function isRecord(value: unknown): value is Field {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
