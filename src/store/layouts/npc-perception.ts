import { COLUMNS } from './columns.ts';
import type { Layout } from './layout.ts';

export const npcPerception: Layout = {
  table: 'perception',
  scope: 'playthrough',
  idField: 'npcId',
  scopeField: 'playthroughId',
  columns: COLUMNS.perception,
  order: 'lastInteraction',
  labels: {},
  filters: {
    npcId: { test: 'is', field: 'npcId' },
    from: { test: 'from', field: 'lastInteraction' },
    to: { test: 'to', field: 'lastInteraction' },
  },
  isWorldState: true,
};
