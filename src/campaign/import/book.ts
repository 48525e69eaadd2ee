import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { cut } from '../archive/names.ts';
import { badCard } from './failure.ts';
import { textIn, textsIn } from './text.ts';

export type BookFormat = 'character_book' | 'lorebook_v3' | 'world_info';

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
  sort: 'person' | 'place' | null;
}

const MAX_ENTRIES = 2000;
const LONGEST_TITLE = 80;

/** Which lorebook a JSON object is, or null. */
export function bookIn(value: JsonObject): { format: BookFormat; data: JsonObject } | null {
  const { spec, data, entries } = value;
  if (spec === 'lorebook_v3' && isJsonObject(data)) return { format: 'lorebook_v3', data };
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
  const entries = (Array.isArray(listed) ? listed : Object.values(listed)).filter(isJsonObject);
  if (entries.length > MAX_ENTRIES) throw badCard(`The lorebook has more than ${MAX_ENTRIES} entries.`);
  return {
    format,
    name: cut(textIn(data, 'name', 'originalName'), LONGEST_TITLE) || name,
    entries: inOrder(entries).map(readEntry),
    original,
  };
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
    ...keysIn(entry, 'secondary_keys'),
    ...keysIn(entry, 'keysecondary'),
  ];
  const keywords = entry['use_regex'] === true ? [] : [...new Set(keys.filter(isPlainWord))];
  const title =
    textIn(entry, 'name', 'comment', 'displayName', 'title').split('\n')[0] ||
    keywords[0] ||
    `Entry ${index + 1}`;
  return {
    title: cut(title, LONGEST_TITLE),
    content: withoutDecorators(textIn(entry, 'content', 'text', 'entry', 'value')),
    keywords,
    isConstant: entry['constant'] === true || entry['forceActivation'] === true,
    sort: sortIn(entry),
    isEnabled: entry['enabled'] !== false && entry['disable'] !== true,
  };
}

function sortIn(entry: JsonObject): LoreEntry['sort'] {
  const said = textIn(entry, 'type', 'category').toLowerCase();
  if (/^(?:character|person|npc|people)/.test(said)) return 'person';
  return /^(?:location|place)/.test(said) ? 'place' : null;
}

/** A list of keywords, or one string with commas. */
function keysIn(entry: JsonObject, field: string): string[] {
  const value: Json | undefined = entry[field];
  const keys = typeof value === 'string' ? value.split(',') : textsIn(entry, field);
  return keys.map((key) => key.replace(/\s+/g, ' ').trim()).filter((key) => key !== '');
}

/** Patterns (`/dr?agons?/i`) are no words. */
function isPlainWord(key: string): boolean {
  return key.length <= 60 && !/^\/.+\/[a-z]*$/.test(key) && !key.startsWith('#');
}

/** Lines such as `@@depth 4` are orders to another program. */
function withoutDecorators(content: string): string {
  return content.replace(/^[ \t]*@@@*[^\n]*(?:\n|$)/gm, '').trim();
}
