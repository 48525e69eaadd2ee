import type { JsonObject } from '../../base/json.ts';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';
import { COLUMNS } from './columns.ts';
import { type Layout, listIn } from './layout.ts';

/** The contract leaves room for fields of other versions; what has no column of its own lies in `rest`. */
export const asset: Layout = {
  table: 'assets',
  scope: 'campaign',
  idField: 'path',
  scopeField: null,
  columns: COLUMNS.asset,
  order: 'path',
  labels: { tag: listIn('keywords'), entity: entitiesOf },
  filters: {
    filePath: { test: 'is', field: 'path' },
    type: { test: 'is', field: 'type' },
    generated: { test: 'is', field: 'generated' },
    tags: { test: 'all labels', label: 'tag' },
    entityId: { test: 'any label', label: 'entity' },
    from: { test: 'from', field: 'created_at' },
    to: { test: 'to', field: 'created_at' },
  },
  isWorldState: false,
  text: assetText,
};

/** A file is found by what is said about it; the text of a prose file is found as lore. */
function assetText(record: JsonObject): string {
  const { path, keywords, image_metadata: image } = record as unknown as AssetMetadata;
  const said = [path.replaceAll(/[/_.-]+/g, ' '), ...keywords, image?.alt_text ?? ''];
  return said.filter((part) => part !== '').join(' ');
}

function entitiesOf(record: JsonObject): readonly string[] {
  return (record as unknown as AssetMetadata).relationships?.entity_links ?? [];
}
