import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { fileName } from '../../campaign/archive/names.ts';
import { packFolder } from '../../campaign/archive/pack.ts';
import { CampaignFolder } from '../../campaign/folder.ts';
import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { findProblems } from '../../campaign/reader/read-campaign.ts';
import { CampaignManifestSchema } from '../../contracts/campaign-manifest.ts';
import { formatBytes } from '../../models/format-bytes.ts';
import { plain } from '../plain.ts';
import { errorsIn, showProblems } from './problems.ts';

export interface PackOptions {
  output?: string;
  json?: boolean;
}

/** Packs a campaign that has no errors. */
export async function packCampaign(dir: string, { output, json }: PackOptions): Promise<void> {
  const folder = findCampaign(dir, campaignRoots());
  const problems = await findProblems(folder);
  if (json !== true) showProblems(problems);
  const errors = errorsIn(problems);
  if (errors.length > 0) {
    throw new NarratoriaError(
      'invalid_campaign',
      `Nothing was packed: the campaign has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}.`,
      {
        hint: 'Fix the errors above, then pack again.',
        details: { problems },
      },
    );
  }
  const { version } = new CampaignFolder(folder).json('manifest.json', CampaignManifestSchema);
  const name = fileName(path.basename(path.resolve(folder)), 'campaign');
  const packed = await packFolder(folder, output ?? `${name}-${version}.narratoria.zip`);
  process.stdout.write(
    json === true
      ? `${JSON.stringify({ ...packed, problems })}\n`
      : `Packed ${packed.files} files (${formatBytes(packed.bytes)}) into ${plain(packed.file)} (${formatBytes(packed.archiveBytes)}).\n`,
  );
}
