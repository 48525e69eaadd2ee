import { readFile } from 'node:fs/promises';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';
import type { CampaignFolder } from '../folder.ts';
import { chunksOf } from './lore.ts';
import type { IngestedAsset } from './record.ts';

/**
 * The whole document of an asset as its contract has it, content included: text as it is, anything else in base64. For
 * whoever hands a campaign on; the story itself never needs it.
 */
export async function assetDocument(folder: CampaignFolder, asset: IngestedAsset): Promise<AssetMetadata> {
  const { ingest: _, ...known } = asset;
  if (asset.type === 'image' || asset.type === 'audio') {
    return { ...known, data: (await readFile(folder.fileAt(asset.path).real)).toString('base64') };
  }
  const document = { ...known, data: folder.text(asset.path) };
  return asset.type === 'prose' ? await withChunks(folder, document) : document;
}

async function withChunks(folder: CampaignFolder, document: AssetMetadata): Promise<AssetMetadata> {
  const { word_count = 0, language = 'en' } = document.prose_metadata ?? {};
  const chunks = await chunksOf(folder, document.path);
  const metadata = {
    word_count,
    language,
    chunks: chunks.map(({ content }) => content),
    chunk_method: 'paragraph',
    chunk_metadata: chunks.map(({ chunkIndex, paragraphId, tokenCount, chunkMethod }) => ({
      chunk_index: chunkIndex,
      paragraph_id: paragraphId,
      token_count: tokenCount,
      chunk_method: chunkMethod,
    })),
  };
  return { ...document, prose_metadata: metadata };
}
