import pc from 'picocolors';
import { homeFolder, homeProblems } from '../../base/home.ts';
import { type CheckedCampaign, checkCampaigns } from '../../campaign/check-all.ts';
import { campaignRoots } from '../../campaign/list.ts';
import { shownPath } from '../../campaign/problem.ts';
import { plain } from '../plain.ts';

/** Prints the campaigns. */
export async function printList(options: { json?: boolean }): Promise<void> {
  const campaigns = await checkCampaigns(campaignRoots());
  for (const sentence of homeProblems(homeFolder())) process.stderr.write(`${plain(sentence)}\n`);
  process.stdout.write(options.json === true ? `${JSON.stringify({ campaigns })}\n` : render(campaigns));
}

function render(campaigns: readonly CheckedCampaign[]): string {
  if (campaigns.length === 0) return `No campaigns yet. Put one into ${campaignRoots()[0]}.\n`;
  return `${campaigns.flatMap(lines).join('\n')}\n`;
}

function lines({ id, title, description, folder, origin, broken }: CheckedCampaign): string[] {
  const mark = broken === null ? pc.green('✓') : pc.red('✗');
  const where = origin === 'home' ? 'yours' : 'built in';
  const reason =
    broken === null
      ? []
      : [
          `    ${pc.red('broken')}: ${shownPath(broken.file)}:${broken.line}:${broken.column}: ${plain(broken.message)}`,
          `    Run: narratoria campaign validate ${shownPath(id)}`,
        ];
  return [
    `${mark} ${pc.bold(shownPath(id))}  ${plain(title)} ${pc.dim(`(${where})`)}`,
    ...(description === null ? [] : [`    ${plain(description)}`]),
    `    ${pc.dim(shownPath(folder))}`,
    ...reason,
  ];
}
