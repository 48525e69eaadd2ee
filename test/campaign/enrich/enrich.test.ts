import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSidecar } from '../../../src/campaign/enrich/files/provenance.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { ProvenanceSchema } from '../../../src/contracts/asset-metadata.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { oddsOf, STANDARD_BANDS } from '../../../src/rules/roll.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, enriched, manifest, minimal, NOW } from './support/campaign.ts';

const proseOf = (folder: string) =>
  Object.entries(contentOf(folder))
    .filter(
      ([file, content]) =>
        content !== null && /_generated\.(?:md|json|ink)$/.test(file) && !file.startsWith('README'),
    )
    .map(([, content]) => Buffer.from(content ?? '', 'latin1').toString('utf8'))
    .join('\n');

describe('the minimal campaign', () => {
  it('becomes a whole one', async () => {
    const campaign = loadCampaign(await enriched(minimal()));
    expect(campaign.people.length).toBeGreaterThanOrEqual(3);
    expect(campaign.places.length).toBeGreaterThanOrEqual(2);
    expect(campaign.places.length).toBeLessThanOrEqual(4);
    expect(campaign.factions.length).toBeGreaterThanOrEqual(2);
    expect(campaign.beats.length).toBeGreaterThanOrEqual(4);
    expect(campaign.storylets.length).toBeGreaterThanOrEqual(12);
    expect(campaign.endings.length).toBe(3);
    expect(campaign.topics.length).toBeGreaterThanOrEqual(3);
    expect(campaign.rules).not.toBeNull();
    expect(campaign.template?.starting_location).toBeDefined();
    for (const { profile, haunts } of campaign.people) {
      expect(profile.personality.traits.length).toBeGreaterThan(2);
      expect(profile.speech_patterns?.examples?.length).toBeGreaterThan(4);
      expect(Object.keys(profile.relationships ?? {}).length).toBeGreaterThan(0);
      expect(profile.secrets).not.toBe('');
      expect(haunts.length).toBeGreaterThan(0);
    }
  });

  it('has nothing for the validator to say', async () => {
    expect(validateCampaign(await enriched(minimal()))).toEqual([]);
  });

  it('keeps every place within reach of every other', async () => {
    const { places } = loadCampaign(await enriched(minimal()));
    for (const start of places) {
      const reached = new Set([start.id]);
      for (const id of reached)
        for (const exit of places.find((place) => place.id === id)?.exits ?? []) reached.add(exit);
      expect(reached.size).toBe(places.length);
    }
  });

  it("is made of the author's people, places and things", async () => {
    const campaign = loadCampaign(await enriched(minimal()));
    const names = campaign.people.map(({ name }) => name);
    expect(names).toContain('Hanne');
    expect(names.join()).not.toContain('Tobias'); // he drowned
    expect(campaign.people.find(({ name }) => name === 'Hanne')?.pronoun).toBe('she');
    const things = campaign.places.flatMap((place) => place.things.map(({ name }) => name));
    expect(things).toContain('the copper bell');
    expect(campaign.topics.map(({ name }) => name)).toContain('the copper bell');
    expect(proseOf(await enriched(minimal()))).toContain('copper bell');
  });

  it('leaves what people wrote as it is, to the byte', async () => {
    const folder = campaignFolder(minimal());
    const before = contentOf(folder);
    await enrich(folder);
    expect(contentOf(folder)).toMatchObject(before);
  });

  it('has most of what somebody average tries go well', async () => {
    const { rules } = loadCampaign(await enriched(minimal()));
    const odds = oddsOf('2d6', rules?.rules.bands ?? STANDARD_BANDS, 0);
    expect(odds.success).toBeGreaterThan(0.55);
    expect(odds.failure).toBeLessThan(0.2);
  });

  it('marks everything it adds, with where it comes from', async () => {
    const folder = campaignFolder(minimal());
    const { added } = await enrich(folder);
    expect(added.length).toBeGreaterThan(15);
    for (const file of added) {
      expect(file).toMatch(/_generated\.(?:md|json|ink)$/);
      const text = readFileSync(path.join(folder, `${file}.provenance.json`), 'utf8');
      expect(validator(ProvenanceSchema)(JSON.parse(text))).toEqual([]);
      expect(readSidecar(text)).toMatchObject({
        generated: true,
        source_model: 'narratoria/built-in@0.1.0',
        generated_at: NOW.toISOString(),
        seed_data: expect.stringContaining('Tobias Reed'),
      });
    }
    const others = Object.keys(contentOf(folder)).filter(
      (file) => /\.(?:md|json|ink)$/.test(file) && !(file in minimal()),
    );
    expect(others.filter((file) => !file.endsWith('.provenance.json')).toSorted()).toEqual(added.toSorted());
  });

  it('discloses it in a README of its own, and leaves the author’s alone', async () => {
    const folder = await enriched({ ...minimal(), 'README.md': '# Mine\n' });
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe('# Mine\n');
    const readme = readFileSync(path.join(folder, 'README_generated.md'), 'utf8');
    expect(readme).toContain('narratoria/built-in@0.1.0');
    expect(readme).toContain('--undo');
    expect(readme.match(/^\d\. /gm)).toHaveLength(5);
  });
});

describe('the same words', () => {
  it('give the same world', async () => {
    const [one, other] = await Promise.all([enriched(minimal()), enriched(minimal())]);
    expect(contentOf(other)).toEqual(contentOf(one));
  });

  it('give another one when a word is another', async () => {
    const changed = { ...minimal(), 'plot/premise.md': 'You are a snail in a republic of snails.\n' };
    expect(proseOf(await enriched(changed))).not.toBe(proseOf(await enriched(minimal())));
  });

  it('add nothing a second time', async () => {
    const folder = await enriched(minimal());
    const before = contentOf(folder);
    expect((await enrich(folder, { now: new Date('2027-01-01T00:00:00Z') })).added).toEqual([]);
    expect(contentOf(folder)).toEqual(before);
  });
});

describe('what is missing', () => {
  it('is all that is added', async () => {
    const folder = await enriched({
      ...minimal(),
      'world/rules.md': 'Nobody rolls anything here.\n',
      'characters/npcs/ada/profile.json': JSON.stringify({
        name: 'Ada Moss',
        role: 'Harbour pilot',
        personality: { traits: ['calm'] },
        appearance: 'Ada has a pipe. She never lights it.',
      }),
    });
    const campaign = loadCampaign(folder);
    expect(campaign.rules?.source.file).toBe('world/rules.md');
    expect(campaign.people.map(({ name }) => name)).toContain('Ada Moss');
    expect(campaign.people.length).toBeGreaterThanOrEqual(3);
    expect(validateCampaign(folder)).toEqual([]);
    // The author's own person is the one the story is about.
    expect(campaign.storylets.flatMap((storylet) => storylet.with)).toContain('person:ada');
  });

  it('stays deleted when the author has deleted it', async () => {
    const folder = await enriched(minimal());
    rmSync(path.join(folder, 'plot/beats_generated.json'));
    rmSync(path.join(folder, 'plot/beats_generated.json.provenance.json'));
    expect((await enrich(folder)).added).toEqual([]);
  });

  it('does not include endings where the author wrote the beats', async () => {
    const beats = {
      beats: [{ id: 'beat_001', title: 'The ferry sails', description: 'It sails without you.' }],
    };
    const folder = await enriched({ ...minimal(), 'plot/beats.json': JSON.stringify(beats) });
    expect(loadCampaign(folder).endings).toEqual([]);
    expect(loadCampaign(folder).beats).toEqual(beats.beats);
  });
});

describe('words that were changed after a run', () => {
  it('do not double the people, the places or the endings', async () => {
    const folder = await enriched(minimal());
    const before = loadCampaign(folder);
    writeFileSync(
      path.join(folder, 'plot/premise.md'),
      'You are a baker, and the oven at the Crown has gone cold.\n',
    );
    await enrich(folder);
    const after = loadCampaign(folder);
    expect(after.people.length).toBe(before.people.length);
    expect(after.places.length).toBe(before.places.length);
    expect(after.endings.length).toBe(before.endings.length);
    expect(validateCampaign(folder)).toEqual([]);
  });
});

describe('a title', () => {
  it('is enough, whatever is in it', async () => {
    for (const title of [
      'The Glass Orchard',
      '🎺',
      '../../etc/passwd',
      '{stake} «odd» [x](y) **b** "q"',
      'パン屋の夜',
      'A'.repeat(100),
    ]) {
      const folder = await enriched({ 'manifest.json': manifest({ title }) });
      expect(validateCampaign(folder), title).toEqual([]);
      expect(loadCampaign(folder).people.length).toBeGreaterThanOrEqual(3);
    }
  });
});
