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
      return predicate.facts.length === 0
        ? `the player has learned “${predicate.name}” from a scene or a beat`
        : `the player has learned “${predicate.name}”, or been told what ${filesOf(predicate.facts)} says of it`;
    case 'opinion':
      return `${nameOf(predicate.person, campaign.people)} thinks ${scoreInWords(predicate)} of the player`;
    case 'standing':
      return `${nameOf(predicate.faction, campaign.factions)} thinks ${scoreInWords(predicate)} of the player`;
    case 'met':
      return `the player has met ${nameOf(predicate.person, campaign.people)}`;
    case 'hurt':
      return predicate.is ? 'the player is hurt' : 'the player is not hurt';
    case 'with':
      return `${nameOf(predicate.person, campaign.people)} is where the player is`;
    case 'alone':
      return 'nobody is with the player';
    case 'time':
      return `it is ${predicate.parts.join(' or ')}`;
    case 'day':
      return `it is day ${predicate.least} of the story or later`;
    case 'did':
      return 'the player has done this, by the verb and by whom or what it names';
    case 'decided':
      return `the player has decided this in ${predicate.beat}`;
    case 'not':
      return `not: ${predicate.of.map((one) => predicateInWords(one, campaign)).join('; and ')}`;
    case 'any':
      return predicate.of
        .map((all) => all.map((one) => predicateInWords(one, campaign)).join('; and '))
        .join(', or ');
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

/** The files that facts stand in, by their ids (`lore/locations/mill.md#3`). */
function filesOf(facts: readonly string[]): string {
  const files = [...new Set(facts.map((id) => id.split('#')[0] as string))];
  return files.length > 2 ? `${files.slice(0, 2).join(', ')} and others` : files.join(' or ');
}
