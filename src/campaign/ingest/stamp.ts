import { createHash } from 'node:crypto';
import type { CampaignFolder } from '../folder.ts';
import { SCENES } from '../ink/read.ts';
import { INGEST_VERSION } from './record.ts';
import type { Scan, SourceFile } from './scan.ts';

/** Changes when any file of a campaign does. Scenes in ink are not kept in the store, but they are played. */
export function campaignStamp(folder: CampaignFolder, { files, problems }: Scan): string {
  return fingerprintOf([
    String(INGEST_VERSION),
    folder.root,
    ...files.map(({ path, stamp }) => `${path}\n${stamp}`),
    ...folder.present(SCENES, '.ink').map((file) => `${file}\n${folder.fileAt(file).stamp}`),
    ...problems.map(({ file }) => file),
  ]);
}

/** The same path in another folder is another file. */
export function fileStamp({ root }: CampaignFolder, { stamp }: SourceFile): string {
  return `${fingerprintOf([root]).slice(0, 16)} ${stamp}`;
}

function fingerprintOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
