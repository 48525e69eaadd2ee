import { rm } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import { homeFolder } from '../base/home.ts';
import { copyAtHome } from './enrich/home-copy.ts';
import type { CampaignPlace } from './list.ts';

/** Removes a campaign of the home folder, whatever is in it, with the copy that was filled out. A link is removed, not what it leads to. */
export async function removeCampaign({ id, folder, origin }: CampaignPlace): Promise<void> {
  if (origin === 'shipped') {
    throw new NarratoriaError('invalid_usage', `${id} came with Narratoria and cannot be removed.`, {
      hint: 'Only campaigns of your home folder can be removed.',
    });
  }
  const copy = filledOut(folder);
  await rm(folder, { recursive: true, force: true });
  if (copy !== null) await rm(path.dirname(copy), { recursive: true, force: true });
}

/** What is no folder, or leads nowhere, was never filled out. */
function filledOut(folder: string): string | null {
  try {
    return copyAtHome(folder, homeFolder());
  } catch {
    return null;
  }
}
