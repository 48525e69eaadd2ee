import type { JsonObject } from '../../base/json.ts';
import { COLUMNS } from './columns.ts';
import { type Layout, listIn } from './layout.ts';

const SIGNIFICANCE = { low: 0, medium: 0.5, high: 1 } as const;

export const memoryEvent: Layout = {
  table: 'memories',
  scope: 'playthrough',
  idField: 'id',
  scopeField: 'playthroughId',
  columns: COLUMNS.memory,
  order: 'timestamp',
  labels: {
    character: listIn('characterIds'),
    npc: listIn('npcIds'),
    faction: listIn('factionIds'),
    tag: listIn('semanticTags'),
  },
  filters: {
    id: { test: 'is', field: 'id' },
    from: { test: 'from', field: 'timestamp' },
    to: { test: 'to', field: 'timestamp' },
    inGameFrom: { test: 'from', field: 'inGameTime' },
    inGameTo: { test: 'to', field: 'inGameTime' },
    sessionId: { test: 'is', field: 'sessionId' },
    characterId: { test: 'any label', label: 'character' },
    npcId: { test: 'any label', label: 'npc' },
    factionId: { test: 'any label', label: 'faction' },
    location: { test: 'is', field: 'location' },
    actionType: { test: 'is', field: 'actionType' },
    significance: { test: 'is', field: 'significance' },
    outcome: { test: 'is', field: 'outcome' },
    episodic: { test: 'is', field: 'episodic' },
    tags: { test: 'all labels', label: 'tag' },
  },
  isWorldState: true,
  text: taggedSummary,
  names: (record) => [
    ...['characterIds', 'npcIds', 'factionIds'].flatMap((field) => listIn(field)(record)),
    ...['location', 'actionType', 'outcome'].flatMap((field) => record[field] ?? []).map(String),
  ],
  significance: (record) => (record['episodic'] === true ? 1 : levelOf(record)),
};

function levelOf(record: JsonObject): number {
  return SIGNIFICANCE[record['significance'] as keyof typeof SIGNIFICANCE] ?? 0;
}

/** Tags first: what stands at the head of a text counts for more with the model than the same words at its end. */
function taggedSummary(record: JsonObject): string {
  const tags = listIn('semanticTags')(record).join(', ');
  return tags === '' ? String(record['summary']) : `${tags}: ${record['summary']}`;
}
