import { type Static, Type } from 'typebox';
import { filled, oneOfWords } from '../../contracts/schema.ts';
import { closed, everyOne, ids, longText, oneOrMore } from './fields.ts';
import type { Defaults, Given } from './given.ts';

const wholeNumber = (description: string) => Type.Integer({ minimum: 0, description });

export const LoreChunkSchema = closed(
  {
    id: filled('File and position: `lore/harbour.md#3`.'),
    campaignId: filled('The campaign it belongs to.'),
    filePath: filled('The file it was cut from, relative to the campaign.'),
    chunkIndex: wholeNumber('Its position among the chunks of that file.'),
    paragraphId: wholeNumber('The paragraph it comes from.'),
    content: longText('The text.'),
    tokenCount: wholeNumber('Tokens it takes in a prompt (cl100k_base).'),
    chunkMethod: oneOfWords(['paragraph', 'sentence'], 'Where it was cut.'),
    tags: ids('Words to find it by.'),
  },
  { title: 'LoreChunk', description: "A piece of a campaign's lore, small enough to search." },
);
export type LoreChunk = Static<typeof LoreChunkSchema>;
export type NewLoreChunk = Given<
  LoreChunk,
  'filePath' | 'chunkIndex' | 'paragraphId' | 'content' | 'tokenCount'
>;

export const LoreFiltersSchema = closed(
  {
    id: oneOrMore('Id of a chunk.'),
    filePath: oneOrMore('The file it was cut from.'),
    tags: everyOne('A tag it must have.'),
    campaignId: Type.Optional(filled('The campaign.')),
  },
  { title: 'LoreFilters', description: 'Which lore is meant.' },
);
export type LoreFilters = Static<typeof LoreFiltersSchema>;

export function completeLoreChunk(given: NewLoreChunk, { scopeId }: Defaults): LoreChunk {
  return {
    id: `${given.filePath}#${given.chunkIndex}`,
    campaignId: scopeId,
    chunkMethod: 'paragraph',
    tags: [],
    ...given,
  };
}
