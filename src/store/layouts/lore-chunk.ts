import { type Layout, listIn } from './layout.ts';

export const loreChunk: Layout = {
  table: 'lore',
  scope: 'campaign',
  idField: 'id',
  scopeField: 'campaignId',
  columns: {
    filePath: 'text',
    chunkIndex: 'number',
    paragraphId: 'number',
    content: 'text',
    tokenCount: 'number',
    chunkMethod: 'text',
    tags: 'json',
  },
  order: 'filePath',
  labels: { tag: listIn('tags') },
  filters: {
    id: { test: 'is', field: 'id' },
    filePath: { test: 'is', field: 'filePath' },
    tags: { test: 'all labels', label: 'tag' },
  },
  isWorldState: false,
  text: (record) => String(record['content']),
  names: listIn('tags'),
};
