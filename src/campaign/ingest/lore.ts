import { loadTokenCounter } from '../../base/tokens.ts';
import type { LoreChunk, NewLoreChunk } from '../../store/index.ts';
import type { CampaignFolder } from '../folder.ts';
import { markdownAsTold } from '../told/markdown.ts';
import { type Chunk, chunkText } from './chunk.ts';
import { proseIn } from './prose-text.ts';
import type { SourceFile } from './scan.ts';

const LONGEST_TAG = 200;

/** Whether a file is lore: prose under lore/, a page of a place or of lore that lies elsewhere, or the setting. */
export function isLore({ path, type }: Pick<SourceFile, 'path' | 'type'>, folder: CampaignFolder): boolean {
  if (type !== 'prose') return false;
  const { lore, places } = folder.recognised;
  return (
    path.startsWith('lore/') ||
    lore.includes(path) ||
    places.includes(path) ||
    path === folder.pick('world/setting.md')
  );
}

/** The text of a prose file in chunks. */
export async function chunksOf(folder: CampaignFolder, file: string): Promise<Chunk[]> {
  return chunkText(markdownAsTold(proseIn(folder.text(file)), folder.identifiers), await loadTokenCounter());
}

export async function loreOf(folder: CampaignFolder, file: SourceFile): Promise<NewLoreChunk[]> {
  const chunks = await chunksOf(folder, file.path);
  return chunks.map(({ headings, ...chunk }) => ({
    filePath: file.path,
    ...chunk,
    tags: [...new Set(headings.map((heading) => heading.slice(0, LONGEST_TAG)))],
  }));
}

/** What has to be done so that the lore of a file is `now` and no longer `before`. What stays keeps its vector. */
export function differenceOf(
  before: readonly LoreChunk[],
  now: readonly NewLoreChunk[],
): { gone: LoreChunk[]; fresh: NewLoreChunk[] } {
  const stays = new Set(
    now.flatMap((chunk) => before.filter((old) => isSame(old, chunk)).map(({ chunkIndex }) => chunkIndex)),
  );
  return {
    gone: before.filter(({ chunkIndex }) => !stays.has(chunkIndex)),
    fresh: now.filter(({ chunkIndex }) => !stays.has(chunkIndex)),
  };
}

function isSame(old: LoreChunk, chunk: NewLoreChunk): boolean {
  return (
    old.chunkIndex === chunk.chunkIndex &&
    old.content === chunk.content &&
    old.paragraphId === chunk.paragraphId &&
    old.tokenCount === chunk.tokenCount &&
    old.chunkMethod === chunk.chunkMethod &&
    JSON.stringify(old.tags) === JSON.stringify(chunk.tags)
  );
}
