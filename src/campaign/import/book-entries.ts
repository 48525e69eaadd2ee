import { sentencesOf } from '../../sdk/language.ts';
import { fileName } from '../archive/names.ts';
import { kindOf } from '../enrich/premise/noun-kinds.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import { isRank } from '../names.ts';
import { contractReference } from '../scaffold/contracts.ts';
import type { Lorebook, LoreEntry } from './book.ts';
import { plainCard } from './card.ts';
import { asSentences } from './description.ts';
import { jsonFile, type NewFile, textFile, uniqueNames } from './files.ts';
import { type Cast, resolveMacros } from './macros.ts';
import { profileFrom } from './profile.ts';
import { asProse } from './text.ts';

type EntryKind = 'person' | 'place' | 'world' | 'lore';
type Told = (text: string) => string;

/** The entries of a book that are somebody, a place or the world, as files; what is left is lore. */
export function filesFromEntries(book: Lorebook, cast: Cast): { files: NewFile[]; lore: LoreEntry[] } {
  const told: Told = (text) => asProse(resolveMacros(text, cast));
  const kinds = book.entries.map((entry) => (entry.isEnabled ? kindOfEntry(entry, told) : 'lore'));
  const of = (kind: EntryKind) => book.entries.filter((_, index) => kinds[index] === kind);
  const nameFor = uniqueNames();
  const said = of('world').flatMap(({ content }) => worldSaid(told(content)));
  const world = said.filter((text) => !IS_ORDER.test(text));
  const style = said
    .filter((text) => IS_ORDER.test(text))
    .map((text) => text.replace(/^(?:style|tone|genre)\s*:\s*/i, ''));
  const isPlace = ({ content }: LoreEntry) => isSortOfPlace(headOf(told(content)));
  const files: NewFile[] = [
    ...(world.length === 0 ? [] : [textFile('world/setting.md', '# The world', world.join(' '))]),
    ...(style.length === 0 ? [] : [textFile('world/style.md', '# How it is told', ...style)]),
    ...of('person').map((entry) => personFile(entry, cast, nameFor)),
    ...of('place').flatMap((entry) => placeFiles(entry, told, nameFor)),
    ...of('world')
      .filter(isPlace)
      .slice(0, 1)
      .flatMap((entry) => placeFiles({ ...entry, content: told(entry.content) }, told, nameFor)),
  ];
  return { files, lore: of('lore') };
}

/** `[ Genre: gothic; Tone: bleak ]` and orders in brackets, part by part; other sentences as they are. */
function worldSaid(text: string): string[] {
  const notes = [...text.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, note = '']) => note.split(/\s*;\s*/));
  return [text.replace(/\[[^[\]]*\]/g, ' '), ...notes]
    .flatMap((part) => sentencesOf(part.replace(/\s+/g, ' ')))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{3}/u.test(sentence));
}

/** What is asked of whoever tells it. */
const IS_ORDER =
  /^(?:Keep|Write|Use|Avoid|Describe|Do not|Don['’]t|Never|Always|Make|Focus|Remember|Genre|Tone|Style|Mood|Theme|Perspective|POV)\b|^(?:first|second|third) person\b/i;
const escaped = (text: string) => RegExp.escape(text);

/** By its first sentence: “Corvin Hale is the harbour master”, “The Glasshouse is a tavern”. */
function kindOfEntry({ title, content, isConstant, sort }: LoreEntry, told: Told): EntryKind {
  if (isConstant) return 'world';
  if (sort !== null) return sort;
  const [, listed] =
    new RegExp(`^\\s*\\[\\s*(?:Character\\(|${escaped(title)}(?:['’]s \\p{L}+)?\\s*:)([^,;\\]]*)`, 'iu').exec(
      content,
    ) ?? [];
  // `[Blue Lantern: nightclub on Pier 9, …]` is a place.
  if (listed !== undefined)
    return isSortOfPlace(lastWord(listed.split(/\s(?:on|in|at|of|by|near)\s/u)[0] ?? ''))
      ? 'place'
      : 'person';
  const head = headOf(told(content));
  const [first = ''] = sentencesOf(told(content).replace(/\s+/g, ' '));
  const isSomebody = kindOf(head) === 'person' || /^(?:head|ruler|master|mistress|leader)$/.test(head);
  if ((isSomebody || isRank(first.split(' ')[0] ?? '')) && /^\p{Lu}/u.test(told(title))) return 'person';
  return isSortOfPlace(head) ? 'place' : 'lore';
}

/** What the first sentence says that it is: of “Corvin Hale is the harbour master”, “master”. */
function headOf(text: string): string {
  const [first = ''] = sentencesOf(text.replace(/\s+/g, ' '));
  const [, what = ''] = /\b(?:is|was|are)\s+(?:an?|the|one of the)\s+([^.,;:!?]+)/u.exec(first) ?? [];
  const [phrase = ''] = what.split(/\s(?:of|who|that|which|in|at|on|from|with|where|for|near|by)\s/u);
  return lastWord(phrase);
}

const lastWord = (phrase: string) => (phrase.trim().split(' ').at(-1) ?? '').toLowerCase();

function personFile({ title, content }: LoreEntry, cast: Cast, nameFor: (name: string) => string): NewFile {
  const told: Told = (text) => asProse(resolveMacros(text, cast));
  const called = told(title).replace(/\s+/g, ' ');
  // “Captain Harl is …” under the keyword “Harl”: the whole name.
  const subject = /^(.{2,60}?) (?:is|was) /u.exec(told(content))?.[1] ?? '';
  const isWhole = subject.includes(called) && subject.split(' ').every((word) => /^\p{Lu}/u.test(word));
  const name = isWhole ? subject : called;
  const profile = {
    $schema: contractReference('npc-profile', 3),
    ...profileFrom(plainCard(name, resolveMacros(content, cast)), { portrait: null, place: null }),
  };
  return jsonFile(`characters/npcs/${nameFor(fileName(name, 'somebody'))}/profile.json`, profile);
}

function placeFiles(
  { title, content, keywords }: LoreEntry,
  told: Told,
  nameFor: (name: string) => string,
): NewFile[] {
  const name = told(title).replace(/\s+/g, ' ');
  const file = `lore/locations/${nameFor(fileName(name, 'place'))}.md`;
  const words = [...new Set(keywords.map(told).filter((word) => word !== ''))];
  return [
    textFile(file, `# ${name}`, told(asSentences(content, name))),
    ...(words.length === 0 ? [] : [{ name: `${file}.keywords.txt`, content: `${words.join('\n')}\n` }]),
  ];
}
