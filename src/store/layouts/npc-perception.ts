import type { Layout } from './layout.ts';

export const npcPerception: Layout = {
  table: 'perception',
  scope: 'playthrough',
  idField: 'npcId',
  scopeField: 'playthroughId',
  columns: {
    perceptionScore: 'number',
    lastInteraction: 'time',
    eventHistory: 'text',
    decayRate: 'number',
    decayUnit: 'text',
    inGameTime: 'time',
  },
  order: 'lastInteraction',
  labels: {},
  filters: {
    npcId: { test: 'is', field: 'npcId' },
    from: { test: 'from', field: 'lastInteraction' },
    to: { test: 'to', field: 'lastInteraction' },
  },
  isWorldState: true,
};
