import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../base/package-root.ts';

/** Where a campaign keeps the contracts its `$schema` keys point to. Hidden, so it is never packed. */
const CONTRACTS_FOLDER = '.schemas';

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

/** What the `$schema` key of a file says; `depth` is how many folders it lies in. */
export function contractReference(name: (typeof CAMPAIGN_CONTRACTS)[number], depth: number): string {
  return `${'../'.repeat(depth)}${CONTRACTS_FOLDER}/${name}.schema.json`;
}

/** Whether a campaign has contracts of its own to refer to. */
export function hasContracts(campaign: string): boolean {
  return existsSync(path.join(campaign, CONTRACTS_FOLDER, 'npc-profile.schema.json'));
}
