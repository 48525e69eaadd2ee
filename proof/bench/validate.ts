import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCampaign } from '../../src/campaign/load.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { scratchFolder } from '../support/scratch.ts';
import { writeLoreCampaign } from './support/lore-campaign.ts';
import { compare, type Row, rowAgainst, rowOf } from './support/measure.ts';

const LORE_FILES = 1000;
const ROUNDS = 7;
const MOST_MS = 2000;

/** A campaign of 1,000 lore files: validating and loading it, against merely reading every file in it. */
export async function benchValidation(): Promise<Row[]> {
  using scratch = scratchFolder('bench-campaign');
  const folder = scratch.path;
  writeLoreCampaign(folder, LORE_FILES);
  const validated = await row('validate 1,000 lore files', () => void validateOnce(folder), folder);
  return [
    validated,
    rowAgainst(MOST_MS, { ...validated, limitIs: 'the most it may take' }),
    await row('load 1,000 lore files', () => void loadCampaign(folder), folder),
  ];
}

async function row(name: string, work: () => void, folder: string): Promise<Row> {
  const times = await compare(work, () => readAll(folder), ROUNDS);
  return rowOf({ name, limitIs: 'reading the same files', ...times });
}

function validateOnce(folder: string): void {
  const problems = validateCampaign(folder);
  if (problems.length > 0) throw new Error(`It is not valid: ${problems[0]?.message}`);
}

function readAll(folder: string): void {
  let length = 0;
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) length += readFileSync(path.join(file.parentPath, file.name), 'utf8').length;
  }
  if (length === 0) throw new Error('There was nothing to read.');
}
