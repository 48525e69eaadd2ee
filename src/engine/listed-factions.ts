import type { Campaign } from '../campaign/campaign.ts';
import { insideSentence } from '../campaign/names.ts';

/** No file of the campaign speaks of it. */
const UNWRITTEN = { topic: '', source: { file: '', line: 1 } };

/** The campaign with factions that the settings of a skill add: whoever's profile speaks of one belongs to it. */
export function withListed(campaign: Campaign, listed: readonly { id: string; name: string }[]): Campaign {
  const unknown = listed.filter(({ id }) => campaign.factions.every((faction) => faction.id !== id));
  if (unknown.length === 0) return campaign;
  const added = unknown.map(({ id, name }) => {
    const bare = name.replace(/^the\s+/i, '').toLowerCase();
    const members = campaign.people
      .filter(({ profile: { role, background = '' } }) =>
        `${role} ${background}`.toLowerCase().includes(bare),
      )
      .map((person) => person.id);
    return { id, name: insideSentence(name), members, allies: [], rivals: [], standing: 0, ...UNWRITTEN };
  });
  return { ...campaign, factions: [...campaign.factions, ...added] };
}
