import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { fileName } from '../archive/names.ts';
import { withArchive } from '../archive/open.ts';
import { placeCampaign } from '../archive/staging.ts';
import { type Unpacked, unpackCampaign } from '../archive/unpack.ts';
import { contractReference, copyContracts, hasContracts } from '../scaffold/contracts.ts';
import { campaignFromBook, titleForBook } from './book-campaign.ts';
import { campaignFrom, titleFor } from './card-campaign.ts';
import { extensionFile } from './extension.ts';
import { campaignFromInk } from './ink.ts';
import { loreFrom } from './lore.ts';
import { checkName, folderName, type Naming, refuseAnother, suggestedName } from './name.ts';
import { type Imported, personFrom, remarksOn } from './person.ts';
import { addFiles, writeFiles } from './place-files.ts';
import { readSource, type Source } from './source.ts';

export interface ImportOptions extends Naming {
  /** Add a card or a lorebook to the campaign in this folder. */
  into?: string;
  importedAt: Date;
  /** A folder to work in; who made it removes it. */
  staging: string;
  /** Looks at a campaign before it is put in its place, and throws when it must not be. */
  check(folder: string): Promise<void>;
}

export type ImportResult = { folder: string } & (
  | { kind: 'campaign'; unpacked: Unpacked; remarks: string[] }
  | { kind: 'card' | 'lorebook' | 'story'; imported: Imported; remarks: string[] }
);

/** Takes in a packed campaign, a character card, a lorebook or a story in ink, whichever the file is: all of it or nothing. */
export async function importFile(file: string, options: ImportOptions): Promise<ImportResult> {
  if (options.name !== undefined) checkName(options.name);
  const source = await readSource(file, options.importedAt);
  if (source.kind === 'campaign') return importCampaign(file, options);
  return options.into === undefined
    ? importAlone(source, options)
    : importInto(source, options.into, options);
}

async function importCampaign(file: string, options: ImportOptions): Promise<ImportResult> {
  if (options.into !== undefined) {
    throw new NarratoriaError(
      'invalid_usage',
      `${file} is a whole campaign, which cannot go into another one.`,
      {
        hint: 'Leave out --into.',
      },
    );
  }
  const suggested = await suggestedName(file);
  const place = placeFor(options, suggested);
  const { folder, result } = await placeCampaign(place, (fresh) =>
    withArchive(file, async (archive) => {
      const unpacked = await unpackCampaign(archive, fresh);
      await options.check(fresh);
      if (place.replace) refuseAnother(path.join(place.campaigns, place.name), fresh);
      if (refersToContracts(fresh)) copyContracts(fresh);
      return unpacked;
    }),
  );
  return { kind: 'campaign', folder, unpacked: result, remarks: renamed(options, suggested, folder) };
}

async function importAlone(
  source: Exclude<Source, { kind: 'campaign' }>,
  options: ImportOptions,
): Promise<ImportResult> {
  const { imported, title } = aloneFrom(source);
  const suggested = fileName(title, 'imported');
  const place = placeFor(options, suggested);
  const { folder } = await placeCampaign(place, async (fresh) => {
    await writeFiles(fresh, imported.files);
    copyContracts(fresh);
    await options.check(fresh);
    if (place.replace) refuseAnother(path.join(place.campaigns, place.name), fresh);
  });
  const remarks = [...imported.remarks, ...renamed(options, suggested, folder)];
  return { kind: source.kind, folder, imported, remarks };
}

function aloneFrom(source: Exclude<Source, { kind: 'campaign' }>): { imported: Imported; title: string } {
  switch (source.kind) {
    case 'story':
      return { imported: campaignFromInk(source.story), title: source.story.title };
    case 'card':
      return { imported: campaignFrom(source.cardFile), title: titleFor(source.cardFile.card) };
    case 'lorebook':
      return { imported: campaignFromBook(source.book, source.source), title: titleForBook(source.book) };
  }
}

async function importInto(
  source: Exclude<Source, { kind: 'campaign' }>,
  campaign: string,
  { name }: ImportOptions,
): Promise<ImportResult> {
  if (!existsSync(path.join(campaign, 'manifest.json'))) {
    throw new NarratoriaError('invalid_campaign', `There is no campaign in ${campaign}.`, {
      hint: 'A campaign is a folder with a manifest.json in it; narratoria campaign new makes one.',
    });
  }
  if (source.kind === 'story')
    throw new NarratoriaError(
      'invalid_usage',
      'This is a whole story, which cannot go into another campaign.',
      {
        hint: 'Leave out --into, or copy its knots into a file in plot/scenes/.',
      },
    );
  const imported =
    source.kind === 'card'
      ? personFrom(source.cardFile, {
          ...(name === undefined ? {} : { name }),
          place: null,
          isOpeningTold: false,
          hasContracts: hasContracts(campaign),
        })
      : bookFiles(source, name);
  await addFiles(campaign, imported.files);
  return { kind: source.kind, folder: path.resolve(campaign), imported, remarks: imported.remarks };
}

function bookFiles({ book, source }: Extract<Source, { kind: 'lorebook' }>, name = book.name): Imported {
  const { files, leftOut } = loreFrom({ ...book, name }, { character: 'the one in question' });
  const slug = fileName(name, 'lorebook');
  const { format, original } = book;
  const kept = extensionFile({ name: slug, source, format, creator: '', files, original });
  return { name: slug, files: [...files, kept], remarks: remarksOn(0, leftOut) };
}

function placeFor(options: ImportOptions, suggested: string) {
  const { campaigns, staging, replace = false } = options;
  return { campaigns, staging, name: folderName(options, suggested), replace };
}

/** What to say when the campaign could not be called what it should have been. */
function renamed({ name }: ImportOptions, suggested: string, folder: string): string[] {
  const given = path.basename(folder);
  return name !== undefined || given === suggested
    ? []
    : [`There is a campaign called ${suggested} already, so this one is called ${given}.`];
}

/** Contracts are hidden and so were not packed; whoever goes on writing will want them. */
function refersToContracts(folder: string): boolean {
  return readFileSync(path.join(folder, 'manifest.json'), 'utf8').includes(contractReference('manifest', 0));
}
