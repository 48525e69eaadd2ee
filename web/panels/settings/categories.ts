/** A heading of a form and the fields below it. */
export interface Category {
  title: string;
  fields: string[];
}

/** Fields in the order of their schema, under the headings that `x-category` names; those without come first. */
export function categoriesOf(
  properties: Readonly<Record<string, unknown>>,
  order: readonly string[],
): Category[] {
  const fields = new Map<string, string[]>([['', []]]);
  for (const name of order) {
    const title = categoryOf(properties[name]);
    fields.set(title, [...(fields.get(title) ?? []), name]);
  }
  return [...fields]
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => ({ title, fields: names }));
}

function categoryOf(field: unknown): string {
  if (typeof field !== 'object' || field === null || !('x-category' in field)) return '';
  const category = field['x-category'];
  return typeof category === 'string' ? category : '';
}

/** Whether a field holds what nobody may read over one's shoulder. */
export function isSecret(field: unknown): boolean {
  if (typeof field !== 'object' || field === null) return false;
  const { format, 'x-sensitive': sensitive, writeOnly } = field as Record<string, unknown>;
  return format === 'password' || sensitive === true || writeOnly === true;
}

/** The section of the settings that a field is changed in, when that is not the form of its skill; else empty. */
export function placeOf(field: unknown): string {
  if (typeof field !== 'object' || field === null || !('x-place' in field)) return '';
  return typeof field['x-place'] === 'string' ? field['x-place'] : '';
}
