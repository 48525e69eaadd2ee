import path from 'node:path';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { ROOT, runProgram } from '../../support/program.ts';
import { withStore } from '../../support/store.ts';

export const SHIPPED = ['low-water', 'the-extra-sleeper', 'part-heard'] as const;

/** A story that was played to the number of choices or its end, with the home it is kept in. */
export interface Told {
  name: string;
  home: string;
  playthroughId: string;
  /** As it was played: a sparse one is filled out in a copy. */
  campaign: Campaign;
  scenes: Scene[];
  code: number | null;
}

/** Plays by chance with the real program. */
export async function tell(
  campaign: string,
  { choices, seed, home }: { choices: number; seed: string; home: string },
): Promise<Told> {
  const args = ['play', campaign, '--auto', String(choices), '--seed', seed, '--json'];
  const { code, stdout, stderr } = await runProgram(args, { home });
  const lines = stdout.trim() === '' ? [] : stdout.trim().split('\n');
  if (lines.length === 0) throw new Error(`${campaign} told nothing: ${stderr}`);
  return await withStore(home, async (store) => {
    const [{ playthroughId = '', details } = {}] = await store.playthroughs();
    const folder = String(details?.['campaignFolder'] ?? path.join(ROOT, 'campaigns', campaign));
    const scenes = lines.map((line) => JSON.parse(line) as Scene);
    return {
      name: path.basename(campaign),
      home,
      playthroughId,
      campaign: loadCampaign(folder),
      scenes,
      code,
    };
  });
}

/** What is wrong with a scene as such: nothing to read, or too little to choose from. */
export function isWhole({ prose, choices }: Scene): boolean {
  return prose.join('').trim() !== '' && choices.length >= 3;
}
