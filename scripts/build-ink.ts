/** Compiles the scenes of the shipped campaigns, which takes longer than to read all else of them. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

export async function compileScenes(): Promise<{ file: string; contents: string }[]> {
  const folders = fs.globSync('campaigns/*/plot/scenes', { cwd: ROOT });
  if (folders.length === 0) return [];
  const { CampaignFolder } = await import('../src/campaign/folder.ts');
  const { builtScenes } = await import('../src/campaign/ink/cache.ts');
  const { sceneTexts } = await import('../src/campaign/ink/read.ts');
  const campaigns = folders.map((scenes) => path.join(ROOT, scenes, '../..'));
  return campaigns.map((campaign) => builtScenes(sceneTexts(new CampaignFolder(campaign))));
}
