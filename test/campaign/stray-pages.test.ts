import { expect, it } from 'vitest';
import { isSparse } from '../../src/campaign/enrich/sparse.ts';
import { CampaignFolder } from '../../src/campaign/folder.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { readingsOf } from '../../src/campaign/readings.ts';
import { goodCampaign } from './gallery/good.ts';
import { campaignFolder } from './support/folder.ts';

const STRAY = ['REPORT.md', 'TODO.md', 'CHANGELOG.md', 'NOTES.md'];
const files = Object.fromEntries(
  STRAY.map((file) => [file, '# What is left to do\n\nThe gate shows a wrong place.\n']),
);

it('pages about the folder are not told, and validate says so', () => {
  const folder = campaignFolder({
    ...goodCampaign(),
    ...files,
    'the-gate.md': '# The gate\n\nIt is shut.\n',
  });
  expect(loadCampaign(folder).facts.filter(({ text }) => text.includes('wrong place'))).toEqual([]);
  const left = readingsOf(folder).filter(({ file, isRead }) => STRAY.includes(file) && !isRead);
  expect(left.map(({ file }) => file).toSorted()).toEqual(STRAY.toSorted());
  expect(readingsOf(folder).find(({ file }) => file === 'the-gate.md')?.readAs).toBe('read as lore');
});

it('they are no third file of a campaign that is filled in', () => {
  const two = {
    'manifest.json': '{ "title": "Two files", "version": "1.0.0" }',
    'world/setting.md': 'A house by the sea.\n',
    'plot/premise.md': 'You have the key.\n',
  };
  expect(isSparse(new CampaignFolder(campaignFolder({ ...two, ...files })))).toBe(true);
});
