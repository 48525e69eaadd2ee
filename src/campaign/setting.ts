import type { Fact } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { isSpoken, piecesOf } from './prose.ts';
import { besidesPlaces } from './recognise/sections.ts';

const SETTING = 'world/setting.md';

/** What is true everywhere in the story. */
export function worldFacts(folder: CampaignFolder): Fact[] {
  const file = folder.pick(SETTING);
  if (file === null) return [];
  return besidesPlaces(folder, file)
    .flatMap(({ paragraphs }) => piecesOf(paragraphs))
    .map(({ text, line }, index) => ({
      id: `${file}#${index + 1}`,
      text,
      kind: 'description',
      about: 'world',
      mentions: [],
      spoken: isSpoken(text),
      source: { file, line },
    }));
}
