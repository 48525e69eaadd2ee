import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { validator } from '../../src/contracts/validate.ts';
import { LAYOUTS } from '../../src/store/layouts/index.ts';
import { CONTRACTS, complete, type DataType } from '../../src/store/records/index.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../docs/host-services.md'), 'utf8');
const DEFAULTS = { scopeId: 'story', now: '2026-01-31T18:00:00Z', newId: () => 'new' };
const WRITABLE: readonly DataType[] = ['memory', 'reputation', 'perception', 'portrait'];
const DESCRIBED: readonly DataType[] = [...WRITABLE, 'session', 'lore'];

/** The row of the page about a data type: its id, and its fields, those that must be given apart. */
function rowOf(dataType: DataType): { id: string; fields: string[]; given: string[] } {
  const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${dataType}\` | `)) ?? '';
  const [, , id = '', fields = ''] = row.split('|');
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name ?? '');
  return {
    id: namesIn(id, /`(\w+)`/g)[0] ?? '',
    fields: namesIn(fields, /`(\w+)`/g),
    given: namesIn(fields, /\*\*`(\w+)`\*\*/g),
  };
}

it.for(DESCRIBED)('the page on the host services has the fields of %s', (dataType) => {
  const { properties = {} } = CONTRACTS[dataType].record as { properties?: object };
  const { id, fields } = rowOf(dataType);
  expect(fields.toSorted()).toEqual(Object.keys(properties).sort());
  expect(id).toBe(LAYOUTS[dataType].idField);
});

it.for(WRITABLE)('the page on the host services says what must be given of %s', (dataType) => {
  const filledIn = complete(dataType, {} as never, DEFAULTS) as JsonObject;
  const missing = validator(CONTRACTS[dataType].record)(filledIn).map(
    ({ message }) => /"(\w+)"/.exec(message)?.[1],
  );
  expect(missing.toSorted()).toEqual(rowOf(dataType).given.toSorted());
});
