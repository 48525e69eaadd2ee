import { campaignRoots, listCampaigns } from '../../campaign/list.ts';
import { guarded } from '../skill/guarded.ts';
import { plain } from '../skill/plain.ts';

/** Prints the campaigns. Returns the exit code. */
export function printList(options: { json?: boolean }): Promise<number> {
  return guarded(options, async () => {
    const campaigns = listCampaigns(campaignRoots());
    const page = campaigns.map(
      ({ name, title, folder }) => `${name}  ${plain(title)}\n    ${plain(folder)}\n`,
    );
    process.stdout.write(options.json === true ? `${JSON.stringify({ campaigns })}\n` : page.join('\n'));
    return 0;
  });
}
