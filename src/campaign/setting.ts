import type { Fact } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { isSpoken, joinDependent, readProse } from './prose.ts';

const SETTING = 'world/setting.md';

/** What is true everywhere in the story. */
export function worldFacts(folder: CampaignFolder): Fact[] {
  if (!folder.has(SETTING)) return [];
  return readProse(folder.text(SETTING))
    .flatMap(({ paragraphs }) => paragraphs.flatMap(joinDependent))
    .map(({ text, line }, index) => ({
      id: `${SETTING}#${index + 1}`,
      text,
      kind: 'description',
      about: 'world',
      mentions: [],
      spoken: isSpoken(text),
      source: { file: SETTING, line },
    }));
}
