import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../base/package-root.ts';

/** Where a campaign keeps the contracts its `$schema` keys point to. Hidden, so it is never packed. */
export const CONTRACTS_FOLDER = '.schemas';

/** The contracts that files of a campaign are checked by. */
const CAMPAIGN_CONTRACTS = [
  'manifest',
  'npc-profile',
  'player-template',
  'plot-beats',
  'ending',
  'rules',
  'faction',
] as const;

/**
 * Copies the contracts into a campaign, so that any editor finds them offline by a path that stays right wherever the
 * folder is moved, and that says nothing about its author's machine.
 */
export function copyContracts(campaign: string): void {
  const target = path.join(campaign, CONTRACTS_FOLDER);
  mkdirSync(target, { recursive: true });
  for (const name of CAMPAIGN_CONTRACTS) {
    const file = `${name}.schema.json`;
    copyFileSync(path.join(packageRoot(), 'contracts', file), path.join(target, file));
  }
}
