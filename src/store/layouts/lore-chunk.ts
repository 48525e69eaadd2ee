import type { JsonObject } from '../../base/json.ts';
import { COLUMNS } from './columns.ts';
import { type Layout, listIn } from './layout.ts';

export const loreChunk: Layout = {
  table: 'lore',
  scope: 'campaign',
  idField: 'id',
  scopeField: 'campaignId',
  columns: COLUMNS.lore,
  order: 'filePath',
  labels: { tag: listIn('tags') },
  filters: {
    id: { test: 'is', field: 'id' },
    filePath: { test: 'is', field: 'filePath' },
    tags: { test: 'all labels', label: 'tag' },
  },
  isWorldState: false,
  text: loreText,
};

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
