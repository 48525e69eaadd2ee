import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { ImportResult } from '../../campaign/import/import.ts';
import {
  campaignIdOf,
  campaignRoots,
  findCampaign,
  homeCampaigns,
  shippedCampaigns,
} from '../../campaign/list.ts';
import type { Problem } from '../../campaign/problem.ts';
import type { CheckedImport, ImportRequest } from '../../campaign/reader/operations.ts';
import { importCampaign } from '../../campaign/reader/read-campaign.ts';
import { formatBytes } from '../../models/format-bytes.ts';
import { plain, shellWord } from '../plain.ts';
import { showProblems } from './problems.ts';

export interface ImportOptions {
  into?: string;
  name?: string;
  replace?: boolean;
  json?: boolean;
}

/** Imports a file and says what came of it. */
export async function importIntoHome(file: string, options: ImportOptions): Promise<void> {
  const { into, name, replace, json } = options;
  const { result, problems } = await importShown(json === true, {
    file: path.resolve(file),
    campaigns: homeCampaigns(),
    ...(into === undefined ? {} : { into: ownCampaign(into) }),
    ...(name === undefined ? {} : { name }),
    replace: replace === true,
    importedAt: new Date(),
  });
  if (json === true) process.stdout.write(`${JSON.stringify({ ...described(result), problems })}\n`);
  else {
    showProblems(problems);
    process.stdout.write(`${sentences(result, into).map(plain).join('\n')}\n`);
  }
}

/** The folder of a campaign that may be added to. One that came with the program is changed only by its path. */
function ownCampaign(wanted: string): string {
  const folder = findCampaign(wanted, campaignRoots());
  const isShipped = path.dirname(folder) === shippedCampaigns();
  if (!isShipped || path.resolve(wanted) === folder) return folder;
  throw new NarratoriaError('invalid_usage', `${wanted} is built in and cannot be changed.`, {
    hint: `Copy ${folder} to another folder and use the copy.`,
  });
}

/** What keeps a campaign from being taken in is shown line by line. */
async function importShown(
  isQuiet: boolean,
  request: Omit<ImportRequest, 'staging'>,
): Promise<CheckedImport> {
  try {
    return await importCampaign(request);
  } catch (error) {
    if (!isQuiet && error instanceof NarratoriaError)
      showProblems((error.details['problems'] ?? []) as Problem[]);
    throw error;
  }
}

function described(result: ImportResult) {
  const { kind, folder, remarks } = result;
  if (result.kind === 'campaign') return { kind, folder, ...result.unpacked, remarks };
  const { name, files } = result.imported;
  return { kind, folder, name, files: files.map((file) => file.name), remarks };
}

function sentences(result: ImportResult, into: string | undefined): string[] {
  const { folder, remarks } = result;
  const play = `Play it: narratoria play ${shellWord(campaignIdOf(folder))}`;
  if (result.kind === 'campaign') {
    const { files, bytes, isVerified } = result.unpacked;
    return [
      `Imported ${files} files (${formatBytes(bytes)}) into ${folder}.`,
      isVerified ? 'Verified by checksum.' : 'It has no checksums, so its files could not be verified.',
      ...remarks,
      play,
    ];
  }
  const { name, files } = result.imported;
  if (result.kind === 'story')
    return [`Made a campaign of ${files.length} files from “${name}” in ${folder}.`, ...remarks, play];
  if (into === undefined) {
    return [`Created a campaign for ${name} (${files.length} files) in ${folder}.`, ...remarks, play];
  }
  return [
    `Added ${name} to ${folder}:`,
    ...files.map((file) => `  ${file.name}`),
    ...remarks,
    `The original ${result.kind} is saved in extensions/${name}.json. Ask its creator before you share it.`,
  ];
}
