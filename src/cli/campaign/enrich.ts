import { NarratoriaError } from '../../base/errors.ts';
import { homeFolder } from '../../base/home.ts';
import { type Undone, undoEnrichment } from '../../campaign/enrich/files/undo.ts';
import { enrichSomewhere } from '../../campaign/enrich/for-play.ts';
import { copyAtHome } from '../../campaign/enrich/home-copy.ts';
import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { withEnrichment } from '../../engine/play/with-enrichment.ts';
import { plain } from '../plain.ts';

export interface EnrichCommandOptions {
  undo?: boolean;
  all?: boolean;
  json?: boolean;
}

/** Enriches a campaign, or takes that back, and prints what was done. */
export async function printEnrichment(dir: string, options: EnrichCommandOptions): Promise<void> {
  const folder = findCampaign(dir, campaignRoots());
  if (options.all === true && options.undo !== true) {
    throw new NarratoriaError('invalid_usage', '--all needs --undo.', {
      hint: 'Try `campaign enrich DIR --undo --all`.',
    });
  }
  return options.undo === true ? await printUndo(folder, options) : await printAdded(folder, options);
}

async function printAdded(location: string, { json = false }: EnrichCommandOptions): Promise<void> {
  const { folder, added, sources, recipe } = await withEnrichment((home, enrichment) =>
    enrichSomewhere(location, home, enrichment),
  );
  if (json) process.stdout.write(`${JSON.stringify({ folder, added, sources, recipe })}\n`);
  else if (added.length === 0) process.stdout.write('Nothing is missing, so no files were added.\n');
  else {
    const list = added.map((file) => `  ${plain(file)}\n`).join('');
    process.stdout.write(
      `${added.length} files were added to ${plain(folder)}, by ${sources.join(' and ')}:\n${list}To remove them: narratoria campaign enrich ${plain(location)} --undo\n`,
    );
  }
}

async function printUndo(
  location: string,
  { json = false, all = false }: EnrichCommandOptions,
): Promise<void> {
  const { folder, removed, edited } = await undoBoth(location, all);
  if (json) process.stdout.write(`${JSON.stringify({ folder, removed, edited })}\n`);
  else {
    process.stdout.write(
      removed.length === 0
        ? 'No generated files to remove.\n'
        : `${removed.length} generated files were removed from ${plain(folder)}.\n`,
    );
    if (edited.length > 0) {
      process.stdout.write(
        `Kept, because they have been edited:\n${edited.map((file) => `  ${plain(file)}\n`).join('')}--undo --all removes these as well.\n`,
      );
    }
  }
}

/** Where it lies, and where that has nothing to take back, in the copy at home. */
async function undoBoth(location: string, all: boolean): Promise<{ folder: string } & Undone> {
  const undone = { folder: location, ...(await undoEnrichment(location, { all })) };
  const copy = copyAtHome(location, homeFolder());
  if (undone.removed.length + undone.edited.length > 0 || copy === null) return undone;
  return { folder: copy, ...(await undoEnrichment(copy, { all })) };
}
