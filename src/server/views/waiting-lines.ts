import type { Campaign } from '../../campaign/campaign.ts';

const MOST_LINES = 12;
const LONGEST = 110;
const SHORTEST = 20;

/** Short sentences of the author's about the places, to wait with. Nothing that is a secret or somebody's words. */
export function waitingLines({ facts }: Campaign): string[] {
  const fitting = facts
    .filter(({ kind, spoken }) => kind === 'description' && !spoken)
    .map(({ text }) => text)
    .filter((text) => text.length <= LONGEST && text.length >= SHORTEST && /[.!…]$/.test(text));
  const step = Math.max(1, Math.floor(fitting.length / MOST_LINES));
  return fitting.filter((_, index) => index % step === 0).slice(0, MOST_LINES);
}
