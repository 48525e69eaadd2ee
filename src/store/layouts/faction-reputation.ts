import type { Layout } from './layout.ts';

export const factionReputation: Layout = {
  table: 'reputation',
  scope: 'playthrough',
  idField: 'factionId',
  scopeField: 'playthroughId',
  columns: {
    currentScore: 'number',
    lastUpdated: 'time',
    decayRate: 'number',
    decayUnit: 'text',
    inGameTime: 'time',
  },
  order: 'lastUpdated',
  labels: {},
  filters: {
    factionId: { test: 'is', field: 'factionId' },
    from: { test: 'from', field: 'lastUpdated' },
    to: { test: 'to', field: 'lastUpdated' },
  },
  isWorldState: true,
};
