import { existsSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { homeFolder } from '../../base/home.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { isSafeMode } from '../../base/safe-mode.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { campaignIdOf, campaignPlaces, campaignRoots, homeCampaigns } from '../../campaign/list.ts';
import { isSameCampaign, manifestHead, type Signature } from '../../campaign/manifest-head.ts';
import type { Playthrough, PlaythroughStore } from '../../store/index.ts';

/** What a story keeps to know its campaign by: where it lies, what it is called and who wrote it. */
export function belongsTo({ folder, manifest }: Pick<Campaign, 'folder' | 'manifest'>): JsonObject {
  const { title, author } = manifest;
  return { campaignFolder: folder, campaign: { title, author: author ?? null } };
}

/**
 * Notes what the campaign of a story is like by now, because its author may change it. A story of an earlier version
 * was kept under the name of the folder alone; it gets the id of its campaign.
 */
export async function noteCampaign(records: PlaythroughStore, campaign: Campaign): Promise<string> {
  const { campaignId, details = {} } = await records.playthrough();
  const now = belongsTo(campaign);
  const id = details['campaign'] === undefined ? campaignIdOf(campaign.folder) : campaignId;
  const isNoted = Object.entries(now).every(
    ([key, value]) => JSON.stringify(details[key]) === JSON.stringify(value),
  );
  if (!isNoted || id !== campaignId)
    await records.change({ campaignId: id, details: { ...details, ...now } });
  return id;
}

/**
 * Where the campaign of a story lies: where it was played last time, or, when that is gone, where the campaign of its id
 * is now. A campaign of another title by another author is another one, whatever its folder is called.
 */
export function campaignFolderOf(playthrough: Playthrough): string {
  const { campaignId, details } = playthrough;
  const folder = details?.['campaignFolder'];
  const isLeftOut = isSafeMode() && typeof folder === 'string' && folder.startsWith(homeFolder() + path.sep);
  if (typeof folder === 'string' && !isLeftOut && existsSync(path.join(folder, 'manifest.json')))
    return checked(folder, playthrough);
  const place = campaignPlaces(campaignRoots()).find(({ id }) => id === campaignId);
  const wasAtHome = typeof folder === 'string' && path.dirname(folder) === homeCampaigns();
  if (place === undefined || (wasAtHome && place.origin === 'shipped')) throw gone(playthrough);
  return checked(place.folder, playthrough);
}

function checked(folder: string, playthrough: Playthrough): string {
  const known = signatureIn(playthrough);
  const there = manifestHead(folder);
  // One that cannot be read is for whoever loads it to complain about.
  if (known === null || there === null || isSameCampaign(known, there)) return folder;
  throw new NarratoriaError(
    'campaign_replaced',
    `“${playthrough.title}” was played in “${known.title}”, but ${folder} now holds another campaign, “${there.title}”.`,
    { details: { folder, playthroughId: playthrough.playthroughId } },
  );
}

/** Null in stories of earlier versions, which did not keep it. */
function signatureIn({ details }: Playthrough): Signature | null {
  const kept = details?.['campaign'];
  if (!isJsonObject(kept) || typeof kept['title'] !== 'string') return null;
  return { title: kept['title'], author: typeof kept['author'] === 'string' ? kept['author'] : null };
}

function gone({ title, campaignId, playthroughId }: Playthrough): NarratoriaError {
  return new NarratoriaError(
    'invalid_campaign',
    `The campaign of “${title}”, ${campaignId}, is no longer there.`,
    {
      hint: 'Put its folder back, or import it again. The story can be read without it: narratoria story export.',
      details: { playthroughId },
    },
  );
}
