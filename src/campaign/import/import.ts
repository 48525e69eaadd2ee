import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { fileName, nameProblem } from '../archive/names.ts';
import { withArchive } from '../archive/open.ts';
import { stageCampaign } from '../archive/staging.ts';
import { nameInArchive, type Unpacked, unpackCampaign } from '../archive/unpack.ts';
import { contractReference, copyContracts, hasContracts } from '../scaffold/contracts.ts';
import { campaignFrom, titleFor } from './card-campaign.ts';
import { extensionFile } from './extension.ts';
import { loreFrom } from './lore.ts';
import { type Imported, personFrom, remarksOn } from './person.ts';
import { addFiles, writeFiles } from './place-files.ts';
import { readSource, type Source } from './source.ts';

export interface ImportOptions {
  /** The folder of the home that holds campaigns. */
  campaigns: string;
  /** Add a card or a lorebook to the campaign in this folder. */
  into?: string;
  name?: string;
  replace?: boolean;
  importedAt: Date;
  /** Looks at a campaign before it is put in its place, and throws when it must not be. */
  check(folder: string): Promise<void>;
}

export type ImportResult =
  | { kind: 'campaign'; folder: string; unpacked: Unpacked }
  | { kind: 'card' | 'lorebook'; folder: string; imported: Imported };

/** Takes in a packed campaign, a character card or a lorebook, whichever the file is: all of it or nothing. */
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
  const name = options.name ?? (await nameFor(file));
  const { folder, result } = await stageCampaign(place(options, name), (fresh) =>
    withArchive(file, async (archive) => {
      const unpacked = await unpackCampaign(archive, fresh);
      await options.check(fresh);
      if (refersToContracts(fresh)) copyContracts(fresh);
      return unpacked;
    }),
  );
  return { kind: 'campaign', folder, unpacked: result };
}

async function importAlone(
  source: Exclude<Source, { kind: 'campaign' }>,
  options: ImportOptions,
): Promise<ImportResult> {
  if (source.kind === 'lorebook') {
    throw new NarratoriaError('invalid_usage', 'This is a lorebook, which needs a campaign to go into.', {
      hint: 'Name the campaign with --into DIR.',
    });
  }
  const imported = campaignFrom(source.cardFile);
  const name = options.name ?? fileName(titleFor(source.cardFile.card), 'imported');
  const { folder } = await stageCampaign(place(options, name), async (fresh) => {
    await writeFiles(fresh, imported.files);
    copyContracts(fresh);
    await options.check(fresh);
  });
  return { kind: 'card', folder, imported };
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
  return { kind: source.kind, folder: path.resolve(campaign), imported };
}

function bookFiles({ book, source }: Extract<Source, { kind: 'lorebook' }>, name = book.name): Imported {
  const { files, leftOut } = loreFrom({ ...book, name }, { character: 'the one in question' });
  const slug = fileName(name, 'lorebook');
  const { format, original } = book;
  const kept = extensionFile({ name: slug, source, format, creator: '', files, original });
  return { name: slug, files: [...files, kept], remarks: remarksOn(0, leftOut) };
}

function place({ campaigns, replace = false }: ImportOptions, name: string) {
  return { campaigns, name, replace };
}

/** Contracts are hidden and so were not packed; whoever goes on writing will want them. */
function refersToContracts(folder: string): boolean {
  return readFileSync(path.join(folder, 'manifest.json'), 'utf8').includes(contractReference('manifest', 0));
}

/**
 * `low-water-1.0.0.narratoria.zip` is low-water; so is the copy a browser calls `… (1).zip`. A file that somebody has
 * called otherwise says nothing about the campaign, which then has the name that is in it.
 */
async function nameFor(file: string): Promise<string> {
  const base = path
    .basename(file)
    .replace(/\.zip$/i, '')
    .replace(/\s*\(\d+\)$/, '');
  const packedAs = /^(.+?)(?:-\d+\.\d+\.\d+)?\.narratoria$/i.exec(base)?.[1];
  const name = packedAs ?? (await withArchive(file, nameInArchive)) ?? base;
  return fileName(name, 'imported');
}

function checkName(name: string): void {
  const problem = nameProblem(name);
  if (problem === null && !name.includes('/') && !name.startsWith('.')) return;
  throw new NarratoriaError('invalid_usage', `${JSON.stringify(name)} cannot be the name of a folder.`, {
    hint: `How about ${fileName(name, 'my-campaign')}?`,
  });
}
