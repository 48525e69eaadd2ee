import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getOwn, isJsonObject, type JsonObject } from '../../base/json.ts';
import { packageRoot } from '../../base/package-root.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { isGenerated } from '../../campaign/generated.ts';
import { movedFile, shippedStorage } from '../../skills/shipped-storage.ts';
import type { CharacterPortrait } from '../../store/index.ts';
import type { MediaAddresses } from '../media/addresses.ts';

export interface Portrait {
  url: string | null;
  isGenerated: boolean;
}

const NONE: Portrait = { url: null, isGenerated: false };

export interface PortraitSources {
  campaign: Campaign;
  /** The session state after the scene. */
  state: JsonObject;
  kept: readonly CharacterPortrait[];
  media: MediaAddresses;
  home: string;
}

/** The face of somebody: the one the story shows, the one that was kept, or the author's. */
export function portraitOf(id: string, input: PortraitSources): Portrait {
  const { campaign, state, kept, media, home } = input;
  const shown = isJsonObject(state['portraits']) ? getOwn(state['portraits'], id) : undefined;
  const named = isJsonObject(shown) ? shown['campaignPath'] : undefined;
  const given = campaign.people.find((person) => person.id === id)?.profile.portrait;
  for (const file of [named, given]) {
    if (typeof file !== 'string') continue;
    const url = media.addressOf(campaign.folder, file);
    if (url !== null) return { url, isGenerated: isGenerated(file) };
  }
  const drawn = kept.findLast(({ characterId }) => characterId === id)?.imagePath;
  if (drawn === undefined) return NONE;
  return { url: addressOfKept(drawn, media, home), isGenerated: true };
}

/** A skill names its pictures from its own folder of data, wherever the home lies. */
function addressOfKept(file: string, media: MediaAddresses, home: string): string | null {
  for (const root of [shippedStorage(home), path.join(home, 'skills')]) {
    for (const skill of existsSync(root) ? readdirSync(root) : []) {
      const url = media.addressOf(path.join(root, skill, 'data'), file);
      if (url !== null) return url;
    }
  }
  return null;
}

/** A file that a script announced: it is kept in the home; stories of earlier versions name it in a skill's folder or the temporary one. */
export function addressOfAsset(file: string, media: MediaAddresses, home: string): string | null {
  const roots = [
    path.join(home, 'assets'),
    shippedStorage(home),
    path.join(home, 'skills'),
    path.join(packageRoot(), 'skills'),
    tmpdir(),
  ];
  const now = movedFile(file, home);
  for (const root of roots) {
    const url = media.addressOf(root, now);
    if (url !== null) return url;
  }
  return null;
}
