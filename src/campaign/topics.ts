import type { Fact, Topic } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { humanTwin } from './generated.ts';
import { insideSentence, slug, titleOf } from './names.ts';
import { topicFiles } from './page-files.ts';
import { isSpoken, piecesOf } from './prose.ts';
import { besidesPlaces, placeSections } from './recognise/sections.ts';

export const topicId = (file: string): string =>
  `topic:${slug(
    humanTwin(file)
      .replace(/^lore\//, '')
      .slice(0, -'.md'.length),
  )}`;

/** What people can be asked about: every file under lore/ that is not a place, by its first heading. */
export function readTopics(folder: CampaignFolder): { topics: Topic[]; facts: Fact[] } {
  const topics: Topic[] = [];
  const facts: Fact[] = [];
  // The only page of a place whose sections are the places is about all of them.
  const split = folder.recognised.places.concat(folder.files('lore/locations', '.md'));
  const files = [
    ...topicFiles(folder),
    ...placeSections(folder)
      .map(({ file }) => file)
      .filter((file) => split.includes(file)),
  ];
  for (const file of new Set(files)) {
    const sections = besidesPlaces(folder, file);
    if (
      sections.length < folder.prose(file).length &&
      sections.every(({ paragraphs }) => paragraphs.length === 0)
    )
      continue;
    const title = sections.find(({ heading }) => heading !== null);
    const id = topicId(file);
    const name = insideSentence(titleOf(file, title?.heading));
    topics.push({ id, name, source: { file, line: title?.line ?? 1 } });
    const passages = sections.flatMap(({ paragraphs }) => piecesOf(paragraphs));
    passages.forEach(({ text, line }, index) => {
      facts.push({
        id: `${file}#${index + 1}`,
        text,
        kind: 'lore',
        about: id,
        mentions: [],
        spoken: isSpoken(text),
        source: { file, line },
      });
    });
  }
  return { topics, facts };
}
