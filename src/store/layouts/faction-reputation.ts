import { COLUMNS } from './columns.ts';
import type { Layout } from './layout.ts';

export const factionReputation: Layout = {
  table: 'reputation',
  scope: 'playthrough',
  idField: 'factionId',
  scopeField: 'playthroughId',
  columns: COLUMNS.reputation,
  order: 'lastUpdated',
  labels: {},
  filters: {
    factionId: { test: 'is', field: 'factionId' },
    from: { test: 'from', field: 'lastUpdated' },
    to: { test: 'to', field: 'lastUpdated' },
  },
  isWorldState: true,
};
