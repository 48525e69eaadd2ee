import type { JsonObject } from '../../base/json.ts';
import type { DataType, PlaythroughType, SearchableType } from '../records/index.ts';
import { COLUMNS } from './columns.ts';
import { type FilterRule, type Layout, listIn } from './layout.ts';

/** Filters by name: the field or the label that each is held against. */
const is = (...fields: string[]) =>
  Object.fromEntries(fields.map((field): [string, FilterRule] => [field, { test: 'is', field }]));
const between = (field: string): Record<string, FilterRule> => ({
  from: { test: 'from', field },
  to: { test: 'to', field },
});

const OF_A_STORY = { scope: 'playthrough', scopeField: 'playthroughId', labels: {} } as const;
const OF_A_CAMPAIGN = { scope: 'campaign', isWorldState: false } as const;
const SIGNIFICANCE = { low: 0, medium: 0.5, high: 1 } as const;

/**
 * Kept apart from the contracts in `records/`: the store's threads need these and not the schema library, which would
 * cost each of them a tenth of a second at the start and a good deal of memory.
 */
export const LAYOUTS: Readonly<Record<DataType, Layout>> = {
  memory: {
    ...OF_A_STORY,
    table: 'memories',
    idField: 'id',
    columns: COLUMNS.memory,
    order: 'timestamp',
    labels: {
      character: listIn('characterIds'),
      npc: listIn('npcIds'),
      faction: listIn('factionIds'),
      tag: listIn('semanticTags'),
    },
    filters: {
      ...is('id', 'sessionId', 'location', 'actionType', 'significance', 'outcome', 'episodic'),
      ...between('timestamp'),
      inGameFrom: { test: 'from', field: 'inGameTime' },
      inGameTo: { test: 'to', field: 'inGameTime' },
      characterId: { test: 'any label', label: 'character' },
      npcId: { test: 'any label', label: 'npc' },
      factionId: { test: 'any label', label: 'faction' },
      tags: { test: 'all labels', label: 'tag' },
    },
    isWorldState: true,
    text: taggedSummary,
    names: (record) => [
      ...['characterIds', 'npcIds', 'factionIds'].flatMap((field) => listIn(field)(record)),
      ...['location', 'actionType', 'outcome'].flatMap((field) => record[field] ?? []).map(String),
    ],
    significance: (record) =>
      record['episodic'] === true
        ? 1
        : (SIGNIFICANCE[record['significance'] as keyof typeof SIGNIFICANCE] ?? 0),
  },
  reputation: {
    ...OF_A_STORY,
    table: 'reputation',
    idField: 'factionId',
    columns: COLUMNS.reputation,
    order: 'lastUpdated',
    filters: { ...is('factionId'), ...between('lastUpdated') },
    isWorldState: true,
  },
  perception: {
    ...OF_A_STORY,
    table: 'perception',
    idField: 'npcId',
    columns: COLUMNS.perception,
    order: 'lastInteraction',
    filters: { ...is('npcId'), ...between('lastInteraction') },
    isWorldState: true,
  },
  portrait: {
    ...OF_A_STORY,
    table: 'portraits',
    idField: 'characterId',
    columns: COLUMNS.portrait,
    order: 'generatedAt',
    filters: { ...is('characterId', 'descriptionHash'), ...between('generatedAt') },
    isWorldState: true,
    text: (record) => String(record['description']),
    names: (record) => [String(record['characterId'])],
  },
  session: {
    ...OF_A_STORY,
    table: 'sessions',
    idField: 'sessionId',
    columns: COLUMNS.session,
    order: 'startTime',
    filters: {
      ...is('sessionId'),
      location: { test: 'is', field: 'currentLocation' },
      ...between('startTime'),
    },
    isWorldState: false,
  },
  lore: {
    ...OF_A_CAMPAIGN,
    table: 'lore',
    idField: 'id',
    scopeField: 'campaignId',
    columns: COLUMNS.lore,
    order: 'filePath',
    labels: { tag: listIn('tags') },
    filters: { ...is('id', 'filePath'), tags: { test: 'all labels', label: 'tag' } },
    text: loreText,
  },
  // The contract leaves room for fields of other versions; what has no column of its own lies in `rest`.
  asset: {
    ...OF_A_CAMPAIGN,
    table: 'assets',
    idField: 'path',
    scopeField: null,
    columns: COLUMNS.asset,
    order: 'path',
    labels: {
      tag: listIn('keywords'),
      entity: (record) => listIn('entity_links')((record['relationships'] ?? {}) as JsonObject),
    },
    filters: {
      filePath: { test: 'is', field: 'path' },
      ...is('type', 'generated'),
      tags: { test: 'all labels', label: 'tag' },
      entityId: { test: 'any label', label: 'entity' },
      ...between('created_at'),
    },
    text: assetText,
  },
};

/** Tags first: what stands at the head of a text counts for more with the model than the same words at its end. */
function taggedSummary(record: JsonObject): string {
  const tags = listIn('semanticTags')(record).join(', ');
  return tags === '' ? String(record['summary']) : `${tags}: ${record['summary']}`;
}

/**
 * A paragraph rarely says again what the heading of its section said, so the model reads both. The title, which all of a
 * file share, is found by its words alone. Markup means nothing.
 */
function loreText(record: JsonObject): string {
  const content = String(record['content'])
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/^#{1,6}[ \t]+|\*\*|__|`/gm, '');
  return [...listIn('tags')(record).slice(1), content].join('. ');
}

/** A file is found by what is said about it; the text of a prose file is found as lore. */
function assetText(record: JsonObject): string {
  const image = (record['image_metadata'] ?? {}) as JsonObject;
  const path = String(record['path']).replaceAll(/[/_.-]+/g, ' ');
  const said = [path, ...listIn('keywords')(record), String(image['alt_text'] ?? '')];
  return said.filter((part) => part !== '').join(' ');
}

export const DATA_TYPES = Object.keys(LAYOUTS) as DataType[];
export const SEARCHABLE_TYPES = DATA_TYPES.filter(
  (type) => LAYOUTS[type].text !== undefined,
) as SearchableType[];
export const WORLD_TYPES = DATA_TYPES.filter((type) => LAYOUTS[type].isWorldState) as PlaythroughType[];
