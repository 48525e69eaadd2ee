import type { CampaignFolder } from '../folder.ts';
import { compileCached } from './cache.ts';
import type { CompiledInk } from './story.ts';

export const SCENES = 'plot/scenes';

/** The scenes of a campaign, compiled; those in files that cannot be read are left out. */
export function readScenes(folder: CampaignFolder): CompiledInk {
  const files = sceneFiles(folder).map((file) => ({ file, text: folder.text(file) }));
  return files.length === 0 ? { story: null, flows: [], fileTags: [], faults: [] } : compileCached(files);
}

export function sceneFiles(folder: CampaignFolder): string[] {
  return folder.files(SCENES, '.ink').filter((file) => folder.sizeOf(file) > 0);
}
