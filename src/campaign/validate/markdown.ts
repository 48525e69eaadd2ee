import path from 'node:path';
import type { CampaignFolder } from '../folder.ts';
import { linkedPath } from '../linked-path.ts';
import { START } from '../problem.ts';
import { replaceComments } from '../read/comments.ts';
import { withoutEntities } from '../read/entities.ts';
import { withoutFrontMatter } from '../read/front-matter.ts';
import { headingsIn, LONGEST_NAME } from '../read/heading.ts';
import { placeFinder } from '../read/structured.ts';
import type { Report } from './report.ts';

/** A link or a picture in a Markdown file. */
interface MarkdownLink {
  target: string;
  isPicture: boolean;
  /** Offset of the target in the text. */
  offset: number;
}

interface MarkdownFile {
  folder: CampaignFolder;
  file: string;
  markdown: string;
  /** Whether it has front matter, or a block of rules. */
  hasFields: boolean;
}

/** Checks that a Markdown file tells something and links to what is there. Returns what is of use to others. */
export function checkMarkdown(
  { folder, file, markdown, hasFields }: MarkdownFile,
  report: Report,
): { heading: string | null; pictures: string[] } {
  const pictures: string[] = [];
  const prose = blanked(markdown);
  const isRules = file.startsWith('world/rules');
  if (!/[\p{L}\p{N}]/u.test(prose.replace(/^#{1,6}\s.*$/gm, '')) && !(isRules && hasFields)) {
    report.add('no_prose', file, START, 'There is nothing to tell in this file.');
  }
  const placeOf = placeFinder(markdown);
  for (const { target, isPicture, offset } of linksIn(prose)) {
    const wanted = localPath(file, target);
    if (wanted === null || (!isPicture && !wanted.endsWith('.md'))) continue;
    const inArt = isPicture && target.startsWith('art/') ? target : wanted;
    const found = folder.pick(inArt);
    if (isPicture && found !== null) pictures.push(found);
    if (found !== null) continue;
    const place = placeOf(offset);
    if (wanted.startsWith('..')) {
      report.add('leads_outside', file, place, `"${target}" leads out of the campaign folder.`);
      continue;
    }
    const known = isPicture ? folder.files('art', '') : folder.files(path.posix.dirname(file), '.md');
    const meant = report.suggestion(target, relativeTo(file, known));
    if (isPicture) report.add('missing_asset', file, place, `There is no picture "${target}"${meant}`);
    else report.add('broken_place_link', file, place, `There is no file "${target}" to go to${meant}`);
  }
  const headings = headingsIn(prose);
  const long = headings.find(({ isCut }) => isCut);
  if (long !== undefined) {
    const message = `This heading is longer than ${LONGEST_NAME} characters; only its beginning is read.`;
    report.add('long_heading', file, placeOf(long.offset), message);
  }
  const [first] = headings;
  return { heading: first === undefined ? null : withoutEntities(first.title), pictures };
}

/** Links and pictures, code left out. */
function linksIn(prose: string): MarkdownLink[] {
  return [...prose.matchAll(/(!?)\[[^[\]\n]*\]\(<?([^()\s>]+)(?:(?:>|[^\S\n])[^()\n]*)?\)/g)].map(
    (match) => ({
      target: match[2] ?? '',
      isPicture: match[1] === '!',
      offset: match.index + match[0].indexOf(match[2] ?? '', match[0].indexOf('](')),
    }),
  );
}

/** The text with front matter, code and comments blanked out; offsets stay the same. */
export function blanked(markdown: string): string {
  const spaces = (text: string) => text.replace(/[^\n]/g, ' ');
  const told = withoutFrontMatter(markdown).replace(
    /^[ \t]*(`{3,9}|~{3,9})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[^\n]*$|(?![\s\S]))/gm,
    spaces,
  );
  return replaceComments(told, spaces).replace(/`[^`\n]*`/g, spaces);
}

/** The path in the campaign that a link means; null for addresses and anchors. */
function localPath(file: string, target: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('#') || target.startsWith('//')) return null;
  const wanted = linkedPath(target);
  return wanted.startsWith('/') ? `..${wanted}` : path.posix.join(path.posix.dirname(file), wanted);
}

/** The files as a link would name them, each when it is asked for. */
function* relativeTo(file: string, others: readonly string[]): Generator<string> {
  for (const other of others) yield path.posix.relative(path.posix.dirname(file), other);
}
