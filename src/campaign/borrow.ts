import path from 'node:path';
import { packageRoot } from '../base/package-root.ts';
import type { CampaignManifest } from '../contracts/campaign-manifest.ts';
import type { Campaign, Fact, Topic } from './campaign.ts';
import { CampaignFolder } from './folder.ts';
import { slug } from './names.ts';
import { readPeople } from './people.ts';
import { readPlaces } from './places.ts';
import { paragraphsOf } from './prose.ts';
import { worldFacts } from './setting.ts';
import { readTopics } from './topics.ts';

export type Draft = Pick<Campaign, 'premise' | 'places' | 'topics' | 'facts'> & {
  people: ReturnType<typeof readPeople>['people'];
};

const MAX_TOPICS = 3;

/**
 * Fills what a sparse campaign lacks from a house that belongs to no story, so that a title alone can be played.
 * Whatever the author did write is left as it is, and nothing is borrowed of a kind that is there.
 */
export function borrowMissing(draft: Draft, manifest: CampaignManifest): Draft {
  const nowhere = new CampaignFolder(path.join(packageRoot(), 'campaigns', '_nowhere'));
  const filled = { ...draft, facts: [...draft.facts] };
  if (draft.premise.length === 0) filled.premise = openingFor(manifest, nowhere, draft.places.length === 0);
  if (draft.places.length === 0) {
    const { places, facts } = readPlaces(nowhere);
    filled.places = places;
    filled.facts.push(...facts);
    if (!draft.facts.some(({ about }) => about === 'world')) filled.facts.push(...worldFacts(nowhere));
  }
  if (draft.people.length === 0) {
    const { people, facts } = readPeople(nowhere);
    filled.people = people;
    filled.facts.push(...facts);
  }
  if (draft.topics.length === 0) {
    const { topics, facts } = topicsFor(manifest, nowhere);
    filled.topics = topics;
    filled.facts.push(...facts);
  }
  return filled;
}

/** The description is the author's, so it comes first; the arrival is told only where the house is borrowed too. */
function openingFor(
  { title, description }: CampaignManifest,
  nowhere: CampaignFolder,
  isHouse: boolean,
): string[] {
  const arrival = isHouse
    ? paragraphsOf(nowhere, 'plot/premise.md').map((text) => text.replaceAll('{title}', title))
    : [];
  return [...(description === undefined ? [] : [description]), ...arrival];
}

/** The title and the tags are all there is to ask about; each gets its share of the rumours. */
function topicsFor(
  { title, tags = [] }: CampaignManifest,
  nowhere: CampaignFolder,
): { topics: Topic[]; facts: Fact[] } {
  const names = [title, ...tags.map((tag) => tag.replaceAll(/[-_]+/g, ' '))].slice(0, MAX_TOPICS);
  const topics = names.map((name) => ({
    id: `topic:${slug(name)}`,
    name,
    source: { file: 'manifest.json', line: 1 },
  }));
  const rumours = readTopics(nowhere).facts;
  const facts = rumours.map((fact, index) => {
    const topic = topics[index % topics.length] as Topic;
    return { ...fact, about: topic.id, text: named(fact.text, topic.name) };
  });
  return { topics, facts };
}

function named(text: string, name: string): string {
  return text.replaceAll('{topic}', name).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
