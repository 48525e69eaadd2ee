import type { Campaign } from '../../campaign/campaign.ts';
import { mentionFinder } from '../../campaign/mentions.ts';
import { campaignWith } from './campaign.ts';
import type { CanonEntry } from './entry.ts';

type Finder = (text: string, about?: string) => string[];

/** Finds what a text names of what tellings have brought in. */
export function canonFinder(campaign: Campaign, canon: readonly CanonEntry[]): Finder {
  if (canon.length === 0) return () => [];
  const places = campaign.places.map((place) => ({ ...place, things: [] }));
  const bare = campaignWith({ ...campaign, people: [], facts: [], places }, canon);
  const find = mentionFinder({ people: bare.people, places: bare.places, topics: [] });
  const own = new Set(canon.map(({ id }) => id));
  return (text, about) => find(text, about).filter((id) => own.has(id));
}
