import type { CampaignFolder } from './folder.ts';

const PLACES = 'lore/locations';

/** The files of places, wherever they lie; also one whose sections are the places. */
export function placeFilesIn(folder: CampaignFolder): string[] {
  return [...folder.files(PLACES, '.md'), ...folder.recognised.places];
}

/** The files of lore, wherever they lie. */
export function topicFiles(folder: CampaignFolder): string[] {
  const { places, lore, people, pages } = folder.recognised;
  const others = new Set([...places, ...lore, ...people.map(({ file }) => file), ...pages.values()]);
  const own = folder
    .files('lore', '.md')
    .filter((file) => !file.startsWith('lore/locations/') && !others.has(file));
  return [...own, ...lore];
}
