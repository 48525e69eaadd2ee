import type { CampaignEntry } from '../../campaign/list.ts';
import type { Keys } from './keys.ts';
import type { Page } from './page.ts';

/** Lets the player pick a story from the list; null when they would rather not. */
export async function askWhich(
  entries: readonly CampaignEntry[],
  keys: Keys,
  page: Page,
): Promise<string | null> {
  const shown = entries.slice(0, 9);
  page.list(shown.map(({ title, description }) => ({ title, text: description ?? '' })));
  const never = new AbortController().signal;
  for (;;) {
    page.prompt();
    const key = await keys.next(never);
    if (key === null || key === 'q') return null;
    const entry = /^[1-9]$/.test(key) ? shown[Number(key) - 1] : undefined;
    if (entry !== undefined) return entry.folder;
    page.unknownKey(key, shown.length);
  }
}
