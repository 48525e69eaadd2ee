import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';
import { nearest } from '../../contracts/nearest.ts';
import type { CampaignFolder } from '../folder.ts';
import { type IngestOptions, recordsOf } from './ingest.ts';
import { chunksOf } from './lore.ts';
import { FileProgress } from './progress.ts';
import type { IngestedAsset } from './record.ts';
import { scanCampaign } from './scan.ts';
import { takeAll } from './take.ts';

/** What a story would know of one file of a campaign, as its contract has it. Nothing is stored. */
export async function inspectAsset(
  wanted: string,
  options: Pick<IngestOptions, 'campaign' | 'folder' | 'now'>,
): Promise<AssetMetadata> {
  const { folder } = options;
  const file = path.posix.normalize(wanted.replaceAll('\\', '/'));
  const scan = scanCampaign(folder);
  const { taken, problems } = await takeAll(scan, new Map(), { ...options, progress: new FileProgress([]) });
  const asset = recordsOf(taken, options).get(file);
  if (asset !== undefined) return await assetDocument(folder, asset);
  const problem = problems.find((one) => one.file === file);
  if (problem !== undefined) throw new NarratoriaError('invalid_campaign', `${file}: ${problem.message}`);
  const meant = nearest(
    file,
    scan.files.map((one) => one.path),
  );
  throw new NarratoriaError(
    'record_not_found',
    `The campaign has no file “${file}” that a story would read.`,
    {
      hint:
        meant === undefined
          ? 'Give its path within the campaign, such as lore/harbour.md.'
          : `Is it ${meant}?`,
    },
  );
}

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
