import { fileName } from '../archive/names.ts';
import type { Lorebook } from './book.ts';
import { asSentences } from './description.ts';
import { type NewFile, textFile, uniqueNames } from './files.ts';
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
    const content = resolve(asSentences(resolveMacros(entry.content, cast), entry.title));
    if (!entry.isEnabled || content === '') continue;
    entries += 1;
    const title = resolve(entry.title).replace(/\s+/g, ' ') || `Entry ${entries}`;
    const file = `${folder}/${nameFor(fileName(title, `entry-${entries}`))}.md`;
    files.push(textFile(file, `# ${title}`, content));
    const keywords = entry.keywords.map((keyword) => resolve(keyword)).filter((keyword) => keyword !== '');
    if (keywords.length > 0)
      files.push({ name: `${file}.keywords.txt`, content: `${[...new Set(keywords)].join('\n')}\n` });
  }
  return { files, entries, leftOut: book.entries.length - entries };
}
