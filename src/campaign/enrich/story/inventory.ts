import { PlayerTemplateSchema } from '../../../contracts/player-template.ts';
import type { Person, Place, Source, StoryFaction } from '../../campaign.ts';
import { readEndings } from '../../endings.ts';
import { readFactions } from '../../factions.ts';
import type { CampaignFolder } from '../../folder.ts';
import { isGenerated } from '../../generated.ts';
import { sceneFiles } from '../../ink/read.ts';
import { readPeople } from '../../people.ts';
import { readPlaces } from '../../places.ts';
import { readTopics } from '../../topics.ts';
import { isImported } from '../sparse.ts';

const TEMPLATE = 'characters/player/template.json';

/** What people have written in a campaign. What was generated before does not count: the same words give it again. */
export interface Inventory {
  /** Whether it is somebody's character card: the story is about that one. */
  isForOne: boolean;
  /** Whether it was made from a card or a lorebook: those speak of much that is not there. */
  isImported: boolean;
  hasSetting: boolean;
  hasPremise: boolean;
  hasBeats: boolean;
  hasScenes: boolean;
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
  const isHuman = ({ source }: { source: Source }) => !isGenerated(source.file);
  const hasPage = (file: string) => folder.has(file) || folder.recognised.pages.has(file);
  // The one whom a card is about comes first.
  const people = readPeople(folder)
    .people.filter(isHuman)
    .toSorted((one, other) => Number(isProtagonist(other)) - Number(isProtagonist(one)));
  const factions = readFactions(folder, people).filter(isHuman);
  const hasTemplate = folder.has(TEMPLATE);
  const stats = hasTemplate ? folder.json(TEMPLATE, PlayerTemplateSchema).starting_stats : undefined;
  return {
    isForOne:
      isImported(folder) && people.filter(isProtagonist).length === 1 && folder.has('plot/premise.md'),
    isImported: isImported(folder),
    hasSetting: hasPage('world/setting.md'),
    hasPremise: hasPage('plot/premise.md'),
    hasBeats: folder.has('plot/beats.json'),
    hasScenes: sceneFiles(folder).some((file) => !isGenerated(file)),
    hasRules: hasPage('world/rules.md'),
    hasTemplate,
    people,
    places: inOrder(readPlaces(folder).places.filter(isHuman), folder),
    topics: readTopics(folder)
      .topics.filter((topic) => isHuman(topic) && !factions.some((faction) => faction.topic === topic.id))
      .map(({ name }) => name),
    factions,
    endings: readEndings(folder).filter(isHuman).length,
    stats: stats?.attributes?.map(({ name }) => name) ?? [],
  };
}

/** A story begins where its premise is set: the place that it names first comes first. */
function inOrder(places: Place[], folder: CampaignFolder): Place[] {
  if (!folder.has('plot/premise.md')) return places;
  const text = folder.text('plot/premise.md').toLowerCase();
  const at = ({ name }: Place) => {
    const index = text.indexOf(name.toLowerCase().replace(/^the\s/, ''));
    return index === -1 ? text.length : index;
  };
  return places.toSorted((one, other) => at(one) - at(other));
}

const isProtagonist = ({ profile }: Pick<Person, 'profile'>) =>
  profile.metadata?.importance === 'protagonist';
