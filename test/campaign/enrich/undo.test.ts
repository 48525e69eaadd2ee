import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { undoEnrichment } from '../../../src/campaign/enrich/files/undo.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, minimal } from './support/campaign.ts';

describe('undoing', () => {
  it('restores the folder exactly, empty folders of the author included', async () => {
    const folder = campaignFolder(minimal());
    mkdirSync(path.join(folder, 'lore/locations'), { recursive: true });
    const before = contentOf(folder);
    const { added } = await enrich(folder);
    const { removed, edited } = await undoEnrichment(folder);
    expect(removed.toSorted()).toEqual(added.toSorted());
    expect(edited).toEqual([]);
    expect(contentOf(folder)).toEqual(before);
  });

  it('keeps what somebody has changed, unless all of it is to go', async () => {
    const folder = campaignFolder(minimal());
    const before = contentOf(folder);
    await enrich(folder);
    const rules = path.join(folder, 'world/rules_generated.md');
    writeFileSync(rules, `${readFileSync(rules, 'utf8')}\nAnd nobody whistles.\n`);
    expect((await undoEnrichment(folder)).edited).toEqual(['world/rules_generated.md']);
    expect(existsSync(`${rules}.provenance.json`)).toBe(true);
    expect((await undoEnrichment(folder, { all: true })).removed).toEqual(['world/rules_generated.md']);
    expect(contentOf(folder)).toEqual(before);
  });

  it('leaves other generated files alone, and does nothing where nothing was added', async () => {
    const files = {
      ...minimal(),
      'lore/old_generated.md': '# Old\n\nA model wrote this once.\n',
      'lore/old_generated.md.provenance.json': JSON.stringify({
        source_model: 'other',
        generated_at: '2026-01-01T00:00:00Z',
        seed_data: 'x',
        version: '1.0.0',
      }),
    };
    const folder = campaignFolder(files);
    const before = contentOf(folder);
    expect(await undoEnrichment(folder, { all: true })).toEqual({ removed: [], edited: [] });
    expect(contentOf(folder)).toEqual(before);
  });

  it('is not led out of the campaign by a sidecar that lies', async () => {
    const outside = campaignFolder({ 'keep/me.txt': 'x' });
    const lie = {
      enrichment: { domain: 'x' },
      checksum: 'y',
      folders: [`../${path.basename(outside)}/keep`, '/tmp', 5],
    };
    const folder = campaignFolder({
      ...minimal(),
      'lore/a_generated.md.provenance.json': JSON.stringify(lie),
    });
    await undoEnrichment(folder, { all: true });
    expect(existsSync(path.join(outside, 'keep/me.txt'))).toBe(true);
  });
});
