import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { cut } from '../archive/names.ts';
import { isPlainWord, keyLinesOf, orderOf, primaryKeys, secondaryKeys, wordsOfKey } from './book-keys.ts';
import { type Attribute, listsIn, type Subject, sortOfLabel } from './book-lists.ts';
import { GENERAL, nameIn } from './book-subject.ts';
import { badCard } from './failure.ts';
import { resolveMacros } from './macros.ts';
import { asProse, textIn } from './text.ts';

export type BookFormat =
  | 'character_book'
  | 'lorebook_v3'
  | 'world_info'
  | 'novelai_lorebook'
  | 'risu_lorebook'
  | 'agnai_memory';

/** A lorebook of any kind: entries that other programs put into a prompt when a keyword comes up. */
export interface Lorebook {
  format: BookFormat;
  name: string;
  /** Whether it says itself what it is called; otherwise it is called as its file is. */
  isNamed: boolean;
  /** What it says of itself as a whole; macros are still in it. */
  description: string;
  entries: LoreEntry[];
  original: JsonObject;
}

export interface LoreEntry {
  title: string;
  /** Its prose, without lists, decorators and who asks whom; macros are still in it. */
  content: string;
  /** What stands in it as a list: `Leader: Mother Cordage`. */
  attributes: Attribute[];
  keywords: string[];
  /** When it is wanted, as the lines of a `.keywords.txt`; macros are still in them. */
  keys: string[];
  /** Which of two goes first where there is no room for both; null where it does not say. */
  order: number | null;
  isEnabled: boolean;
  /** Always in the prompt of other programs, whatever comes up. */
  isConstant: boolean;
  /** What the entry says that it is about; most say nothing. */
  sort: Subject | null;
  /** Whether it says how a story is to be told, and nothing of the world. */
  isGuidance: boolean;
}

const MAX_ENTRIES = 2000;
const LONGEST_TITLE = 80;

/** Which lorebook a JSON object is, or null. */
export function bookIn(value: JsonObject): { format: BookFormat; data: JsonObject } | null {
  const { spec, data, entries } = value;
  if (spec === 'lorebook_v3' && isJsonObject(data)) return { format: 'lorebook_v3', data };
  if (value['type'] === 'risu' && Array.isArray(data))
    return { format: 'risu_lorebook', data: { ...value, entries: data } };
  if (value['kind'] === 'memory' && Array.isArray(entries)) return { format: 'agnai_memory', data: value };
  if ('lorebookVersion' in value && Array.isArray(entries))
    return { format: 'novelai_lorebook', data: value };
  if (Array.isArray(entries)) return { format: 'character_book', data: value };
  if (isJsonObject(entries)) return { format: 'world_info', data: value };
  return null;
}

/** Reads a lorebook; `name` is used where it has none of its own. */
export function readLorebook(original: JsonObject, name: string): Lorebook {
  const found = bookIn(original);
  if (found === null)
    return { format: 'character_book', name, isNamed: false, description: '', entries: [], original };
  const { format, data } = found;
  const listed = data['entries'] ?? [];
  const entries = (Array.isArray(listed) ? listed : Object.values(listed)).filter(
    (entry): entry is JsonObject => isJsonObject(entry) && entry['mode'] !== 'folder',
  );
  if (entries.length > MAX_ENTRIES) throw badCard(`The lorebook has more than ${MAX_ENTRIES} entries.`);
  const own = cut(textIn(data, 'name', 'originalName'), LONGEST_TITLE);
  return {
    format,
    name: own || name,
    isNamed: own !== '',
    description: textIn(data, 'description'),
    entries: inOrder(entries).map((entry, index) => readEntry(withCategory(entry, data), index)),
    original,
  };
}

/** NovelAI gives the category of an entry by its id. */
function withCategory(entry: JsonObject, { categories }: JsonObject): JsonObject {
  if (!Array.isArray(categories)) return entry;
  const category = categories.filter(isJsonObject).find(({ id }) => id === entry['category']);
  return category === undefined ? entry : { ...entry, category: category['name'] ?? '' };
}

/** World info keeps its entries by number, and says elsewhere in which order they are shown. */
function inOrder(entries: JsonObject[]): JsonObject[] {
  const rank = (entry: JsonObject) => {
    const place = entry['displayIndex'] ?? entry['uid'];
    return typeof place === 'number' ? place : 0;
  };
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

function readEntry(entry: JsonObject, index: number): LoreEntry {
  const keys = [...primaryKeys(entry), ...secondaryKeys(entry)];
  const keywords = [...new Set(keys.flatMap(wordsOfKey).filter(isPlainWord))];
  const said = textIn(entry, 'name', 'comment', 'displayName', 'title').split('\n')[0] ?? '';
  const content = textIn(entry, 'content', 'text', 'entry', 'value');
  const { label, title } = titleIn(said);
  const lists = listsIn(withoutTalk(withoutDecorators(content)));
  const text = resolveMacros(asProse(lists.prose), { character: '' });
  const name = nameIn(title, keywords, text);
  return {
    title: cut(lists.name || name || keywords[0] || `Entry ${index + 1}`, LONGEST_TITLE),
    content: lists.prose,
    attributes: lists.attributes,
    keywords,
    keys: keyLinesOf(entry, content),
    order: orderOf(entry),
    isConstant:
      [entry['constant'], entry['forceActivation'], entry['alwaysActive']].includes(true) ||
      /^[ \t]*@@+(?:constant|activate)[ \t]*$/m.test(content),
    // “Ninewells is …” under “Setting”: that is where it all happens.
    sort:
      lists.sort ??
      (title !== '' && GENERAL.test(title) && !GENERAL.test(name) ? 'place' : null) ??
      sortIn(entry, lists.attributes) ??
      sortOfLabel(label),
    isGuidance: GUIDANCE.test(title),
    isEnabled:
      entry['enabled'] !== false && entry['disable'] !== true && !/^[ \t]*@@+dont_activate\b/m.test(content),
  };
}

/** An entry called so speaks to whoever tells the story. */
const GUIDANCE =
  /^(?:.*\b)?(?:style|tone|instructions?|narrat(?:ion|or|ive)|writing|format(?:ting)?|prose|system(?: prompt| note)?|guidelines?)$/i;

/** “Blue Lantern (club)”, “rule: ghosts”, “PLACE weir”, “[always on] Setting”, “=== Magic ===”: what stands beside the name is a note. */
function titleIn(said: string): { label: string; title: string } {
  const plain = said
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/^[\s=*#~_-]+|[\s=*#~_-]+$/g, '');
  const bare = plain
    .replace(/\s*[([][^()[\]]*[)\]]$/, '')
    .replace(/^[([][^()[\]]*[)\]]\s*(?=\S)/, '')
    .replace(/\s*[-–:]\s*(?:Q&A|notes?|info|lore|v\d+)$/i, '')
    .trim();
  const notes = [...plain.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, note = '']) => note);
  const [, before = '', rest = bare] = /^(\p{L}+)\s*(?:[:/]|\s-)\s*(\S.*)$/u.exec(bare) ?? [];
  const [, shouted = '', quiet = bare] = /^(\p{Lu}{3,}) (?:[-–:|] )?(.*\p{Ll}.*)$/u.exec(bare) ?? [];
  if (sortOfLabel(before) !== null) return { label: before, title: rest };
  if (shouted !== '') return { label: shouted, title: quiet };
  return { label: notes.find((note) => sortOfLabel(note) !== null) ?? '', title: bare || plain };
}

/** An interview: what is asked is left out, and who answers it. */
function withoutTalk(content: string): string {
  if (!/^\s*\{\{char\}\}:/im.test(content)) return content;
  return content
    .split('\n')
    .filter((line) => !/^\s*\{\{user\}\}:/i.test(line))
    .map((line) => line.replace(/^\s*\{\{char\}\}:\s*/i, ''))
    .join('\n');
}

function sortIn(entry: JsonObject, attributes: readonly Attribute[]): Subject | null {
  const type = attributes.find(([key]) => /^type$/i.test(key))?.[1] ?? '';
  const said = textIn(entry, 'type', 'category') || type;
  return (
    said
      .split(/\s+/)
      .map(sortOfLabel)
      .findLast((sort) => sort !== null) ?? null
  );
}

/** Lines such as `@@depth 4` are orders to another program. */
function withoutDecorators(content: string): string {
  return content.replace(/^[ \t]*@@@*[^\n]*(?:\n|$)/gm, '').trim();
}
