import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { getOwn, type JsonObject } from '../base/json.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};

/** Pictures of the campaign that scripts have named. They may not announce files outside their own folders. */
export function campaignArtIn(result: ExecutionResult | null, { folder }: Campaign): JsonObject[] {
  return (result?.aggregatedUiEvents ?? []).flatMap(({ toolId, event, payload }) => {
    const named = payload?.['campaignPath'];
    if (event !== 'portrait' || typeof named !== 'string') return [];
    const file = realFileIn(folder, named);
    const mediaType = getOwn(MEDIA_TYPES, path.extname(named).toLowerCase());
    if (file === null || mediaType === undefined) return [];
    const { characterId = '', name = '', altText = '' } = payload ?? {};
    return [
      {
        toolId,
        assetId: `portrait:${String(characterId)}`,
        kind: 'image',
        mediaType,
        path: file,
        metadata: { characterId, name, source: 'campaign', altText },
      },
    ];
  });
}

/** The file itself, if it lies in the folder; null when it is gone or elsewhere. */
function realFileIn(folder: string, file: string): string | null {
  try {
    const real = realpathSync(path.resolve(folder, file));
    const isInside = real.startsWith(`${realpathSync(folder)}${path.sep}`);
    return isInside && statSync(real).isFile() ? real : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
