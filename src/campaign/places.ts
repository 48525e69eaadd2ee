import path from 'node:path';
import { hasPhrase } from '../base/phrase.ts';
import { capitalise } from '../sdk/language.ts';
import type { DayPart, Fact, FactKind, Place, Thing } from './campaign.ts';
import { hourTold } from './clock.ts';
import type { CampaignFolder } from './folder.ts';
import { linkedPath } from './linked-path.ts';
import { definite, insideSentence, placeInside, slug, stemOf, titleOf, withoutArticle } from './names.ts';
import { placeFilesIn } from './page-files.ts';
import { isSpoken, type Passage, piecesOf, type Section, timeOfHeading } from './prose.ts';
import { keyOfLink, placeSections } from './recognise/sections.ts';

export const placeId = (file: string): string => `place:${slug(stemOf(file))}`;

/** The places of a campaign, with things in bold and ways to other places as links: one file each, or sections of another. */
export function readPlaces(folder: CampaignFolder): { places: Place[]; facts: Fact[] } {
  const sections = placeSections(folder).map(({ file, name, sections: own }) => {
    const key = keyOf(name);
    return readPlace({ file, sections: own, id: `place:${key}`, facts: `${file}#${key}/` });
  });
  const own = new Set(sections.map(({ place }) => place.id));
  const files = placeFiles(folder)
    .filter((file) => !own.has(placeId(file)))
    .map((file) => {
      const sections = withoutRejected(folder, file);
      return readPlace({ file, sections, id: placeId(file), facts: `${file}#` });
    });
  const read = [...sections, ...files];
  const idOf = new Map(files.map(({ place }) => [place.source.file, place.id]));
  const byName = new Map(
    read.flatMap(({ place }) =>
      [place.id.slice('place:'.length), keyOf(place.name)].map((key) => [key, place.id]),
    ),
  );
  for (const { place, links } of read) {
    const here = path.posix.dirname(place.source.file);
    const exits = links.map(
      (target) => idOf.get(path.posix.join(here, linkedPath(target))) ?? byName.get(keyOfLink(target)),
    );
    place.exits = [...new Set(exits)].filter((id): id is string => id !== undefined && id !== place.id);
  }
  joinSections(sections);
  return { places: read.map(({ place }) => place), facts: read.flatMap(({ facts }) => facts) };
}

/** What a page says, without sentences that lead to a file that is out of play: nobody is to hear of it. */
function withoutRejected(folder: CampaignFolder, file: string): Section[] {
  const here = path.posix.dirname(file);
  const isOut = (target: string) => {
    const linked = path.posix.join(here, linkedPath(target));
    return folder.has(linked) && !folder.isInPlay(linked);
  };
  return folder.prose(file).map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((sentences) =>
      sentences.filter(({ links }) => !links.some(({ target }) => isOut(target))),
    ),
  }));
}

/**
 * Ways between places that are sections: whoever names another place says that one can go there, and back. From one that names
 * none, and that none names, one can go to the first.
 */
function joinSections(read: readonly ReturnType<typeof readPlace>[]): void {
  const places = read.map(({ place }) => place);
  const join = (one: Place, other: Place) => {
    if (!one.exits.includes(other.id)) one.exits.push(other.id);
    if (!other.exits.includes(one.id)) other.exits.push(one.id);
  };
  for (const { place, facts } of read) {
    for (const other of places.filter(({ id }) => id !== place.id)) {
      const naming = facts.filter(({ text }) =>
        hasPhrase(text.toLowerCase(), definite(other.name).toLowerCase()),
      );
      for (const fact of naming) fact.mentions.push(other.id);
      if (naming.length > 0 || place.exits.includes(other.id)) join(place, other);
    }
  }
  const [first] = places;
  for (const place of places)
    if (first !== undefined && !reachableFrom(first, places).has(place.id)) join(first, place);
}

/** The files of places, wherever they lie. */
export function placeFiles(folder: CampaignFolder): string[] {
  const several = new Set(placeSections(folder).map(({ file }) => file));
  return placeFilesIn(folder).filter((file) => !several.has(file));
}

const keyOf = (name: string) => slug(withoutArticle(name));

/** Where the story begins: where the player template says, or at the place that the premise names first, or at the first there is. */
export function startAmong(
  places: readonly Place[],
  starting: string | undefined,
  premise: readonly string[],
): Place | undefined {
  const wanted = slug(withoutArticle(starting ?? ''));
  if (wanted === '') return namedFirst(places, premise.join(' ').toLowerCase()) ?? places[0];
  const named = places.find(
    ({ id, name }) => keyOf(name) === wanted || id === `place:${slug(starting ?? '')}`,
  );
  return named ?? places.find(({ name }) => wanted.includes(keyOf(name))) ?? places[0];
}

function namedFirst(places: readonly Place[], text: string): Place | undefined {
  const named = places
    .map((place) => ({ place, at: text.indexOf(withoutArticle(place.name).toLowerCase()) }))
    .filter(({ place, at }) => at !== -1 && hasPhrase(text, withoutArticle(place.name).toLowerCase()));
  return named.toSorted((one, other) => one.at - other.at)[0]?.place;
}

/** Ids of the places one can go to from here: the ways the author wrote, or every other place when no way is written. */
export function waysFrom({ id, exits }: Place, places: readonly Place[]): string[] {
  return exits.length > 0 ? exits : places.map((place) => place.id).filter((other) => other !== id);
}

/** Ids of the places one can walk to from where the story begins. */
export function reachableFrom(start: Place | undefined, places: readonly Place[]): Set<string> {
  const reached = new Set(start === undefined ? [] : [start.id]);
  const byId = Map.groupBy(places, ({ id }) => id);
  for (const id of reached)
    for (const exit of (byId.get(id) ?? []).flatMap(({ exits }) => exits)) reached.add(exit);
  return reached;
}

interface PlacePage {
  file: string;
  sections: readonly Section[];
  id: string;
  /** What the ids of its facts begin with. */
  facts: string;
}

function readPlace({ file, sections, id, facts: factId }: PlacePage): {
  place: Place;
  facts: Fact[];
  links: string[];
} {
  const title = sections.find(({ heading }) => heading !== null);
  const name = placeInside(titleOf(file, title?.heading));
  const things = new Map<string, Thing>();
  const facts: Fact[] = [];
  const links: string[] = [];

  const thingNamed = (phrase: string): Thing => {
    const key = slug(withoutArticle(phrase));
    const thing = things.get(key) ?? {
      id: `thing:${id.slice('place:'.length)}/${key}`,
      name: definite(phrase),
    };
    things.set(key, thing);
    return thing;
  };
  const addFact = (passage: Passage, kind: FactKind, scope: { thing?: string; when?: DayPart[] }) => {
    links.push(...passage.links.map(({ target }) => target));
    facts.push({
      id: `${factId}${facts.length + 1}`,
      text: passage.text,
      kind,
      about: id,
      mentions: passage.bold.map((phrase) => thingNamed(asWritten(phrase, passage.text)).id),
      ...scope,
      spoken: isSpoken(passage.text),
      source: { file, line: passage.line },
    });
  };

  for (const section of sections) {
    if (WAYS.test(section.heading ?? '')) {
      links.push(
        ...section.paragraphs.flat().flatMap((passage) => passage.links.map(({ target }) => target)),
      );
      continue;
    }
    const kind = PRESENCE.test(section.heading ?? '') ? 'presence' : 'description';
    const scope = section === title || section.heading === null ? {} : scopeOf(section.heading, thingNamed);
    const isAboutPlace = section === title || section.heading === null;
    const told = section.paragraphs.map((sentences) => {
      const isList = WAYS_LABEL.test(sentences[0]?.text ?? '');
      const leading = sentences.filter((passage) => isList || onlyLeads(passage));
      links.push(...leading.flatMap((passage) => passage.links.map(({ target }) => target)));
      const rest = sentences.filter((passage) => !leading.includes(passage));
      return isAboutPlace
        ? rest.map((passage, index) => (index === 0 ? withName(passage, name) : passage))
        : rest;
    });
    for (const { label, passages } of labelled(told)) {
      const own = label === null ? scope : scopeOf(label, thingNamed);
      for (const passage of piecesOf(passages)) addFact(passage, kind, own);
    }
  }
  const place = {
    id,
    name,
    things: [...things.values()],
    exits: [],
    source: { file, line: title?.line ?? 1 },
  };
  return { place, facts, links };
}

/** “It is a shed” under the name of a place is about the place; “It is evening.” is not. */
function withName(passage: Passage, name: string): Passage {
  if (hourTold(passage.text) !== null) return passage;
  return {
    ...passage,
    text: passage.text.replace(
      /^It (?=(?:is|was|has|had|stands|lies|smells|leaks)\b)/,
      `${capitalise(name)} `,
    ),
  };
}

interface Labelled {
  label: string | null;
  passages: Passage[][];
}

/** “**The pump:** The handle is new.” is about the pump, as a heading would say. */
function labelled(paragraphs: readonly (readonly Passage[])[]): Labelled[] {
  const groups: Labelled[] = [{ label: null, passages: [] }];
  for (const sentences of paragraphs) {
    // What is said under a label ends with its paragraph.
    if (groups.at(-1)?.label !== null) groups.push({ label: null, passages: [] });
    groups.at(-1)?.passages.push([]);
    for (const passage of sentences) {
      const [phrase = ''] = passage.bold;
      const label = phrase.replace(/\s*:$/, '');
      const rest = passage.text.startsWith(label) ? passage.text.slice(label.length) : '';
      const isLabelled = label !== '' && /^\s*:\s*\p{Lu}/u.test(rest);
      if (isLabelled) groups.push({ label, passages: [[]] });
      const text = isLabelled ? rest.replace(/^\s*:\s*/, '') : passage.text;
      const bold = isLabelled ? passage.bold.slice(1) : passage.bold;
      groups
        .at(-1)
        ?.passages.at(-1)
        ?.push({ ...passage, text, bold });
    }
  }
  return groups;
}

/** Sections that only say where one can go from here. */
const WAYS = /^(?:exits?|ways(?: out)?|connections?|connected to|leads to|links|see also|nearby)$/i;
/** Sections that only say who and what is here. */
const PRESENCE = /^here$/i;
/** `Exits: the Yard, the Mill` */
const WAYS_LABEL =
  /^(?:exits?|ways(?: out)?|connections?|connected to|connects to|leads to|see also|nearby)\s*:/i;
/** What a sentence is made of that says no more than where one can go. */
const LEADING =
  /\b(?:from|here|one|you|can|may|go|goes|get|walk|back|to|the|an?|way|ways|leads?|is|are|lies|and|or|by|through|over|on|onto|into|out|behind|beyond|of|north|south|east|west|up|down|return|returns|there|exits?|also)\b/gi;

/** “Back to [the harbour].”, “From here one can go to [the hut] and [the quay].”: a way, and nothing that could be told. */
function onlyLeads({ text, bold, links }: Passage): boolean {
  if (links.length === 0 || bold.length > 0) return false;
  const rest = links.reduce((left, link) => left.replace(link.text, ' '), text);
  return !/\p{L}/u.test(rest.replace(LEADING, ' '));
}

/** Sections about the place itself. */
const ABOUT_IT =
  /^(?:description|overview|summary|atmosphere|surroundings|first impression|features|points of interest|history|inhabitants|npcs?|people here|who is here)$/i;

/** A section is about a time of day if its heading says so, and otherwise about the thing it is named after. */
function scopeOf(
  heading: string,
  thingNamed: (phrase: string) => Thing,
): { thing?: string; when?: DayPart[] } {
  if (ABOUT_IT.test(heading) || PRESENCE.test(heading)) return {};
  const when = timeOfHeading(heading);
  return when === null ? { thing: thingNamed(asThing(heading)).id } : { when };
}

/** A phrase that opens its sentence has a capital of the sentence's, not of its own. */
function asWritten(phrase: string, sentence: string): string {
  const isName =
    /^\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u.test(phrase) && !(phrase.includes(' ') === false && phrase.endsWith('s'));
  return sentence.startsWith(phrase) && !isName ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}

/** “The lens” and “Lens” head a section about the lens; “Old Tom’s chair” keeps its capital. */
function asThing(heading: string): string {
  const inside = insideSentence(heading);
  const isOneCapital = /^\p{Lu}[^\p{Lu}]*$/u.test(inside);
  return isOneCapital ? `the ${inside.charAt(0).toLowerCase()}${inside.slice(1)}` : inside;
}
