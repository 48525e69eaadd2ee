import { type Static, Type } from 'typebox';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';
import { filled } from '../../contracts/schema.ts';
import { closed, everyOne, oneOrMore, timeRange } from './fields.ts';

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
