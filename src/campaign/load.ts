import path from 'node:path';
import { CampaignManifestSchema } from '../contracts/campaign-manifest.ts';
import { PlayerTemplateSchema } from '../contracts/player-template.ts';
import { PlotBeatsSchema } from '../contracts/plot-beats.ts';
import type { Campaign, Fact } from './campaign.ts';
import { CampaignFolder } from './folder.ts';
import { mentionFinder } from './mentions.ts';
import { findHaunts, readPeople } from './people.ts';
import { readPlaces } from './places.ts';
import { isSpoken, joinDependent, readProse } from './prose.ts';
import { readTopics } from './topics.ts';

const BEATS = 'plot/beats.json';
const TEMPLATE = 'characters/player/template.json';

/** Reads a campaign folder. Only manifest.json must be there; whatever else is there must be right. */
export function loadCampaign(location: string): Campaign {
  const folder = new CampaignFolder(location);
  const manifest = folder.json('manifest.json', CampaignManifestSchema);
  const { places, facts: placeFacts } = readPlaces(folder);
  const { people, facts: personFacts } = readPeople(folder);
  const { topics, facts: topicFacts } = readTopics(folder);
  const facts = [...placeFacts, ...personFacts, ...topicFacts, ...worldFacts(folder)];

  const mentionsIn = mentionFinder({ places, people, topics });
  for (const fact of facts) fact.mentions = [...new Set([...fact.mentions, ...mentionsIn(fact.text, fact.about)])];

  return {
    id: path.basename(folder.root),
    folder: folder.root,
    manifest,
    premise: paragraphsOf(folder, 'plot/premise.md'),
    constraints: paragraphsOf(folder, 'world/constraints.md'),
    places,
    people: people.map((person) => ({ ...person, haunts: findHaunts(person, places, facts) })),
    topics,
    facts,
    beats: folder.has(BEATS) ? folder.json(BEATS, PlotBeatsSchema).beats : [],
    template: folder.has(TEMPLATE) ? folder.json(TEMPLATE, PlayerTemplateSchema) : null,
  };
}

function paragraphsOf(folder: CampaignFolder, file: string): string[] {
  if (!folder.has(file)) return [];
  return readProse(folder.text(file)).flatMap(({ paragraphs }) =>
    paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')),
  );
}

function worldFacts(folder: CampaignFolder): Fact[] {
  const file = 'world/setting.md';
  if (!folder.has(file)) return [];
  return readProse(folder.text(file))
    .flatMap(({ paragraphs }) => paragraphs.flatMap(joinDependent))
    .map(({ text, line }, index) => ({
      id: `${file}#${index + 1}`,
      text,
      kind: 'description',
      about: 'world',
      mentions: [],
      spoken: isSpoken(text),
      source: { file, line },
    }));
}
