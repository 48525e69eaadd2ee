import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../../src/base/errors.ts';
import { withStaging } from '../../../src/campaign/archive/staging.ts';
import { type ImportResult, importFile } from '../../../src/campaign/import/import.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { isPlayable, type Problem } from '../../../src/campaign/problem.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import type { Verdict } from '../target.ts';
import { mustBe, refusedBy, SECRET } from './judge.ts';
import type { Scratch } from './scratch.ts';

const REFUSED = 'This campaign cannot be played.';

/** A file as the page would take it in: all of it or nothing, and nothing anywhere else. */
export async function takeIn(scratch: Scratch, name: string, bytes: Buffer, into?: string): Promise<Verdict> {
  const home = scratch.fresh();
  const file = path.join(home, name);
  writeFileSync(file, bytes);
  const campaigns = path.join(home, 'campaigns');
  const findings: Problem[] = [];
  let result: ImportResult | null = null;
  let verdict: Verdict = 'accepted';
  try {
    result = await withStaging(campaigns, (staging) =>
      importFile(file, {
        campaigns,
        staging,
        importedAt: new Date(0),
        ...(into !== undefined && { into }),
        async check(folder) {
          findings.push(
            ...validateCampaign(folder).filter((found) => found.severity === 'error' && !isPlayable(found)),
          );
          if (findings.length > 0) throw new NarratoriaError('invalid_campaign', REFUSED);
        },
      }),
    );
    loadCampaign(result.folder);
  } catch (error) {
    const isOurs = result === null && !bytes.subarray(0, 2).equals(Buffer.from('PK'));
    if (isOurs && error instanceof NarratoriaError && error.message === REFUSED)
      throw new Error(
        `A card was made into a campaign that cannot be played: ${JSON.stringify(findings[0])}`,
      );
    verdict = refusedBy(error);
    mustBe(result === null, `what was taken in can be loaded: ${(error as Error).message}`);
  }
  mustBeTidy(home, name, campaigns, verdict === 'accepted' && into === undefined ? 1 : 0);
  mustBe(
    readFileSync(path.join(scratch.outside, 'secret.md'), 'utf8').includes(SECRET),
    'nothing outside is written to',
  );
  return verdict;
}

/** Nothing is left behind, and nothing has got out. */
function mustBeTidy(home: string, name: string, campaigns: string, expected: number): void {
  const beside = readdirSync(home).filter((entry) => entry !== name && entry !== 'campaigns');
  mustBe(beside.length === 0, `nothing is written beside the campaigns, such as ${beside[0]}`);
  const made = existsSync(campaigns) ? readdirSync(campaigns) : [];
  mustBe(
    made.length === expected,
    `there are ${expected} campaigns and nothing unfinished, not ${made.join(', ')}`,
  );
  const stray = readdirSync(path.dirname(home)).filter((entry) => entry !== 'inside');
  mustBe(stray.length === 0, `nothing is written outside, such as ${stray[0]}`);
}

/** Takes back what was added to a campaign that is kept from input to input. */
export function restore(folder: string, before: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!before.has(file)) rmSync(file, { recursive: true, force: true });
  }
}
