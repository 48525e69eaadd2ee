import { PlayerTemplateSchema } from '../../../contracts/player-template.ts';
import type { Person, Place, StoryFaction } from '../../campaign.ts';
import { readEndings } from '../../endings.ts';
import { readFactions } from '../../factions.ts';
import type { CampaignFolder } from '../../folder.ts';
import { readPeople } from '../../people.ts';
import { readPlaces } from '../../places.ts';
import { readTopics } from '../../topics.ts';

/** What a campaign has already, written by people or generated before. */
export interface Inventory {
  hasSetting: boolean;
  hasPremise: boolean;
  hasBeats: boolean;
  hasRules: boolean;
  hasTemplate: boolean;
  people: Omit<Person, 'haunts'>[];
  places: Place[];
  /** Names of what people can be asked about, factions left out. */
  topics: string[];
  factions: StoryFaction[];
  endings: number;
  /** Names of the numbers in the player template. */
  stats: string[];
}

export function takeInventory(folder: CampaignFolder): Inventory {
  const { people } = readPeople(folder);
  const factions = readFactions(folder, people);
  const template = folder.pick('characters/player/template.json');
  const stats = template === null ? undefined : folder.json(template, PlayerTemplateSchema).starting_stats;
  return {
    hasSetting: folder.pick('world/setting.md') !== null,
    hasPremise: folder.pick('plot/premise.md') !== null,
    hasBeats: folder.pick('plot/beats.json') !== null,
    hasRules: folder.pick('world/rules.md') !== null,
    hasTemplate: template !== null,
    people,
    places: readPlaces(folder).places,
    topics: readTopics(folder)
      .topics.filter(({ id }) => !factions.some(({ topic }) => topic === id))
      .map(({ name }) => name),
    factions,
    endings: readEndings(folder).length,
    stats: stats?.attributes?.map(({ name }) => name) ?? [],
  };
}
