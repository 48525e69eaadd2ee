import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { textsIn } from './text.ts';

const LONGEST_LINE = 1000;
const LONGEST_PATTERN = 200;

/** What is done with the secondary keys, by the numbers that SillyTavern gives it. */
const LOGIC: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join(' | '),
  (words) => words.map((word) => `!${word}`).join(' | '),
  (words) => words.map((word) => `!${word}`).join(' & '),
  (words) => words.join(' & '),
];
const [ANY_OF, , NONE_OF] = LOGIC as [Logic, Logic, Logic];
type Logic = (typeof LOGIC)[number];

export const primaryKeys = (entry: JsonObject): string[] => [
  ...keysIn(entry, 'keys'),
  ...keysIn(entry, 'key'),
  ...keysIn(entry, 'keywords'),
];

export const secondaryKeys = (entry: JsonObject): string[] => [
  ...keysIn(entry, 'secondary_keys'),
  ...keysIn(entry, 'keysecondary'),
  ...keysIn(entry, 'secondkey'),
];

/** When an entry is wanted: each of its keys as a line, with what has to come up besides. */
export function keyLinesOf(entry: JsonObject, content: string): string[] {
  const terms = (keys: readonly string[]) => keys.flatMap((key) => termsOf(key, entry));
  const [first, second] = [terms(primaryKeys(entry)), terms(secondaryKeys(entry))];
  const isSelective = entry['selective'] === true && second.length > 0;
  const added = terms(decorated(content, 'additional_keys'));
  const excluded = terms(decorated(content, 'exclude_keys'));
  const besides = [
    ...(isSelective ? [logicOf(entry)(second)] : []),
    ...(added.length === 0 ? [] : [ANY_OF(added)]),
    ...(excluded.length === 0 ? [] : [NONE_OF(excluded)]),
  ];
  const lines = [...first, ...(isSelective ? [] : second)].map((key) => {
    const line = [key, ...besides].join(' & ');
    // Rather too often than never.
    return line.length <= LONGEST_LINE ? line : key;
  });
  return [...new Set(lines)].filter((line) => line.length <= LONGEST_LINE);
}

/** The number by which a program decides which entries there is room for; a higher one stays. */
export function orderOf(entry: JsonObject): number | null {
  const { contextConfig: config } = entry;
  const said = [
    entry['priority'],
    entry['insertion_order'],
    entry['insertorder'],
    entry['order'],
    isJsonObject(config) ? config['budgetPriority'] : undefined,
  ];
  return said.find((order) => typeof order === 'number') ?? null;
}

/** A key as it stands in a line. One that counts for no word by itself is left out. */
function termsOf(key: string, entry: JsonObject): string[] {
  const said = (...names: string[]) => names.map((name) => entry[name] ?? extensionsOf(entry)[name]);
  const isCased = said('caseSensitive', 'case_sensitive').includes(true);
  const pattern =
    /^\/(.+)\/[a-z]*$/.exec(key)?.[1] ?? (said('use_regex', 'useRegex').includes(true) ? key : null);
  if (pattern !== null) {
    const flags = isCased || (key.startsWith('/') && !/\/[a-z]*i[a-z]*$/.test(key)) ? '' : 'i';
    return pattern.length > LONGEST_PATTERN ? [] : [`/${pattern}/${flags}`];
  }
  if (/[|\\()[\]?*+^$]/.test(key)) return wordsOfKey(key).filter(isPlainWord);
  const words = key
    .split(/\s*&\s*/)
    // “!roll” and “@anna” would be something else in a line.
    .map((word) => word.replace(/^[!@\s]+/, ''))
    .filter((word) => word !== '' && isPlainWord(word));
  const isPart = said('matchWholeWords', 'match_whole_words').includes(false);
  const written = words.map((word) =>
    isCased ? `/\\b${word.replace(/[.^$*+?()[\]{}|/\\]/g, '\\$&')}\\b/` : isPart ? `*${word}*` : word,
  );
  return written.length === 0 ? [] : [written.join(' & ')];
}

function logicOf(entry: JsonObject): Logic {
  const said = entry['selectiveLogic'] ?? extensionsOf(entry)['selectiveLogic'];
  return (typeof said === 'number' ? LOGIC[said] : undefined) ?? ANY_OF;
}

function extensionsOf({ extensions }: JsonObject): JsonObject {
  return isJsonObject(extensions) ? extensions : {};
}

/** `@@exclude_keys rain, snow` */
function decorated(content: string, name: string): string[] {
  const lines = content.matchAll(new RegExp(`^[ \\t]*@@+${name}[ \\t]+(.+)$`, 'gm'));
  return [...lines].flatMap(([, words = '']) => words.split(',').map((word) => word.trim()));
}

/** Of a pattern, the words in it: `/vasq|steward/i` is about Vasq and the steward. NovelAI joins words with `&`. */
export function wordsOfKey(key: string): string[] {
  const pattern = /^\/(.+)\/[a-z]*$/.exec(key)?.[1] ?? (/[|\\()[\]?*+^$]/.test(key) ? key : null);
  if (pattern === null) return key.split(/\s*&\s*/);
  return pattern
    .replace(/\\[bB]|[\^$]/g, '')
    .replace(/\\s[+*]?|\s+/g, ' ')
    .split('|')
    .map((part) => part.replace(/\([^()]*\)\??|\?/g, '').trim())
    .filter((part) => /^[\p{L}\p{N}'’ -]{3,}$/u.test(part));
}

/** A list of keywords, or one string with commas. */
function keysIn(entry: JsonObject, field: string): string[] {
  const value: Json | undefined = entry[field];
  const keys = typeof value === 'string' ? value.split(',') : textsIn(entry, field);
  return keys.map((key) => key.replace(/\s+/g, ' ').trim()).filter((key) => key !== '');
}

export function isPlainWord(key: string): boolean {
  return key.length <= 60 && !key.startsWith('#') && !/[\uE000-\uF8FF]/.test(key);
}
