import path from 'node:path';
import { capitalise } from '../../sdk/language.ts';
import { placeInside, slug, stemOf, withoutArticle } from '../names.ts';
import { withoutEmphasis } from '../prose.ts';
import { replaceComments } from '../read/comments.ts';
import { withoutFrontMatter } from '../read/front-matter.ts';
import { headingIn, headingsIn } from '../read/heading.ts';
import type { Identifiers } from '../told/identifiers.ts';
import { isNote, isNotesHeading, withoutInlineNotes } from '../told/notes.ts';
import { partyAsPlayer } from './party.ts';
import { roleSaid } from './role.ts';

const PART =
  /^(?:act|chapter|scene|session|part|episode)\s+(?:\d+|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const ENDS = /^(?:(?:possible|alternate|alternative|the) )?(?:endings|outcomes|conclusions)$/i;
const FOLDER = /^(?:plot|story|storyline|acts?(?: \w+)?|chapters?|outline|adventure)$/i;
const OF_THE_PLAYER = /\bthe (?:player|PC|party)s?\b/i;

/** Whether a page tells what is to happen, act by act, for whoever leads the game: nobody in the story can be asked about it. */
export function isOutline(file: string, markdown: string): boolean {
  if (file.startsWith('lore/') || roleSaid(markdown) !== null) return false;
  const headings = headingsIn(markdown).map(({ title }) => title.replace(/:$/, '').trim());
  if (headings.some((title) => PART.test(title) || ENDS.test(title))) return true;
  const folders = path.posix.dirname(file).split('/');
  return folders.some((folder) => FOLDER.test(folder)) && OF_THE_PLAYER.test(markdown);
}

/** Where a link leads: to a place, or to somebody who is met at one; null elsewhere. */
export type PlaceOf = (target: string) => string | null;

/** What an outline has: moments in their order, and endings by name. */
interface Outline {
  moments: { title: string; text: string; links: string[] }[];
  endings: Map<string, string>;
}

/** Outlines as the format has a plot: beats that follow each other, a last decision, and endings. */
export function plotFrom(
  pages: readonly string[],
  known: Identifiers,
  placeOf: PlaceOf,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const read = pages.map((page) => readOutline(page, known));
  const beats = read
    .flatMap(({ moments }) => moments)
    .map((moment, index) => beatFrom(moment, index, placeOf));
  if (beats.length > 0) files.set('plot/beats.json', JSON.stringify({ beats }, null, 2));
  for (const { endings } of read)
    for (const [name, text] of endings) files.set(`plot/endings/${slug(name)}.md`, `# ${name}\n\n${text}`);
  return files;
}

function readOutline(markdown: string, known: Identifiers): Outline {
  const found: Outline = { moments: [], endings: new Map() };
  let [title, ending, block, endsDepth, notesDepth] = ['', '', '', 0, 0];
  const close = () => {
    const text = partyAsPlayer(withoutEmphasis(withoutInlineNotes(block)).trim());
    block = '';
    if (text === '' || isNote(text) || notesDepth > 0) return;
    if (endsDepth === 0) found.moments.push({ title, text: withoutLinks(text, known), links: linksIn(text) });
    else if (ending !== '')
      found.endings.set(
        ending,
        [found.endings.get(ending) ?? '', afterCondition(withoutLinks(text, known))].join('\n\n').trim(),
      );
  };
  for (const line of replaceComments(withoutFrontMatter(markdown), () => '').split('\n')) {
    const heading = headingIn(line);
    const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)?.[1];
    if (heading === null && item === undefined && line.trim() !== '') {
      block = `${block} ${line.replace(/^\s*>\s?/, '').trim()}`.trim();
      continue;
    }
    close();
    block = item ?? '';
    if (heading === null) continue;
    const { depth } = heading;
    const name = heading.title.replace(/:$/, '').trim();
    if (notesDepth === 0 || depth <= notesDepth) notesDepth = isNotesHeading(name) ? depth : 0;
    if (endsDepth === 0 || depth <= endsDepth) endsDepth = ENDS.test(name) ? depth : 0;
    ending = endsDepth > 0 && depth > endsDepth ? name : '';
    title = name;
  }
  close();
  return found;
}

const LINK = /\[\[([^[\]|#\n]+)(?:#[^[\]|\n]*)?(?:\|([^[\]\n]+))?\]\]|\[([^[\]]+)\]\(([^()\s]+)\)/g;
const linksIn = (text: string) =>
  [...text.matchAll(LINK)].map(([, target, , , file]) => target ?? stemOf(file ?? ''));
const withoutLinks = (text: string, known: Identifiers) =>
  text.replace(LINK, (_, target = '', said?: string, label?: string, _file?: string, at = 0) => {
    const before = text.slice(0, at);
    const place = placeInside(known.get(target.trim().toLowerCase()) ?? target);
    const name = said ?? label ?? (/\bthe $/i.test(before) ? withoutArticle(place) : place);
    return /(?:^|[.!?]\s+)$/.test(before) ? capitalise(name) : name;
  });

/** “If the player tells them: the village builds a scaffold.” When it is told, it is so. */
const afterCondition = (text: string) =>
  text.replace(/^(?:If|When) (?:the player|they|you)\b[^.:,]*[:,]\s*(\p{L})/u, (_, first: string) =>
    capitalise(first),
  );

const LONGEST_TITLE = 60;
/** “Act 1: who is paying” is about who is paying. */
const PART_LABEL = new RegExp(`${PART.source}\\s*[:.–—-]?\\s*`, 'i');
const DECISION =
  /^(.*?)(?:(?:^|[,;]|(?<=[.!?]))\s*(?:and |so |now )?(?:the player|they|you))?[,;]?\s*\b(?:and )?(?:must|has to|have to|needs to|can) (?:decide|choose)\s*(?::|whether to|between)\s*(.+?)[.!]?$/is;

/** One moment follows the other; what the player must decide is decided in it. */
function beatFrom({ title, text, links }: Outline['moments'][number], index: number, placeOf: PlaceOf) {
  const [, before = '', options] = DECISION.exec(text) ?? [];
  const outcomes = options === undefined ? [] : optionsIn(options);
  const place = links.map(placeOf).find((found) => found !== null);
  return {
    id: idOf(index),
    title: (title.replace(PART_LABEL, '') || text).slice(0, LONGEST_TITLE),
    description: outcomes.length > 1 ? before.trim().replace(/(?<![.!?])$/, '.') : text,
    conditions: {
      scene_count: { min: index + 1 },
      ...(index > 0 && { requires_beat: idOf(index - 1) }),
    },
    priority: outcomes.length > 1 ? 'critical' : 'high',
    ...(outcomes.length > 1 && { outcomes }),
    ...(place && { location: place.replaceAll('_', ' ') }),
  };
}

const idOf = (index: number) => `beat_${String(index + 1).padStart(3, '0')}`;

/** “give Finch the name, pay with their own, or open the valve”: three things that the player may do. */
function optionsIn(list: string): { description: string }[] {
  return list
    .split(/,\s*(?:or\s+)?|;\s*(?:or\s+)?|\s+or\s+/)
    .map((option) =>
      option
        .trim()
        .replace(/^to /, '')
        .replaceAll(/\btheir\b/g, 'your'),
    )
    .filter((option) => option !== '')
    .map((option) => ({ description: `You ${option}.` }));
}
