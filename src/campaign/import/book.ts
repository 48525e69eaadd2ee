import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { cut } from '../archive/names.ts';
import { badCard } from './failure.ts';
import { textIn, textsIn } from './text.ts';

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
  entries: LoreEntry[];
  original: JsonObject;
}

export interface LoreEntry {
  title: string;
  /** Without decorators; macros are still in it. */
  content: string;
  keywords: string[];
  isEnabled: boolean;
  /** Always in the prompt of other programs, whatever comes up. */
  isConstant: boolean;
  /** What the entry says that it is about; most say nothing. */
  sort: 'person' | 'place' | 'lore' | null;
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
  if (found === null) return { format: 'character_book', name, entries: [], original };
  const { format, data } = found;
  const listed = data['entries'] ?? [];
  const entries = (Array.isArray(listed) ? listed : Object.values(listed)).filter(
    (entry): entry is JsonObject => isJsonObject(entry) && entry['mode'] !== 'folder',
  );
  if (entries.length > MAX_ENTRIES) throw badCard(`The lorebook has more than ${MAX_ENTRIES} entries.`);
  return {
    format,
    name: cut(textIn(data, 'name', 'originalName'), LONGEST_TITLE) || name,
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
  const keys = [
    ...keysIn(entry, 'keys'),
    ...keysIn(entry, 'key'),
    ...keysIn(entry, 'keywords'),
    ...keysIn(entry, 'secondary_keys'),
    ...keysIn(entry, 'keysecondary'),
    ...keysIn(entry, 'secondkey'),
  ];
  const keywords = [...new Set(keys.flatMap(wordsOfKey).filter(isPlainWord))];
  const said = textIn(entry, 'name', 'comment', 'displayName', 'title').split('\n')[0] ?? '';
  const content = textIn(entry, 'content', 'text', 'entry', 'value');
  return {
    title: cut(titleIn(said) || keywords[0] || `Entry ${index + 1}`, LONGEST_TITLE),
    content: withoutDecorators(content),
    keywords,
    isConstant:
      [entry['constant'], entry['forceActivation'], entry['alwaysActive']].includes(true) ||
      /^[ \t]*@@+(?:constant|activate)[ \t]*$/m.test(content),
    sort: sortIn(entry, content),
    isEnabled:
      entry['enabled'] !== false && entry['disable'] !== true && !/^[ \t]*@@+dont_activate\b/m.test(content),
  };
}

/** “Blue Lantern (club)”, “rule: ghosts”, “=== Magic ===”: what stands beside the name is a note. */
function titleIn(said: string): string {
  return said
    .replace(/^[\s=*#~_-]+|[\s=*#~_-]+$/g, '')
    .replace(/\s*[([][^()[\]]*[)\]]$/, '')
    .replace(/^(?:rules?|npcs?|locations?|places?|items?|characters?|lore|note)\s*[:/-]\s+/i, '')
    .trim();
}

/** Of a pattern, the words in it: `/vasq|steward/i` is about Vasq and the steward. NovelAI joins words with `&`. */
function wordsOfKey(key: string): string[] {
  const pattern = /^\/(.+)\/[a-z]*$/.exec(key)?.[1] ?? (/[|\\()[\]?*+^$]/.test(key) ? key : null);
  if (pattern === null) return key.split(/\s*&\s*/);
  return pattern
    .replace(/\\[bB]|[\^$]/g, '')
    .replace(/\\s[+*]?|\s+/g, ' ')
    .split('|')
    .map((part) => part.replace(/\([^()]*\)\??|\?/g, '').trim())
    .filter((part) => /^[\p{L}\p{N}'’ -]{3,}$/u.test(part));
}

function sortIn(entry: JsonObject, content: string): LoreEntry['sort'] {
  const said = (
    textIn(entry, 'type', 'category') ||
    (/^type: (.+)$/im.exec(content)?.[1] ?? '')
  ).toLowerCase();
  if (/^(?:character|person|npc|people)/.test(said)) return 'person';
  return /^(?:location|place)/.test(said) ? 'place' : null;
}

/** A list of keywords, or one string with commas. */
function keysIn(entry: JsonObject, field: string): string[] {
  const value: Json | undefined = entry[field];
  const keys = typeof value === 'string' ? value.split(',') : textsIn(entry, field);
  return keys.map((key) => key.replace(/\s+/g, ' ').trim()).filter((key) => key !== '');
}

function isPlainWord(key: string): boolean {
  return key.length <= 60 && !key.startsWith('#') && !/[\uE000-\uF8FF]/.test(key);
}

/** Lines such as `@@depth 4` are orders to another program. */
function withoutDecorators(content: string): string {
  return content.replace(/^[ \t]*@@@*[^\n]*(?:\n|$)/gm, '').trim();
}
