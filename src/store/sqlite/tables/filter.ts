import type { SQLInputValue } from 'node:sqlite';
import { getOwn, type Json, type JsonObject } from '../../../base/json.ts';
import type { FilterRule, Layout } from '../../layouts/layout.ts';
import { millisecondsOf, otherScope } from '../../records/refusals.ts';
import { columnOf } from './codec.ts';
import type { Scope } from './scope.ts';

/** Conditions on the table aliased `r`, each starting with AND. */
export interface Condition {
  sql: string;
  values: SQLInputValue[];
}

/** Filters as SQL, so that a limit counts only what passes them. */
export function conditionOf(layout: Layout, filters: JsonObject, scope: Scope): Condition {
  const condition: Condition = { sql: '', values: [] };
  for (const [name, wanted] of Object.entries(filters)) {
    const rule = getOwn(layout.filters, name);
    if (rule !== undefined) add(condition, layout, rule, wanted, scope);
    else if (wanted !== scope.id) throw otherScope(layout.scope, scope.id);
  }
  return condition;
}

function add(condition: Condition, layout: Layout, rule: FilterRule, wanted: Json, scope: Scope): void {
  switch (rule.test) {
    case 'is': {
      const values = listOf(wanted).map(plainValue);
      condition.sql += ` AND r.${rule.field === layout.idField ? 'id' : columnOf(rule.field)} IN (${marks(values)})`;
      condition.values.push(...values);
      return;
    }
    case 'from':
    case 'to':
      condition.sql += ` AND r.${columnOf(rule.field)}_ms ${rule.test === 'from' ? '>=' : '<='} ?`;
      condition.values.push(millisecondsOf(String(wanted), rule.test));
      return;
    case 'any label':
      addLabel(condition, layout, rule.label, listOf(wanted), scope);
      return;
    case 'all labels':
      for (const value of listOf(wanted)) addLabel(condition, layout, rule.label, [value], scope);
  }
}

function addLabel(
  condition: Condition,
  layout: Layout,
  label: string,
  wanted: readonly Json[],
  scope: Scope,
): void {
  condition.sql += ` AND r.key IN (SELECT record FROM ${layout.table}_labels
    WHERE scope = ? AND kind = ? AND value IN (${marks(wanted)}))`;
  condition.values.push(scope.key, label, ...wanted.map(plainValue));
}

const listOf = (wanted: Json): readonly Json[] => (Array.isArray(wanted) ? wanted : [wanted]);
const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

function plainValue(value: Json): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as string | number);
}
