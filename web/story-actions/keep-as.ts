import type { StoryCard } from '../../src/contracts/api/library.ts';
import { download } from '../api/client.ts';
import { sayRefusal } from '../ui/say-refusal.ts';
import { say } from '../ui/toasts.ts';

export const EXPORT_FORMATS = [
  { format: 'epub', title: 'As a book (EPUB)' },
  { format: 'html', title: 'As a page (HTML)' },
  { format: 'md', title: 'As text (Markdown)' },
  { format: 'json', title: 'As data (JSON)' },
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number]['format'];

/** Writes the story to a file of the player's. */
export async function keepAs({ id, title }: StoryCard, format: ExportFormat): Promise<void> {
  try {
    await download(`/api/stories/${encodeURIComponent(id)}/export?format=${format}`, `${title}.${format}`);
    say(`${title} is in your downloads.`);
  } catch (error) {
    sayRefusal(error as Error);
  }
}
