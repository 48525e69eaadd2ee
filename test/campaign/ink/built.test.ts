import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../../src/base/package-root.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { builtScenes } from '../../../src/campaign/ink/cache.ts';
import { sceneTexts } from '../../../src/campaign/ink/read.ts';

const CAMPAIGNS = path.join(packageRoot(), 'campaigns');
const withScenes = readdirSync(CAMPAIGNS).filter((name) =>
  existsSync(path.join(CAMPAIGNS, name, 'plot/scenes')),
);

it.each(withScenes)('the build has compiled the scenes of %s', (name) => {
  const { file, contents } = builtScenes(sceneTexts(new CampaignFolder(path.join(CAMPAIGNS, name))));
  expect(readFileSync(path.join(packageRoot(), file), 'utf8')).toBe(contents);
});
