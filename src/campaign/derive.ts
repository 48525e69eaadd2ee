import type { PlayerTemplate } from '../contracts/player-template.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import { arrivalIn } from './arrival.ts';
import type { Draft } from './borrow.ts';
import type { Fact, Place, Source, StoryEnding, Topic } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { definite, insideSentence, slug, withoutArticle } from './names.ts';
import type { Section } from './prose.ts';
import { besidesPlaces, placeSections } from './recognise/sections.ts';

/** What besides the files of places and lore says where the story is and what it is about. */
export interface OwnWords {
  folder: CampaignFolder;
  title: string;
  beats: readonly PlotBeat[];
  endings: readonly StoryEnding[];
  template: PlayerTemplate | null;
}

const MOST_TOPICS = 8;

/**
 * Places and topics of a campaign whose author has written none: those that beats, profiles and the template name, and
 * what the setting has headings and bold words for. Where its sections are the places, those that are only named are added.
 * Nothing is made up.
 */
export function deriveMissing(draft: Draft, words: OwnWords): Draft {
  const isOpen = draft.places.length === placeSections(words.folder).length;
  const places = isOpen ? placesFrom(draft, words) : [];
  const topics = draft.topics.length > 0 ? [] : topicsFrom(draft, words);
  const heads = sectionsOfSetting(words.folder)
    .filter(({ heading }) => heading !== null)
    .map(({ line }) => line);
  const facts = draft.facts.map((fact) => ({ ...fact, about: subjectOf(fact, { places, topics, heads }) }));
  return {
    ...draft,
    places: [...draft.places, ...places],
    topics: draft.topics.length > 0 ? draft.topics : topics,
    facts,
  };
}

interface Named {
  name: string;
  source: Source;
}

function placesFrom(
  { people, places }: Draft,
  { folder, title, beats, endings, template }: OwnWords,
): Place[] {
  const at = (name: string | undefined, file: string): Named[] =>
    name === undefined || name.trim() === '' ? [] : [{ name, source: { file, line: 1 } }];
  const plot = folder.pick('plot/beats.json') ?? 'plot/beats.json';
  const sheet = folder.pick('characters/player/template.json') ?? 'characters/player/template.json';
  const named = [
    ...at(template?.starting_location, sheet),
    ...beats.flatMap(({ location }) => at(location, plot)),
    ...people.flatMap(({ profile: { metadata }, source }) =>
      arrivalIn(metadata?.first_appearance, beats) === undefined
        ? at(placeLike(metadata?.first_appearance), source.file)
        : [],
    ),
    ...endings.flatMap(({ frontMatter, source }) => at(frontMatter.location, source.file)),
  ];
  const isThere = ({ name }: Named) =>
    places.some(({ id }) => `-${slug(name)}-`.includes(`-${id.slice('place:'.length)}-`));
  const isNowhere = named.length === 0 && places.length === 0;
  const found = isNowhere
    ? at(settingName(folder) ?? title, 'world/setting.md')
    : named.filter((one) => !isThere(one));
  return unique(found, 'place').map(({ id, name, source }) => ({
    id,
    name: definite(name),
    things: [],
    exits: [],
    source,
  }));
}

/** “In the great hall” is a place; “scene 3” and “after the flood” are not. */
function placeLike(words: string | undefined): string | undefined {
  if (words === undefined || /\d|\b(?:when|after|before|during|scene|chapter|act|beat)\b/i.test(words))
    return undefined;
  return words.replace(/^(?:in|at|on|inside)\s+/i, '');
}

function sectionsOfSetting(folder: CampaignFolder): Section[] {
  const file = folder.pick('world/setting.md');
  return file === null ? [] : besidesPlaces(folder, file);
}

function settingName(folder: CampaignFolder): string | undefined {
  return sectionsOfSetting(folder).find(({ heading }) => heading !== null)?.heading ?? undefined;
}

function topicsFrom({ people }: Draft, { folder, beats }: OwnWords): Topic[] {
  const file = folder.pick('world/setting.md');
  const sections = sectionsOfSetting(folder);
  const written = sections.flatMap(({ heading, line, depth, paragraphs }): Named[] => [
    ...(heading === null || depth < 2 ? [] : [{ name: heading, source: { file: file ?? '', line } }]),
    ...paragraphs.flatMap((sentences) =>
      sentences.flatMap((passage) =>
        passage.bold.map((name) => ({ name, source: { file: file ?? '', line: passage.line } })),
      ),
    ),
  ]);
  const plot = folder.pick('plot/beats.json') ?? 'plot/beats.json';
  const relations = people.flatMap(({ profile, source }) =>
    Object.keys(profile.relationships ?? {}).map((name): Named => ({ name, source })),
  );
  const known = new Set(
    people.flatMap(({ id, name, shortName }) => [id.slice('person:'.length), slug(name), slug(shortName)]),
  );
  const strangers = relations.filter(({ name }) => !known.has(slug(name)));
  const titles = beats.map(({ title }): Named => ({ name: title, source: { file: plot, line: 1 } }));
  // Titles of beats give the plot away, so they serve only where nothing else is named.
  const named = [...written, ...strangers.map((one) => ({ ...one, name: capitalised(one.name) }))];
  return unique(named.length > 0 ? named : titles.slice(0, 1), 'topic')
    .slice(0, MOST_TOPICS)
    .map(({ id, name, source }) => ({ id, name: insideSentence(name), source }));
}

function capitalised(key: string): string {
  return key.replaceAll(/[-_]+/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function unique(named: readonly Named[], kind: 'place' | 'topic'): (Named & { id: string })[] {
  const byId = new Map<string, Named & { id: string }>();
  for (const one of named) {
    const key = slug(withoutArticle(one.name));
    if (key !== '' && !byId.has(key)) byId.set(key, { ...one, id: `${kind}:${key}` });
  }
  return [...byId.values()];
}

interface Subjects {
  places: readonly Place[];
  topics: readonly Topic[];
  /** Lines of the headings of the setting. */
  heads: readonly number[];
}

/** A sentence of the setting that stands under one of them, or names it, is about it. */
function subjectOf(fact: Fact, { places, topics, heads }: Subjects): string {
  if (fact.about !== 'world') return fact.about;
  const head = heads.findLast((line) => line <= fact.source.line);
  const above = topics.find(({ source }) => source.file === fact.source.file && source.line === head);
  const text = `-${slug(fact.text)}-`;
  const found = [...topics, ...places].find(({ name }) => text.includes(`-${slug(withoutArticle(name))}-`));
  return (above ?? found)?.id ?? fact.about;
}
