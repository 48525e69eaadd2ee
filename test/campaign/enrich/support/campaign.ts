import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Enriched, type EnrichOptions, enrichCampaign } from '../../../../src/campaign/enrich/enrich.ts';
import { campaignFolder, type Files } from '../../support/folder.ts';

export const NOW = new Date('2026-11-16T08:00:00.000Z');

/** The smallest campaign there is: a title. */
export function manifest(fields: Record<string, unknown> = {}): string {
  return JSON.stringify({ title: 'The Clockmaker', version: '1.0.0', ...fields }, null, 2);
}

/** A manifest, a setting and a premise: what the format calls minimal. */
export function minimal(): Files {
  return {
    'manifest.json': manifest({ title: 'The Crossing', genre: 'Mystery', tone: 'Quiet, odd' }),
    'world/setting.md':
      'The island of Morrow has one ferry, and the ferry has one bell. In winter nobody crosses after dark, and the lamp on the jetty is lit all the same.\n',
    'plot/premise.md':
      'The ferryman, Tobias Reed, drowned in March. His daughter Hanne has asked you to stay for a week and mind the copper bell.\n',
  };
}

export function enrich(folder: string, options: Partial<EnrichOptions> = {}): Promise<Enriched> {
  return enrichCampaign(folder, { now: NOW, version: '0.1.0', ...options });
}

const filledOut = new Map<string, Promise<Files>>();

/** A folder of one's own with these files, filled out; the same files are filled out once. */
export async function enriched(files: Files): Promise<string> {
  const key = JSON.stringify(files);
  const known = filledOut.get(key) ?? fillOut(files);
  filledOut.set(key, known);
  return campaignFolder(await known);
}

async function fillOut(files: Files): Promise<Files> {
  const folder = campaignFolder(files);
  await enrich(folder);
  return Object.fromEntries(
    Object.entries(contentOf(folder)).flatMap(([file, content]) =>
      content === null ? [] : [[file, Buffer.from(content, 'latin1')]],
    ),
  );
}

/** Everything in a folder: files with their bytes, folders with null. */
export function contentOf(folder: string): Record<string, string | null> {
  const paths = globSync('**', { cwd: folder, withFileTypes: false }).filter((file) => file !== '.');
  return Object.fromEntries(
    paths
      .toSorted()
      .map((file) => [
        file,
        statSync(path.join(folder, file)).isDirectory()
          ? null
          : readFileSync(path.join(folder, file)).toString('latin1'),
      ]),
  );
}
