import { capitalise, indefinite } from '../../sdk/language.ts';
import { fileName } from '../archive/names.ts';
import type { Lorebook, LoreEntry } from './book.ts';
import { attributesTold } from './book-lists.ts';
import { listed, readDescription } from './description.ts';
import { type NewFile, textFile, uniqueNames } from './files.ts';
import { lowerFirst } from './looks.ts';
import { type Cast, resolveMacros } from './macros.ts';
import { asProse } from './text.ts';

export interface WrittenLore {
  files: NewFile[];
  /** How many entries became lore. */
  entries: number;
  /** How many are switched off or empty, and so are only kept in the extensions file. */
  leftOut: number;
}

/** Every file in these folders of lore/ is a place or a faction. */
const TAKEN = new Set(['locations', 'factions']);

/** A lorebook as Markdown files, one for each entry, with its keywords beside it. */
export function loreFrom(book: Lorebook, cast: Cast): WrittenLore {
  const slug = fileName(book.name, 'lorebook');
  const folder = `lore/${TAKEN.has(slug) ? `${slug}-book` : slug}`;
  const nameFor = uniqueNames();
  const files: NewFile[] = [];
  const resolve = (text: string) => asProse(resolveMacros(text, cast));
  let entries = 0;
  for (const entry of book.entries) {
    const content = entryTold(entry, cast);
    if (!entry.isEnabled || content === '') continue;
    entries += 1;
    const title = resolve(entry.title).replace(/\s+/g, ' ') || `Entry ${entries}`;
    const file = `${folder}/${nameFor(fileName(title, `entry-${entries}`))}.md`;
    files.push(textFile(file, `# ${title}`, content));
    files.push(...keywordsFile(file, entry, book, cast));
  }
  return { files, entries, leftOut: book.entries.length - entries };
}

/** When an entry is wanted, beside its file; and which goes first, where the book makes a difference. */
export function keywordsFile(
  file: string,
  { keys, order }: LoreEntry,
  { entries }: Lorebook,
  cast: Cast,
): NewFile[] {
  const lines = keys.flatMap((key) => {
    const line = key.includes('{{') ? asProse(resolveMacros(key, cast)) : key;
    return line.trim() === '' ? [] : [line.trim()];
  });
  if (lines.length === 0) return [];
  const isRanked = order !== null && entries.some((other) => other.order !== null && other.order !== order);
  const ranked = isRanked ? [`@order ${Math.round(order)}`] : [];
  return [{ name: `${file}.keywords.txt`, content: `${[...ranked, ...new Set(lines)].join('\n')}\n` }];
}

/** All that an entry says, as sentences. */
export function entryTold({ title, content, attributes }: LoreEntry, cast: Cast): string {
  const text = resolveMacros(content, cast).replace(/^#{1,6} [^\n]*(?:\n|$)/gm, '');
  // `bica = a small coffee`
  const plain = text.replace(
    /(?:^|;\s*)([\p{L} -]{2,30}) = ([^;\n=]+)(?=;|\n|$)/gmu,
    (_, word: string, means: string) =>
      `“${capitalise(word.trim())}” means ${means.trim().replace(/\.$/, '')}. `,
  );
  const prose = asSentences(ofStroke(plain, title), title);
  const listed = resolveMacros(attributesTold(attributes, title), cast);
  return asProse([prose, listed].filter((text) => text.trim() !== '').join('\n')).replace(
    /^(?:\d+[.)]|[-•])[ \t]+/gm,
    '',
  );
}

/** `blue ague - illness. cold hands. no cure.`: what it is, and the rest as sentences. */
function ofStroke(text: string, title: string): string {
  const start = new RegExp(`^\\s*${RegExp.escape(title)} [-–—] (\\p{Ll}[\\p{Ll} -]{2,30})\\.\\s+`, 'iu');
  const [whole, sort] = start.exec(text) ?? [];
  if (whole === undefined || sort === undefined) return text;
  const rest = text.slice(whole.length).replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return `${capitalise(title)} is ${/^(?:an?|the) /.test(sort) ? sort : indefinite(sort)}. ${rest}`;
}

/** Lists of attributes in a text as sentences; other text stays as it is. */
function asSentences(text: string, name: string): string {
  if (
    !new RegExp(`\\[\\s*(?:${RegExp.escape(name)}\\b[^[\\]:]*:|[^[\\]:]*:[^[\\];]*;)[^[\\]]*\\]`, 'iu').test(
      text,
    ) &&
    !/\w\s{0,4}\(\s{0,4}["“]/.test(text)
  )
    return text;
  const { appearance, background, traits, flaws, wants, role } = readDescription(text, name);
  const is = [role, ...traits, ...flaws].filter((word) => word !== '').map(lowerFirst);
  return [
    ...(is.length === 0 ? [] : [`${name} is ${listed(is.join(', '))}.`]),
    ...wants.map((want) => `${name} wants to ${want}.`),
    ...background,
    ...appearance,
  ].join(' ');
}
