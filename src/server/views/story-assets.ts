import { statSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { AssetView } from '../../contracts/api/look.ts';
import type { AssetReference } from '../../contracts/execution-result.ts';
import type { Scene } from '../../engine/scene.ts';
import { movedFile } from '../../skills/shipped-storage.ts';
import type { MediaAddresses } from '../media/addresses.ts';
import { kindOf } from './campaign-assets.ts';
import { addressOfAsset } from './portraits.ts';

/** The files that the scripts of a story have made, each with the scene that brought it first. */
export function storyAssets(
  scenes: readonly Scene[],
  { media, home, campaign }: { media: MediaAddresses; home: string; campaign: string | null },
): AssetView[] {
  const made = new Map<string, AssetView>();
  // A picture of the campaign that a script showed is among the campaign's own.
  const isOfCampaign = (file: string) => campaign !== null && file.startsWith(`${campaign}${path.sep}`);
  for (const { scene, assets } of scenes) {
    for (const asset of assets as AssetReference[]) {
      if (!made.has(asset.path) && !isOfCampaign(asset.path))
        made.set(asset.path, assetView(asset, scene, media, home));
    }
  }
  return [...made.values()];
}

function assetView(
  { assetId, kind, mediaType, path: file, name = path.basename(file), metadata = {} }: AssetReference,
  scene: number,
  media: MediaAddresses,
  home: string,
): AssetView {
  const { provenance, ...others } = metadata;
  const known = kindOf(mediaType);
  return {
    id: `scene-${scene}:${assetId}`,
    kind: known === 'other' ? kindOf(`${kind}/`) : known,
    mediaType,
    name: nameOf(others, name),
    url: addressOfAsset(file, media, home),
    bytes: statSync(movedFile(file, home), { throwIfNoEntry: false })?.size ?? 0,
    metadata: others,
    keywords: [],
    origin: 'generated',
    provenance: isJsonObject(provenance) ? provenance : {},
    scene,
  };
}

function nameOf({ name, altText }: JsonObject, file: string): string {
  if (typeof name === 'string') return name;
  return typeof altText === 'string' ? altText : path.parse(file).name;
}
