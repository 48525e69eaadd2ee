/** How the rest of the program reads campaigns: never on its own thread, since anybody may have written them. */
import { NarratoriaError } from '../../base/errors.ts';
import { withStaging } from '../archive/staging.ts';
import type { Campaign, Fact } from '../campaign.ts';
import type { Inspection } from '../inspect/index.ts';
import type { CampaignLook } from '../look.ts';
import { type Problem, problem, START } from '../problem.ts';
import type { SentenceReading } from '../sentence-reading.ts';
import type { Brought } from '../validate/brought.ts';
import { FACTS_AT_ONCE } from './limits.ts';
import type { CheckedImport, ImportRequest } from './operations.ts';
import { withReader } from './readers.ts';

/** Reads a campaign that can be played; the error says why one cannot. */
export async function readCampaign(location: string): Promise<Campaign> {
  return await withReader('read', async (ask, endAfter) => {
    const { campaign, facts: count } = await ask('load', { location });
    // Its memory grows with the campaign, and it would keep all of it until it ends.
    if (count > FACTS_AT_ONCE) endAfter();
    const facts: Fact[] = [];
    while (facts.length < count) facts.push(...(await ask('facts', null)));
    return { ...campaign, facts };
  });
}

/** Everything that is wrong with the campaign at a location, also when there is none. */
export async function findProblems(location: string, brought?: Brought): Promise<Problem[]> {
  try {
    const at = brought === undefined ? { location } : { location, brought };
    return await withReader('read', (ask) => ask('validate', at));
  } catch (error) {
    if (!(error instanceof NarratoriaError) || error.code !== 'campaign_too_costly') throw error;
    const { file } = error.details;
    return [problem('too_much', typeof file === 'string' ? file : '.', START, error.message)];
  }
}

/** The same for lists: a campaign that nobody foresaw is broken, and the others are listed all the same. */
export async function findProblemsForList(location: string): Promise<Problem[]> {
  try {
    return await findProblems(location);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [problem('unreadable', '.', START, `This world can't be loaded: ${reason}`)];
  }
}

/** How constraints and conditions in prose were read. */
export async function findReadings(location: string): Promise<SentenceReading[]> {
  return await withReader('read', (ask) => ask('readings', { location }));
}

/** What can be seen of a campaign from outside. */
export async function lookAtCampaign(location: string): Promise<CampaignLook> {
  return await withReader('read', (ask) => ask('look', { location }));
}

export async function inspectFolder(location: string): Promise<Inspection> {
  return await withReader('read', (ask) => ask('inspect', { location }));
}

/** Takes in a file of any kind, all of it or nothing. The error for a campaign that cannot be played has its problems. */
export async function importCampaign(request: Omit<ImportRequest, 'staging'>): Promise<CheckedImport> {
  return await withStaging(request.campaigns, (staging) =>
    withReader('import', (ask) => ask('import', { ...request, staging })),
  );
}
