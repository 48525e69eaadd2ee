import type { CampaignFolder } from '../folder.ts';
import { compileCached } from './cache.ts';
import type { CompiledInk, InkFile } from './story.ts';

export const SCENES = 'plot/scenes';

/** The scenes of a campaign, compiled; those in files that cannot be read are left out. */
export function readScenes(folder: CampaignFolder): CompiledInk {
  const files = sceneTexts(folder);
  return files.length === 0 ? { story: null, flows: [], fileTags: [], faults: [] } : compileCached(files);
}

export function sceneTexts(folder: CampaignFolder): InkFile[] {
  return sceneFiles(folder).map((file) => ({ file, text: folder.text(file) }));
}

export function sceneFiles(folder: CampaignFolder): string[] {
  return folder.files(SCENES, '.ink').filter((file) => folder.sizeOf(file) > 0);
}
