import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Campaign } from '../../../../src/campaign/campaign.ts';
import { CampaignFolder } from '../../../../src/campaign/folder.ts';
import { type IngestReport, ingestCampaign } from '../../../../src/campaign/ingest/ingest.ts';
import { loadCampaign } from '../../../../src/campaign/load.ts';
import type { Store } from '../../../../src/store/index.ts';

const MEDIA = path.resolve(import.meta.dirname, '../media');
const NOW = new Date('2026-11-15T12:00:00Z');

export type Files = Record<string, string | Uint8Array | object>;

/** A campaign folder with these files; objects are written as JSON. It goes with the test. */
export function campaignWith(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-campaign-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, { 'manifest.json': { title: 'A test', version: '1.0.0' }, ...files });
  return folder;
}

export function write(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, isContent(content) ? content : JSON.stringify(content, null, 2));
  }
}

function isContent(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array;
}

/** Puts a real picture or recording, made by an encoder, under this name. */
export function addMedia(folder: string, file: string, sample = path.extname(file)): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(MEDIA, `sample${sample}`), target);
}

export function profile(name: string, more: object = {}): object {
  return { name, role: 'Somebody', personality: { traits: ['quiet'], flaws: [], virtues: [] }, ...more };
}

export const PROVENANCE = {
  source_model: 'built-in',
  generated_at: '2026-11-15T10:00:00Z',
  seed_data: 'A harbour without a sea',
  version: '1.0.0',
};

/** For what the loader would refuse: the store has to refuse it too. */
export const NOBODY: Pick<Campaign, 'people' | 'places'> = { people: [], places: [] };

/** Takes a folder in, under the id `c`. */
export function ingest(
  store: Store,
  folder: string,
  campaign: Pick<Campaign, 'people' | 'places'> = loadCampaign(folder),
): Promise<IngestReport> {
  return ingestCampaign({
    folder: new CampaignFolder(folder),
    campaign,
    store: store.campaign('c'),
    now: () => NOW,
  });
}
