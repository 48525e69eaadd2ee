import path from 'node:path';
import { isJsonObject, type Json } from '../../base/json.ts';
import { termsOf } from '../../base/words.ts';
import { keyLines, wordsOfLine } from '../lore-keys.ts';
import { headingsIn } from '../read/heading.ts';
import { frequentWords, frontMatterField, proseIn } from './prose-text.ts';

const MOST_KEYWORDS = 24;
const FROM_PROSE = 12;
const LONGEST_KEYWORD = 60;

/** Folder and file names of the layout say what a file is, not what it is about. */
const LAYOUT = new Set(
  'art music lore world plot characters npcs npc player generated profile img image portrait theme track'.split(
    ' ',
  ),
);

/** The words that lead to a file. */
export function keywordsInSidecar(text: string): string[] {
  return distinct(keyLines(text).flatMap(wordsOfLine));
}

/** Keywords of a file without a sidecar: from its name, then from what is known of its content. */
export function extractKeywords(file: string, fromContent: readonly string[]): string[] {
  const named = wordsOfPath(file);
  const all = distinct([...named, ...fromContent.map((word) => word.trim().toLowerCase())]);
  const useful = all.filter((word) => word !== '' && word.length <= LONGEST_KEYWORD).slice(0, MOST_KEYWORDS);
  return useful.length > 0 ? useful : [path.posix.parse(file).name.slice(0, LONGEST_KEYWORD) || 'file'];
}

/** The words of a file's name, then those of its folders. */
function wordsOfPath(file: string): string[] {
  const { dir, name } = path.posix.parse(file);
  return [name, ...dir.split('/').toReversed()]
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .map((word) => word.toLowerCase())
    .filter(
      (word) => word.length > 1 && !/^\d+$/.test(word) && !LAYOUT.has(word) && termsOf(word).length > 0,
    );
}

/** The title, the tags of the front matter, and the words used most. */
export function keywordsInProse(markdown: string): string[] {
  const prose = proseIn(markdown);
  const title = headingsIn(prose)[0]?.title ?? '';
  const tags = frontMatterField(markdown, 'tags') ?? '';
  return [
    ...tags.replaceAll(/[[\]]/g, '').split(','),
    ...title.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => termsOf(word).length > 0),
    ...frequentWords(prose, FROM_PROSE),
  ];
}

const TELLING_FIELDS = ['name', 'title', 'role', 'genre', 'id'];
const TELLING_LISTS = ['tags', 'traits', 'allowed_races', 'allowed_classes', 'beats'];

/** Names, titles and tags of a JSON document. */
export function keywordsInJson(value: Json | undefined): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === 'string' ? [one] : keywordsInJson(one)));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    if (TELLING_FIELDS.includes(key)) return typeof field === 'string' ? [field] : [];
    if (TELLING_LISTS.includes(key)) return keywordsInJson(field);
    return key === 'personality' || key === 'metadata' ? keywordsInJson(field) : [];
  });
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
