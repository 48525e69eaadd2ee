import type { Fact, Topic } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { humanTwin } from './generated.ts';
import { insideSentence, slug, titleOf } from './names.ts';
import { isSpoken, joinDependent } from './prose.ts';

export const topicId = (file: string): string =>
  `topic:${slug(
    humanTwin(file)
      .replace(/^lore\//, '')
      .slice(0, -'.md'.length),
  )}`;

/** The files of lore, wherever they lie. */
function topicFiles(folder: CampaignFolder): string[] {
  const { places, lore, people, pages } = folder.recognised;
  const others = new Set([...places, ...lore, ...people.map(({ file }) => file), ...pages.values()]);
  const own = folder
    .files('lore', '.md')
    .filter((file) => !file.startsWith('lore/locations/') && !others.has(file));
  return [...own, ...lore];
}

/** What people can be asked about: every file under lore/ that is not a place, by its first heading. */
export function readTopics(folder: CampaignFolder): { topics: Topic[]; facts: Fact[] } {
  const topics: Topic[] = [];
  const facts: Fact[] = [];
  for (const file of topicFiles(folder)) {
    const sections = folder.prose(file);
    const title = sections.find(({ heading }) => heading !== null);
    const id = topicId(file);
    const name = insideSentence(titleOf(file, title?.heading));
    topics.push({ id, name, source: { file, line: title?.line ?? 1 } });
    const passages = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(joinDependent));
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
