import type { StoryCard } from '../../src/contracts/api/library.ts';
import { download } from '../api/client.ts';
import { sayRefusal } from '../ui/say-refusal.ts';
import { say } from '../ui/toasts.ts';
import { storyWords } from '../words/story.ts';

export const EXPORT_FORMATS = [
  { format: 'epub', title: storyWords.menu.formats.epub },
  { format: 'html', title: storyWords.menu.formats.html },
  { format: 'md', title: storyWords.menu.formats.md },
  { format: 'json', title: storyWords.menu.formats.json },
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number]['format'];

/** Writes the story to a file of the player's. */
export async function keepAs({ id, title }: StoryCard, format: ExportFormat): Promise<void> {
  try {
    await download(`/api/stories/${encodeURIComponent(id)}/export?format=${format}`, `${title}.${format}`);
    say(storyWords.menu.exported(title));
  } catch (error) {
    sayRefusal(error as Error);
  }
}
