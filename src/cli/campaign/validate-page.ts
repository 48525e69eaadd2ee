import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { loadCampaign } from '../../campaign/load.ts';
import { guarded } from '../skill/guarded.ts';

/** Checks a campaign and prints what is wrong. Returns the exit code. */
export function printProblems(dir: string, options: { json?: boolean }): Promise<number> {
  return guarded(options, async () => {
    loadCampaign(findCampaign(dir, campaignRoots()));
    process.stdout.write(options.json === true ? '{"valid":true,"problems":[]}\n' : 'No problems found.\n');
    return 0;
  });
}
