import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { undoEnrichment } from '../../../src/campaign/enrich/files/undo.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { rounds } from '../../support/length.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, enriched, minimal, NOW } from './support/campaign.ts';

const ENRICH = path.resolve(import.meta.dirname, '../../../src/campaign/enrich/enrich.ts');

/** Runs an enrichment in a process of its own that is killed as soon as it has put this many files into place. */
async function killedAfter(files: number, folder: string): Promise<NodeJS.Signals | null> {
  const program = `
    const files = require('node:fs/promises');
    let left = ${files};
    for (const name of ['link', 'rename']) {
      const put = files[name];
      files[name] = async (...args) => {
        await put(...args);
        left -= 1;
        if (left === 0) process.kill(process.pid, 'SIGKILL');
      };
    }
    require('node:module').syncBuiltinESMExports();
    import(${JSON.stringify(ENRICH)}).then(({ enrichCampaign }) =>
      enrichCampaign(${JSON.stringify(folder)}, { now: new Date(${NOW.getTime()}), version: '0.1.0' }));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  return await new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)));
}

/** A file and what is said of it come into place one after the other. */
const MOMENTS = rounds(
  [1, 4, 19, 58],
  Array.from({ length: 58 }, (_, index) => index + 1),
);

/** The content files: sidecars also tell which folders a run had to make, and a killed one may leave half a file that nothing reads. */
function filesOf(folder: string): Record<string, string | null> {
  const files = Object.entries(contentOf(folder)).filter(
    ([file]) => !/\.provenance\.json$|\.tmp$/.test(file),
  );
  return Object.fromEntries(files);
}

describe('a run that was killed', () => {
  it.each(MOMENTS)(
    'after %i files leaves a campaign that loads, and is finished by the next',
    async (files) => {
      const folder = campaignFolder(minimal());
      const before = contentOf(folder);
      expect(await killedAfter(files, folder)).toBe('SIGKILL');
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
