import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CampaignFolder } from '../../src/campaign/folder.ts';
import { inspectCampaign } from '../../src/campaign/inspect/index.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { lookAt } from '../../src/campaign/look.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { enrich, minimal } from './enrich/support/campaign.ts';
import { campaignFolder } from './support/folder.ts';

const PROVENANCE = {
  source_model: 'ollama/gemma:2b',
  generated_at: '2026-02-03T11:00:00Z',
  seed_data: 'a mill',
  version: '1.0.0',
};
const MARLO = { name: 'Marlo Vant', role: 'miller', personality: { traits: ['loud'] } };
const IZ = {
  name: 'Iz',
  role: 'ferryman',
  personality: { traits: ['calm'] },
  relationships: { marlo: 'Owes him money', ansa: 'Old friend' },
};
const json = (value: object) => JSON.stringify(value, null, 2);
const base = {
  'manifest.json': json({ title: 'Mill', version: '1.0.0' }),
  'world/setting.md': 'A mill by a river.\n',
  'characters/npcs/iz/profile.json': json(IZ),
  'lore/locations/mill.md': '# The Mill\n\nA **wheel** turns. Iz waits here.\n',
  'lore/the-flood.md': '# The flood\n\nIt came in March.\n',
};

describe('a file that the store rejects', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'by its name',
      { 'characters/npcs/marlo/profile_generated.json': json(MARLO) },
      'characters/npcs/marlo/profile_generated.json:1: missing_provenance',
    ],
    [
      'by a mark inside',
      { 'characters/npcs/marlo/profile.json': json({ ...MARLO, generated: true }) },
      'characters/npcs/marlo/profile.json:9: missing_provenance',
    ],
    [
      'by a mark inside with half a provenance',
      {
        'characters/npcs/marlo/profile.json': json({
          ...MARLO,
          generated: true,
          provenance: { ...PROVENANCE, generated_at: 'yesterday' },
        }),
      },
      'characters/npcs/marlo/profile.json:12: invalid_provenance',
    ],
    [
      'by a sidecar that says too little',
      {
        'characters/npcs/marlo/profile.json': json(MARLO),
        'characters/npcs/marlo/profile.json.provenance.json': json({ generated: true }),
      },
      'characters/npcs/marlo/profile.json.provenance.json:1: invalid_provenance',
    ],
    [
      'by a sidecar beside a file of a person',
      {
        'characters/npcs/marlo/profile.json': json(MARLO),
        'characters/npcs/marlo/profile.json.provenance.json': json(PROVENANCE),
      },
      'characters/npcs/marlo/profile.json.provenance.json:1: provenance_of_human_file',
    ],
  ])('is out of play: marked %s', (_, files, said) => {
    const folder = campaignFolder({ ...base, ...files });
    const campaign = loadCampaign(folder);
    expect(campaign.people.map(({ name }) => name)).toEqual(['Iz']);
    expect(JSON.stringify({ ...campaign, notices: [], leftOut: [] })).not.toMatch(/marlo/i);
    expect(campaign.leftOut).toHaveLength(1);
    expect(campaign.notices.join()).toContain('Left out of the campaign: characters/npcs/marlo/');
    const problems = validateCampaign(folder).map(({ file, line, code }) => `${file}:${line}: ${code}`);
    expect(problems).toContain(said);
  });

  it('is lore or a place as well, and is not counted as generated', () => {
    const folder = campaignFolder({
      ...base,
      'lore/the-flood.md': '---\ngenerated: true\n---\n# The flood\n\nIt came in March.\n',
      'lore/locations/loft_generated.md': '# The Loft\n\nDust.\n',
    });
    const { topics, places, facts, generated } = loadCampaign(folder);
    expect([topics.some(({ name }) => /flood/.test(name)), places.length, generated]).toEqual([false, 1, []]);
    expect(facts.map(({ text }) => text).join()).not.toMatch(/March|Dust/);
    const shelved = lookAt(folder);
    expect(shelved.leftOut).toEqual(['lore/locations/loft_generated.md', 'lore/the-flood.md']);
    expect(shelved.generatedFiles).toBe(0);
  });

  it('is not named by the way that leads there', () => {
    const folder = campaignFolder({
      ...base,
      'lore/locations/bank.md': '# The Bank\n\nMud. A ladder leads to [the Loft](loft.md).\n',
      'lore/locations/loft.md': '# The Loft\n\nDust.\n',
      'lore/locations/loft.md.provenance.json': json({ generated: true }),
    });
    const { facts, notices } = loadCampaign(folder);
    expect(facts.map(({ text }) => text)).toContain('Mud.');
    expect(facts.map(({ text }) => text).join()).not.toMatch(/Loft/);
    expect(notices.join()).toContain('Left out of the campaign: lore/locations/loft.md:1: ');
  });

  it('is in play once it says from what it was made, and is counted', () => {
    const folder = campaignFolder({
      ...base,
      'characters/npcs/marlo/profile.json': json({ ...MARLO, generated: true, provenance: PROVENANCE }),
    });
    const { people, generated, leftOut, notices } = loadCampaign(folder);
    expect(people.map(({ name }) => name)).toEqual(['Iz', 'Marlo Vant']);
    expect([generated, leftOut, notices]).toEqual([['characters/npcs/marlo/profile.json'], [], []]);
  });
});

it('may have a sidecar in the form that the specifications show, and is counted where it says so itself', () => {
  const marks =
    'generated: true\nprovenance:\n  source_model: m\n  generated_at: "2026-01-01T10:00:00Z"\n  seed_data: x\n  version: 1.0.0';
  const folder = campaignFolder({
    ...base,
    'lore/the-flood.md': '# The flood\n\nIt came in March.\n',
    'lore/the-flood.md.provenance.json': json({ generated: true, provenance: PROVENANCE }),
    'lore/the-mill.md': `---\n${marks}\n---\n\n# The mill\n\nIt stands still.\n`,
  });
  expect(loadCampaign(folder).leftOut).toEqual([]);
  const made = inspectCampaign(folder).files.filter(({ origin }) => origin === 'generated');
  expect(made.map(({ file, provenance }) => [file, provenance?.source_model])).toEqual([
    ['lore/the-flood.md', PROVENANCE.source_model],
    ['lore/the-mill.md', 'm'],
  ]);
});

describe('a generated file that the author has deleted', () => {
  it.each([[false], [true]])('does not come back (its sidecar deleted too: %s)', async (withSidecar) => {
    const folder = campaignFolder(minimal());
    const { added } = await enrich(folder);
    const gone = added.find((file) => file.startsWith('characters/npcs/')) ?? '';
    rmSync(path.join(folder, gone));
    if (withSidecar) rmSync(path.join(folder, `${gone}.provenance.json`));
    expect((await enrich(folder)).added).toEqual([]);
    expect(new CampaignFolder(folder).has(gone)).toBe(false);
  });
});
