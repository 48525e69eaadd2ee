import { getOwn, type Json, type JsonObject } from '../../base/json.ts';
import type { FilterRule, Layout } from '../layouts/layout.ts';
import { millisecondsOf, otherScope } from '../records/refusals.ts';

/** A test for records by the filters of their layout. */
export function passing(
  layout: Layout,
  filters: JsonObject,
  scopeId: string,
): (record: JsonObject) => boolean {
  const tests = Object.entries(filters).map(([name, wanted]) => {
    const rule = getOwn(layout.filters, name);
    if (rule === undefined && wanted !== scopeId) throw otherScope(layout.scope, scopeId);
    return rule === undefined ? () => true : testOf(layout, rule, wanted);
  });
  return (record) => tests.every((passes) => passes(record));
}

function testOf(layout: Layout, rule: FilterRule, wanted: Json): (record: JsonObject) => boolean {
  const values = Array.isArray(wanted) ? wanted : [wanted];
  switch (rule.test) {
    case 'is':
      return (record) => values.includes(record[rule.field] as Json);
    case 'from':
    case 'to': {
      const limit = millisecondsOf(String(wanted), rule.test);
      return (record) => {
        const value = record[rule.field];
        if (value === undefined) return false;
        const at = Date.parse(String(value));
        return rule.test === 'from' ? at >= limit : at <= limit;
      };
    }
    case 'any label':
      return (record) => labelsIn(layout, rule.label, record).some((label) => values.includes(label));
    case 'all labels':
      return (record) =>
        values.every((value) => labelsIn(layout, rule.label, record).includes(String(value)));
  }
}

function labelsIn(layout: Layout, label: string, record: JsonObject): readonly string[] {
  return layout.labels[label]?.(record) ?? [];
}
