import { EndingSchema } from '../contracts/ending.ts';
import type { EpilogueSection, StoryEnding } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { slug, stemOf, titleOf } from './names.ts';
import { paragraphsIn, type Section } from './prose.ts';
import { frontMatterOf } from './read/markdown.ts';

export const ENDINGS = 'plot/endings';

export const endingId = (file: string): string => `ending:${slug(stemOf(file))}`;

/** The endings of a campaign: the closing scene as written, and what comes after it. */
export function readEndings(folder: CampaignFolder): StoryEnding[] {
  return folder.files(ENDINGS, '.md').map((file) => readEnding(folder, file));
}

function readEnding(folder: CampaignFolder, file: string): StoryEnding {
  const frontMatter = frontMatterOf(folder, file, EndingSchema);
  const sections = folder.prose(file);
  const title = sections.find(({ heading }) => heading !== null && epilogueCondition(heading) === undefined);
  return {
    id: endingId(file),
    title: frontMatter.title ?? titleOf(file, title?.heading),
    ...partsOf(sections),
    frontMatter,
    source: { file, line: title?.line ?? 1 },
  };
}

/** The closing scene and the epilogue, which begins at its heading and takes in all that is below it. */
function partsOf(sections: readonly Section[]): { paragraphs: string[]; epilogue: EpilogueSection[] } {
  const paragraphs: string[] = [];
  const epilogue: EpilogueSection[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    const when = section.heading === null ? undefined : epilogueCondition(section.heading);
    if (when !== undefined) {
      epilogue.push({ when, paragraphs: [] });
      depth = section.depth;
    } else if (section.heading !== null && section.depth <= depth) depth = Number.POSITIVE_INFINITY;
    const isAfter = depth !== Number.POSITIVE_INFINITY;
    (isAfter ? (epilogue.at(-1)?.paragraphs ?? paragraphs) : paragraphs).push(...paragraphsIn(section));
  }
  return { paragraphs, epilogue };
}

/** `Epilogue` is told in any case (null), `Epilogue: <words>` only if the words hold; undefined for other headings. */
export function epilogueCondition(heading: string): string | null | undefined {
  const match = /^epilogue(?:\s*[:–—-]\s*(.+))?$/i.exec(heading.trim());
  return match === null ? undefined : (match[1] ?? null);
}

/** The CEL in `Epilogue: when <CEL>`; null where the condition is in plain words. */
export function expressionIn(condition: string): string | null {
  return /^when\s+(.+)$/su.exec(condition.trim())?.[1] ?? null;
}
