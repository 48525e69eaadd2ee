import type { Campaign } from '../campaign.ts';
import type { Predicate } from './predicate.ts';

type Names = Pick<Campaign, 'places' | 'factions'> & { people: readonly { id: string; name: string }[] };

/** How a condition was read, for its author. */
export function predicateInWords(predicate: Predicate, campaign: Names): string {
  const places = (ids: readonly string[]) =>
    ids.length === campaign.places.length && ids.length > 1
      ? 'any place of the campaign'
      : ids.map((id) => nameOf(id, campaign.places)).join(' or ');
  switch (predicate.kind) {
    case 'at':
      return `the player is at ${places(predicate.places)}`;
    case 'been':
      return `the player has been at ${places(predicate.places)}`;
    case 'settled':
      return `the player has been at ${places(predicate.places)}, and ${predicate.scenes} scenes have passed`;
    case 'has':
      return `the player carries “${predicate.name}”, or a beat has given it`;
    case 'knows':
      return `the player has learned “${predicate.name}”`;
    case 'opinion':
      return `${nameOf(predicate.person, campaign.people)} thinks ${scoreInWords(predicate)} of the player`;
    case 'standing':
      return `${nameOf(predicate.faction, campaign.factions)} thinks ${scoreInWords(predicate)} of the player`;
    case 'met':
      return `the player has met ${nameOf(predicate.person, campaign.people)}`;
    case 'hurt':
      return predicate.is ? 'the player is hurt' : 'the player is not hurt';
    case 'alone':
      return 'nobody is with the player';
    case 'said':
      return 'compared with what beats bring about and what the player does, by words and by meaning';
  }
}

function scoreInWords({ least, most }: { least?: number; most?: number }): string {
  return least === undefined ? `${most ?? 0} or less` : `${least} or more`;
}

function nameOf(id: string, entries: readonly { id: string; name: string }[]): string {
  return entries.find((entry) => entry.id === id)?.name ?? id;
}
