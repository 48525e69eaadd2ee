import { type Static, Type } from 'typebox';
import type { JsonObject } from '../../base/json.ts';
import { type AssetMetadata, AssetMetadataSchema } from '../../contracts/asset-metadata.ts';
import { filled } from '../../contracts/schema.ts';
import { closed, everyOne, oneOrMore, timeRange } from './fields.ts';
import { listIn, type RecordType } from './record-type.ts';

export type Asset = AssetMetadata;

export const AssetFiltersSchema = closed(
  {
    filePath: oneOrMore('The file, relative to the campaign.'),
    type: oneOrMore('image, audio, prose or structured.'),
    generated: Type.Optional(Type.Boolean({ description: 'Made by a model, or by a person.' })),
    tags: everyOne('A keyword it must have.'),
    entityId: oneOrMore('A person or thing it is about.'),
    ...timeRange,
    campaignId: Type.Optional(filled('The campaign.')),
  },
  { title: 'AssetFilters', description: 'Which files of a campaign are meant.' },
);
export type AssetFilters = Static<typeof AssetFiltersSchema>;

/** The contract leaves room for fields of other versions; what has no column of its own lies in `rest`. */
export const asset: RecordType = {
  table: 'assets',
  scope: 'campaign',
  schema: AssetMetadataSchema,
  filterSchema: AssetFiltersSchema,
  idField: 'path',
  scopeField: null,
  columns: {
    type: 'text',
    keywords: 'json',
    generated: 'boolean',
    checksum: 'text',
    created_at: 'time',
    modified_at: 'time',
    data: 'text',
    provenance: 'json',
    image_metadata: 'json',
    audio_metadata: 'json',
    prose_metadata: 'json',
    structured_metadata: 'json',
    relationships: 'json',
    rest: 'rest',
  },
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
