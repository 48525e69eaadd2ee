import { COLUMNS } from './columns.ts';
import type { Layout } from './layout.ts';

export const session: Layout = {
  table: 'sessions',
  scope: 'playthrough',
  idField: 'sessionId',
  scopeField: 'playthroughId',
  columns: COLUMNS.session,
  order: 'startTime',
  labels: {},
  filters: {
    sessionId: { test: 'is', field: 'sessionId' },
    location: { test: 'is', field: 'currentLocation' },
    from: { test: 'from', field: 'startTime' },
    to: { test: 'to', field: 'startTime' },
  },
  isWorldState: false,
};
