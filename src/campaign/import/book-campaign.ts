import type { CampaignManifest } from '../../contracts/campaign-manifest.ts';
import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { cut, fileName } from '../archive/names.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { creedsFor } from '../scaffold/creeds.ts';
import type { Lorebook } from './book.ts';
import { filesFromEntries } from './book-entries.ts';
import { GENERAL } from './book-subject.ts';
import { extensionFile, type ImportSource } from './extension.ts';
import { jsonFile, type NewFile, textFile } from './files.ts';
import { loreFrom } from './lore.ts';
import { resolveMacros } from './macros.ts';
import { type Imported, remarksOn } from './person.ts';
import { asProse } from './text.ts';

/** A lorebook by itself as a small campaign: people, places and what is always true are told by what its entries say. */
export function campaignFromBook(book: Lorebook, source: ImportSource): Imported {
  const title = titleForBook(book);
  const { files: told, lore: others } = filesFromEntries(book, CAST);
  const lore = loreFrom({ ...book, entries: others }, CAST);
  const files: NewFile[] = [
    jsonFile('manifest.json', manifestFor(title, saidOfItself(book))),
    textFile('README.md', ...creedsFor(title), creditFor(source)),
    ...told,
    ...lore.files,
  ];
  const slug = fileName(title, 'lorebook');
  const { format, original } = book;
  files.push(extensionFile({ name: slug, source, format, creator: '', files, original }));
  return { name: slug, files, remarks: remarksOn(0, lore.leftOut) };
}

/** What `{{char}}` stands for in a book that is nobody's. */
const CAST = { character: 'the one in question' };

export function titleForBook({ name: given, isNamed, entries }: Lorebook): string {
  // A name such as `fen_v2-final` is a file's, and says least: what is always there is what the book is about.
  const main = entries.find(
    ({ isConstant, isEnabled, isGuidance, title }) =>
      isConstant && isEnabled && !isGuidance && !GENERAL.test(title),
  );
  const name = isNamed || !/^[^\p{Lu}\s]*[-_][^\p{Lu}\s]*$/u.test(given) ? given : (main?.title ?? given);
  const title = asProse(resolveMacros(name, CAST)).replace(/[_-]+/g, ' ') || 'A Lorebook';
  // A file has a name in small letters.
  const written = /\p{Lu}/u.test(title)
    ? title
    : title.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return cut(written, 100);
}

/** “Made for RisuAI”, “Best with depth 4”: that is about a program, and not about the world. */
const OF_PROGRAMS =
  /\b(?:made|written|tested|best|works?|needs?|use[ds]?) (?:for|with|in|on)\b[^.,;]*(?:[.,;]\s*|$)/giu;
const SHORTEST_DESCRIPTION = 10;
const LONGEST_DESCRIPTION = 1000;

/** What the book says of itself, without what is meant for whoever installs it. */
function saidOfItself({ description }: Lorebook): string {
  const told = asProse(resolveMacros(description.replace(OF_PROGRAMS, ''), CAST))
    .replace(/\s+/g, ' ')
    .trim();
  return cut(
    sentencesOf(told)
      .map((sentence) => capitalise(sentence.trim()))
      .join(' '),
    LONGEST_DESCRIPTION,
  );
}

function manifestFor(title: string, description: string): CampaignManifest {
  return {
    $schema: contractReference('manifest', 0),
    title,
    version: '1.0.0',
    author: 'Unknown',
    ...(description.length < SHORTEST_DESCRIPTION ? {} : { description }),
    hydration_guidance: 'Keep to what the lorebook says.',
  };
}

function creditFor({ file }: ImportSource): string {
  return `## Whose work this is\n\nIt was made from the lorebook ${file.split(/[\\/]/).at(-1)}. The words are those of whoever wrote it; ask them before you pass it on.`;
}
