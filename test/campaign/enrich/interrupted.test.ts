import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { undoEnrichment } from '../../../src/campaign/enrich/files/undo.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, enriched, minimal, NOW } from './support/campaign.ts';

const ENRICH = path.resolve(import.meta.dirname, '../../../src/campaign/enrich/enrich.ts');

/** Starts an enrichment in a process of its own and kills it as soon as this many files are there. */
async function killedAfter(files: number, folder: string): Promise<void> {
  const program = `import(${JSON.stringify(ENRICH)}).then(({ enrichCampaign }) =>
    enrichCampaign(${JSON.stringify(folder)}, { now: new Date(${NOW.getTime()}), version: '0.1.0' }))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  while (child.exitCode === null && globSync('**/*_generated.{md,json}', { cwd: folder }).length < files)
    await sleep(1);
  child.kill('SIGKILL');
  await ended;
}

/** The content files: sidecars also tell which folders a run had to make, and a killed one may leave half a file that nothing reads. */
function filesOf(folder: string): Record<string, string | null> {
  const files = Object.entries(contentOf(folder)).filter(
    ([file]) => !/\.provenance\.json$|\.tmp$/.test(file),
  );
  return Object.fromEntries(files);
}

describe('a run that was killed', () => {
  it.each([1, 4, 9, 15, 20])(
    'after %i files leaves a campaign that loads, and is finished by the next',
    async (files) => {
      const folder = campaignFolder(minimal());
      const before = contentOf(folder);
      await killedAfter(files, folder);
      expect(validateCampaign(folder).filter(({ severity }) => severity === 'error')).toEqual([]);
      loadCampaign(folder);
      await enrich(folder);
      const whole = await enriched(minimal());
      expect(filesOf(folder)).toEqual(filesOf(whole));
      expect(validateCampaign(folder)).toEqual([]);
      await undoEnrichment(folder);
      expect(contentOf(folder)).toEqual(before);
    },
  );
});
