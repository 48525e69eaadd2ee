import { hasPhrase } from '../../base/phrase.ts';
import { kindOf } from '../enrich/premise/noun-kinds.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import type { CampaignFolder } from '../folder.ts';
import { isGenerated } from '../generated.ts';
import { slug, withoutArticle } from '../names.ts';
import { placeFilesIn, topicFiles } from '../page-files.ts';
import { readPeople } from '../people.ts';
import { type Section, timeOfHeading } from '../prose.ts';
import { readableText } from './readable.ts';
import type { Recognised } from './recognise.ts';
import { PLACE_PARTS, roleOfWord } from './role.ts';

/** A place that has no page of its own: a section of a page about more than that, and what stands under it. */
export interface PlaceSection {
  file: string;
  name: string;
  /** Its own first. */
  sections: readonly Section[];
}

interface Part extends PlaceSection {
  key: string;
  /** The heading above it. */
  above: string;
  /** What is said in it, in small letters. */
  text: string;
  links: string[];
  /** Whether the heading is something in bold, which is a thing of the page's own place. */
  isThing: boolean;
}

/**
 * The places of an author who has given them no pages: sections of the setting, of a page of lore, or of the only page of a
 * place, that say by their names, by ways and links, by who is there or by what the plot calls a place that they are some.
 */
export function placeSections(folder: CampaignFolder): readonly PlaceSection[] {
  const found = known.get(folder.recognised) ?? findSections(folder);
  known.set(folder.recognised, found);
  return found;
}

/** What was found once; a folder that has lost files is recognised anew. */
const known = new WeakMap<Recognised, readonly PlaceSection[]>();

/** The sections of a page that are no places. */
export function besidesPlaces(folder: CampaignFolder, file: string): Section[] {
  const lines = new Set(
    placeSections(folder)
      .filter((place) => place.file === file)
      .flatMap(({ sections }) => sections.map(({ line }) => line)),
  );
  return folder.prose(file).filter(({ line, heading }) => heading === null || !lines.has(line));
}

function findSections(folder: CampaignFolder): PlaceSection[] {
  const written = placeFilesIn(folder).filter((file) => !isGenerated(file));
  if (written.length > 1) return [];
  const setting = folder.pick('world/setting.md');
  const pages = [...(setting === null ? [] : [setting]), ...topicFiles(folder), ...written];
  const parts = pages.flatMap((file) => partsOf(file, folder.prose(file), written.includes(file)));
  if (parts.length === 0) return [];
  const { people } = readPeople(folder);
  const calledSo = new Set(people.flatMap(({ name, shortName }) => [slug(name), slug(shortName)]));
  const wanted = placesNamed(folder);
  const isOpen = ({ name, key, isThing }: Part) =>
    !isThing &&
    key !== '' &&
    !calledSo.has(slug(name)) &&
    roleOfWord(key) === null &&
    timeOfHeading(name) === null;
  const open = parts.filter(isOpen);
  const isWanted = ({ key }: Part) => wanted.some((name) => `-${name}-`.includes(`-${key}-`));
  const names = people.flatMap(({ name, shortName }) => [name.toLowerCase(), shortName.toLowerCase()]);
  const isPlace = (part: Part) =>
    isWanted(part) ||
    roleOfWord(slug(part.above)) === 'place' ||
    part.sections.some(({ heading }) => PLACE_PARTS.test(heading ?? '')) ||
    isSortOfPlace(headNoun(part.name)) ||
    open.some((other) => other !== part && leadsTo(other, part)) ||
    part.text
      .split(/[.!?]/)
      .some((said) => names.some((name) => hasPhrase(said, name)) && IS_THERE.test(said));
  const sure = open.filter(isPlace);
  // “The Sluice Gate” beside “The Boathouse” is a place; by itself it may be a gate.
  const isBeside = (part: Part) =>
    (SPOTS.has(headNoun(part.name)) || /^(?:door|nature|vehicle)$/.test(kindOf(headNoun(part.name)))) &&
    sure.some(({ file, above }) => file === part.file && above === part.above);
  const found = open.filter((part) => sure.includes(part) || isBeside(part));
  const outer = found.filter(
    (part) => !found.some((other) => other !== part && other.sections.includes(part.sections[0] as Section)),
  );
  return outer.length > 1 || outer.some(isWanted) ? outer : [];
}

/** Words for a spot that may also mean something else. */
const SPOTS = new Set(
  'path lane road track shore cliff ditch dyke dike clearing grove ridge pass ford crossing junction platform siding yard ruin green common pit quarry shaft hollow spit landing loft booth lift stair step'.split(
    ' ',
  ),
);

/** Everything on a page that has a heading of its own, but the title. */
function partsOf(file: string, sections: readonly Section[], isPlacePage: boolean): Part[] {
  const headed = sections.filter(({ heading }) => heading !== null);
  const top = Math.min(...headed.map(({ depth }) => depth));
  const [title, ...others] = headed.filter(({ depth }) => depth === top);
  const bold = new Set(
    sections.flatMap(({ paragraphs }) => paragraphs.flat().flatMap((said) => said.bold.map(keyOf))),
  );
  return headed
    .filter((section) => section !== title || others.length > 0)
    .map((section) => {
      const from = sections.indexOf(section);
      const end = sections.findIndex(({ depth }, index) => index > from && depth <= section.depth);
      const own = sections.slice(from, end === -1 ? undefined : end);
      const above = sections.slice(0, from).findLast(({ depth }) => depth < section.depth)?.heading ?? '';
      const said = own.flatMap(({ paragraphs }) => paragraphs.flat());
      const name = section.heading ?? '';
      return {
        ...{ file, name, key: keyOf(name), above, sections: own },
        text: said.map(({ text }) => text.toLowerCase()).join(' '),
        links: said.flatMap(({ links }) => links.map(({ target }) => keyOfLink(target))),
        isThing: isPlacePage && bold.has(keyOf(name)),
      };
    })
    .filter(({ text }) => text !== '');
}

const keyOf = (name: string) => slug(withoutArticle(name));

/** `#the-yard`, `setting.md#the-yard` and `[[The Yard]]`, as the yard is called. */
export function keyOfLink(target: string): string {
  const named = /^\[\[(.+)\]\]$/.exec(target)?.[1] ?? target.split('#')[1] ?? '';
  return slug(named).replace(/^(?:the|an?)-/, '');
}

/** “The Gates of Camelot” are gates, “Life on the farm” is a life. */
function headNoun(name: string): string {
  const [before = ''] = withoutArticle(name.toLowerCase()).split(
    / (?:of|at|in|on|by|under|over|behind|near|beyond|for|and|with|from|is|are) /,
  );
  const noun = before.split(' ').at(-1) ?? '';
  return isSortOfPlace(noun) ? noun : noun.replace(/s$/, '');
}

const IS_THERE =
  /\b(?:sits|sleeps|works|lives|stands|waits|keeps|pours|serves|sells|watches|runs|tends|guards|mends|hides|holds court|is (?:here|always|usually|often)|can be found|spends)\b/;
const WAY =
  'door|gate|path|steps?|stairs?|staircase|road|way|lane|ladder|corridor|passage|bridge|hatch|track|tunnel|street';
const BESIDE =
  'across from|behind|beyond|opposite|next to|beside|above|below|underneath|inside|outside|into|past';

/** Whether a section links to another, or says that a way leads there. */
function leadsTo(from: Part, to: Part): boolean {
  if (from.links.includes(to.key)) return true;
  const name = withoutArticle(to.name).toLowerCase();
  if (!hasPhrase(from.text, name)) return false;
  const place = `the ${RegExp.escape(name)}\\b`;
  return new RegExp(
    `\\b(?:${WAY})\\b[^.!?]{0,60}\\b(?:to|into|from|at) ${place}|\\b(?:${BESIDE}) ${place}|${place} (?:is|lies|stands) (?:across|behind|beyond|above|below|next|opposite|through|down|up)\\b`,
  ).test(from.text);
}

/** What template, profiles, beats, endings and scenes call a place. */
function placesNamed(folder: CampaignFolder): string[] {
  return folder
    .files('', '')
    .filter((file) => /^(?:characters|plot)\/.*\.(?:json|md|ink)$/.test(file))
    .flatMap((file) => [...readableText(folder, file).matchAll(NAMES_PLACE)])
    .map(([, inJson, inFields, inInk]) => slug(inJson ?? inFields ?? inInk ?? ''))
    .filter((name) => name !== '');
}
const NAMES_PLACE =
  /"(?:starting_location|location|first_appearance)"\s*:\s*"([^"]+)"|^location:[ \t]*(.+)$|#[ \t]*at:[ \t]*([^#\]\n]+)/gm;
