import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { CampaignFolder } from '../../campaign/folder.ts';
import { isGenerated, isProvenance, provenanceFile } from '../../campaign/generated.ts';
import { readAudio } from '../../campaign/ingest/audio.ts';
import { readImage } from '../../campaign/ingest/image.ts';
import { keywordsOf } from '../../campaign/look.ts';
import { stemOf } from '../../campaign/names.ts';
import type { AssetView } from '../../contracts/api/look.ts';
import type { MediaAddresses } from '../media/addresses.ts';
import { mediaTypeOf } from '../media/types.ts';

/** What is text or machinery is no picture, sound or film, and nobody looks for it in a gallery. */
const NO_ASSET = /\.(?:md|json|txt|ya?ml|ink)$/i;

/** What a file turned out to be, as long as it is the same file. */
const known = new Map<string, JsonObject>();

/** The pictures, sounds and other such files of a campaign. */
export async function campaignAssets(location: string, media: MediaAddresses): Promise<AssetView[]> {
  const folder = new CampaignFolder(location);
  const files = folder.allFiles.filter((file) => !NO_ASSET.test(file) && !isProvenance(file));
  return await Promise.all(files.map((file) => assetView(folder, file, media)));
}

async function assetView(folder: CampaignFolder, file: string, media: MediaAddresses): Promise<AssetView> {
  const mediaType = mediaTypeOf(file) ?? 'application/octet-stream';
  const made = folder.has(provenanceFile(file));
  return {
    id: `campaign:${file}`,
    kind: kindOf(mediaType),
    mediaType,
    name: stemOf(file).replaceAll(/[-_]+/g, ' '),
    url: media.addressOf(folder.root, file),
    bytes: folder.sizeOf(file),
    metadata: { file, ...(await metadataOf(folder, file, mediaType)) },
    keywords: keywordsOf(folder, file),
    origin: made || isGenerated(file) ? 'generated' : 'human',
    provenance: made ? provenanceIn(folder, file) : {},
    scene: null,
  };
}

export function kindOf(mediaType: string): AssetView['kind'] {
  const [kind] = mediaType.split('/');
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'other';
}

async function metadataOf(folder: CampaignFolder, file: string, mediaType: string): Promise<JsonObject> {
  const { real, stamp } = folder.fileAt(file);
  const key = `${real}\0${stamp}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = await readMetadata(file, real, mediaType);
  known.set(key, found);
  return found;
}

async function readMetadata(file: string, location: string, mediaType: string): Promise<JsonObject> {
  try {
    if (mediaType.startsWith('image/')) return { ...(await readImage(location)) };
    if (mediaType.startsWith('audio/')) return { ...(await readAudio(file, location)).metadata };
  } catch {
    // What cannot be measured is shown all the same; the validator tells its author.
  }
  return {};
}

function provenanceIn(folder: CampaignFolder, file: string): JsonObject {
  try {
    const note = JSON.parse(folder.text(provenanceFile(file))) as unknown;
    return isJsonObject(note) ? note : {};
  } catch {
    return {}; // the validator tells its author
  }
}
