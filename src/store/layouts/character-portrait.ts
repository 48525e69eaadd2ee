import { COLUMNS } from './columns.ts';
import type { Layout } from './layout.ts';

export const characterPortrait: Layout = {
  table: 'portraits',
  scope: 'playthrough',
  idField: 'characterId',
  scopeField: 'playthroughId',
  columns: COLUMNS.portrait,
  order: 'generatedAt',
  labels: {},
  filters: {
    characterId: { test: 'is', field: 'characterId' },
    descriptionHash: { test: 'is', field: 'descriptionHash' },
    from: { test: 'from', field: 'generatedAt' },
    to: { test: 'to', field: 'generatedAt' },
  },
  isWorldState: true,
  text: (record) => String(record['description']),
  names: (record) => [String(record['characterId'])],
};
