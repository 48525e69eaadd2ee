import { type Static, Type } from 'typebox';
import { filled } from '../contracts/schema.ts';
import type { PlaythroughRecords } from './store.ts';

const MOST_CHUNKS = 50;

export const LoreParams = Type.Object(
  {
    query: Type.String({ minLength: 1, maxLength: 4_000, description: 'What to look for, in plain words.' }),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_CHUNKS, description: 'Most chunks, 5 unless told.' }),
    ),
    maxTokens: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Most tokens of all chunks together (cl100k_base).' }),
    ),
    filePath: Type.Optional(filled('Only from this file, such as lore/harbour.md.')),
    threshold: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'Least relevance, 0.7 unless told.' }),
    ),
  },
  { additionalProperties: false },
);

/** What the author wrote about something, the best first, as much of it as there is room for. */
export async function findLore(
  records: PlaythroughRecords,
  { query, limit = 5, maxTokens = Number.MAX_SAFE_INTEGER, filePath, threshold }: Static<typeof LoreParams>,
  signal: AbortSignal,
) {
  const filters = filePath === undefined ? {} : { filePath };
  const options = { signal, ...(threshold !== undefined && { threshold }) };
  const { results, mode, pending } = await records.semanticSearch(query, 'lore', limit, filters, options);
  let room = maxTokens;
  const chunks = results.flatMap(({ record, relevance }) => {
    if (record.tokenCount > room) return [];
    room -= record.tokenCount;
    const { id, filePath: file, content, tokenCount, tags } = record;
    return [{ id, filePath: file, headings: tags, content, tokenCount, relevance }];
  });
  return { chunks, mode, pending };
}
