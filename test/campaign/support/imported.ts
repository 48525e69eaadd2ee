import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withStaging } from '../../../src/campaign/archive/staging.ts';
import { folderForPlay } from '../../../src/campaign/enrich/for-play.ts';
import { importFile } from '../../../src/campaign/import/import.ts';
import { NOW } from '../enrich/support/campaign.ts';
import { campaignFolder } from './folder.ts';

/** Imports a file as somebody would, and gives the campaign as it is played: filled out, in a copy at home. */
export async function imported(
  file: string,
  content: Buffer | object,
): Promise<{ own: string; played: string; wantsModel: boolean }> {
  const room = campaignFolder({});
  const source = path.join(room, file);
  writeFileSync(source, Buffer.isBuffer(content) ? content : JSON.stringify(content));
  const campaigns = path.join(room, 'campaigns');
  mkdirSync(campaigns);
  const { folder } = await withStaging(campaigns, (staging) =>
    importFile(source, { campaigns, staging, importedAt: NOW, check: async () => {} }),
  );
  const { folder: played, wantsModel } = await folderForPlay(folder, path.join(room, 'home'), {
    now: NOW,
    version: '0.1.0',
  });
  return { own: folder, played, wantsModel };
}
