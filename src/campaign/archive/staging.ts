import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder } from '../../base/home.ts';

const PREFIX = '.import-';
const NAME = /^\.import-(\d+)-/;
/** No import takes this long; the number of its process may be another's by then. */
const A_DAY_MS = 24 * 60 * 60 * 1000;
/** What this process is at work in. Another that had the same number may have left something behind. */
const inUse = new Set<string>();

export interface NewCampaign {
  /** Where campaigns live. */
  campaigns: string;
  /** The folder's name there. */
  name: string;
  /** Where it is made ready, see `withStaging`. */
  staging: string;
  replace: boolean;
}

/**
 * Fills a folder aside and puts it in its place in one step, so that a campaign is there whole or not at all. The one
 * it replaces is kept until then, and comes back if anything fails, be it the machine itself.
 */
export async function placeCampaign<Result>(
  { campaigns, name, staging, replace }: NewCampaign,
  fill: (folder: string) => Promise<Result>,
): Promise<{ folder: string; result: Result }> {
  const target = path.join(campaigns, name);
  if (existsSync(target) && !replace) throw alreadyThere(target);
  const fresh = path.join(staging, 'new');
  await mkdir(fresh);
  const result = await fill(fresh);
  await exchange(fresh, target, path.join(staging, 'old', name), replace);
  return { folder: target, result };
}

/**
 * A folder for an import to work in. It is removed at the end, also when the thread that worked in it was ended, or, when
 * the program is killed, at the next start.
 */
export async function withStaging<Result>(
  campaigns: string,
  work: (staging: string) => Promise<Result>,
): Promise<Result> {
  ensureFolder(campaigns);
  await recoverInterrupted(campaigns);
  const staging = await mkdtemp(path.join(campaigns, `${PREFIX}${process.pid}-`));
  inUse.add(staging);
  try {
    return await work(staging);
  } finally {
    await undoStaging(campaigns, staging);
    inUse.delete(staging);
  }
}

async function exchange(fresh: string, target: string, old: string, replace: boolean): Promise<void> {
  const isThere = existsSync(target);
  if (isThere && !replace) throw alreadyThere(target);
  if (isThere) {
    await mkdir(path.dirname(old));
    await rename(target, old);
  }
  try {
    await rename(fresh, target);
  } catch (error) {
    if (isThere) await rename(old, target);
    throw error;
  }
}

/** Puts back what an import that was killed had set aside, and removes what it had begun. */
export async function recoverInterrupted(campaigns: string): Promise<void> {
  const left = existsSync(campaigns) && statSync(campaigns).isDirectory() ? readdirSync(campaigns) : [];
  for (const name of left) {
    const staging = path.join(campaigns, name);
    const pid = NAME.exec(name)?.[1];
    if (pid === undefined || isAtWork(staging, Number(pid))) continue;
    await undoStaging(campaigns, staging);
  }
}

/** Puts back what is set aside while nothing has taken its place, and removes the rest. */
async function undoStaging(campaigns: string, staging: string): Promise<void> {
  const old = path.join(staging, 'old');
  for (const campaign of existsSync(old) ? readdirSync(old) : []) {
    const target = path.join(campaigns, campaign);
    if (!existsSync(target)) await rename(path.join(old, campaign), target);
  }
  await rm(staging, { recursive: true, force: true });
}

function isAtWork(staging: string, pid: number): boolean {
  if (pid === process.pid) return inUse.has(staging);
  const begun = statSync(staging, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return isRunning(pid) && Date.now() - begun < A_DAY_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function alreadyThere(folder: string): NarratoriaError {
  return new NarratoriaError(
    'invalid_usage',
    `There is a campaign at ${folder} already; it was left as it is.`,
    {
      hint: 'Import it under another name with --name, or put it in the place of the old one with --replace.',
      details: { folder },
    },
  );
}
