import { NarratoriaError } from '../../base/errors.ts';
import type { Campaign, Fact } from '../campaign.ts';
import { type ImportOptions, type ImportResult, importFile } from '../import/import.ts';
import { type Inspection, inspectCampaign } from '../inspect/index.ts';
import { loadCampaign } from '../load.ts';
import { lookAt } from '../look.ts';
import { isPlayable, type Problem } from '../problem.ts';
import { readingsOf } from '../readings.ts';
import type { SentenceReading } from '../sentence-reading.ts';
import type { Brought } from '../validate/brought.ts';
import { validateCampaign } from '../validate/index.ts';
import { FACTS_AT_ONCE } from './limits.ts';

/** What is left to hand over of the campaign that was loaded last. */
let loadedFacts: Fact[] = [];

interface LoadedCampaign {
  campaign: Omit<Campaign, 'facts'>;
  /** How many there are to ask for. */
  facts: number;
}

interface At {
  location: string;
}

export type ImportRequest = Omit<ImportOptions, 'check'> & { file: string };

export interface CheckedImport {
  result: ImportResult;
  /** What is wrong with the campaign although it can be played. */
  problems: Problem[];
}

/** What reads files of strangers. Input and answer are plain data. */
export const OPERATIONS = {
  load: ({ location }: At): LoadedCampaign => {
    const { facts, ...campaign } = loadCampaign(location);
    loadedFacts = facts;
    return { campaign, facts: facts.length };
  },
  /** The next facts of that campaign; they are not kept here. */
  facts: (_: null): Fact[] => loadedFacts.splice(0, FACTS_AT_ONCE),
  validate: ({ location, brought }: At & { brought?: Brought }) => validateCampaign(location, brought),
  readings: ({ location }: At): SentenceReading[] => readingsOf(location),
  look: ({ location }: At) => lookAt(location),
  inspect: ({ location }: At): Inspection => inspectCampaign(location),
  import: importChecked,
};

export type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;
export type InputOf<Name extends OperationName> = Parameters<Operations[Name]>[0];
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;

/** What cannot be played is not taken in. */
async function importChecked({ file, ...options }: ImportRequest): Promise<CheckedImport> {
  let checked: Problem[] | null = null;
  const result = await importFile(file, {
    ...options,
    async check(folder) {
      checked = validateCampaign(folder);
      if (!checked.every(isPlayable)) throw unplayable(checked);
    },
  });
  return { result, problems: checked ?? validateCampaign(result.folder) };
}

function unplayable(problems: Problem[]): NarratoriaError {
  return new NarratoriaError('invalid_campaign', 'Nothing was imported: the campaign cannot be played.', {
    hint: 'Ask its author to validate and pack it again.',
    details: { problems },
  });
}
