import { getOwn } from '../base/json.ts';
import { sentencesOf } from '../sdk/language.ts';
import { DAY_PARTS, type DayPart } from './campaign.ts';
import { replaceComments } from './read/comments.ts';
import { withoutEntities } from './read/entities.ts';
import { withoutFrontMatter } from './read/front-matter.ts';
import { headingIn, LONGEST_NAME } from './read/heading.ts';
import { NO_IDENTIFIERS, paragraphAsTold } from './told/as-told.ts';
import { type Identifiers, identifiersAsWords, nameAsWords } from './told/identifiers.ts';
import { isNote, isNotesHeading } from './told/notes.ts';

/** A piece of prose with what its markup says. */
export interface Passage {
  text: string;
  line: number;
  /** Phrases in bold. */
  bold: string[];
  links: { text: string; target: string }[];
}

export interface Section {
  /** Text of the heading, null before the first one. */
  heading: string | null;
  depth: number;
  line: number;
  /** Paragraphs, each a list of sentences. */
  paragraphs: Passage[][];
}

/**
 * Reads Markdown as prose: headings, paragraphs, sentences; code, comments, tables and authors' notes are not told.
 * `known` says what identifiers stand for, and `inWords` turns a paragraph into what is told to the player.
 */
export function readProse(
  markdown: string,
  known: Identifiers = NO_IDENTIFIERS,
  inWords: (paragraph: string) => string = paragraphAsTold,
): Section[] {
  const sections: Section[] = [{ heading: null, depth: 0, line: 1, paragraphs: [] }];
  let block: { line: number; text: string } | null = null;
  let isCode = false;

  let notesDepth = Number.POSITIVE_INFINITY;
  const close = () => {
    const isTold = block !== null && notesDepth === Number.POSITIVE_INFINITY && !isNote(block.text);
    const passages = block !== null && isTold ? passagesOf(inWords(block.text), block.line, known) : [];
    if (passages.length > 0) sections.at(-1)?.paragraphs.push(passages);
    block = null;
  };
  const lines = replaceComments(withoutFrontMatter(markdown), (comment) =>
    comment.replace(/[^\n]/g, ''),
  ).split('\n');
  lines.forEach((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      close();
      isCode = !isCode;
      return;
    }
    if (isCode || /^\s*\|/.test(line)) return;
    const heading = headingIn(line);
    const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line);
    if (heading !== null) {
      close();
      const { title, depth } = heading;
      if (depth <= notesDepth) notesDepth = isNotesHeading(plain(title)) ? depth : Number.POSITIVE_INFINITY;
      if (notesDepth !== Number.POSITIVE_INFINITY) return;
      sections.push({ heading: nameAsWords(plain(title), known), depth, line: index + 1, paragraphs: [] });
    } else if (item) {
      close();
      block = { line: index + 1, text: item[1] ?? '' };
    } else if (/^\s*(?:[-*_]\s*){3,}$/.test(line) || line.trim() === '') {
      close();
    } else {
      const isBoxed = /^\s*>/.test(lines[index + 1] ?? '');
      const text: string = (isBoxed ? line.replace(BOX_TITLE, '$1') : line).replace(/^\s*>\s?/, '').trim();
      block =
        block === null ? { line: index + 1, text } : { line: block.line, text: `${block.text} ${text}` };
    }
  });
  close();
  return sections.filter(({ heading, paragraphs }) => heading !== null || paragraphs.length > 0);
}

/** `> [!quote] Read aloud` is the title of a box, and what follows is told. */
const BOX_TITLE = /^(\s*>\s*\[![\w-]+\])[+-]?.*$/;

/** What gives the pages of a campaign as they are told. */
interface ProseFiles {
  pick(file: string): string | null;
  text(file: string): string;
  prose(file: string): readonly Section[];
}

/** The paragraphs of a file, or of the generated one in its place; headings left out. */
export function paragraphsOf(folder: ProseFiles, file: string): string[] {
  const picked = folder.pick(file);
  return picked === null ? [] : folder.prose(picked).flatMap(paragraphsIn);
}

/** The same word for word, as the author speaks of the player. */
export function paragraphsAsWritten(folder: ProseFiles, file: string): string[] {
  const picked = folder.pick(file);
  if (picked === null) return [];
  return readProse(folder.text(picked), NO_IDENTIFIERS, (paragraph) => paragraph).flatMap(paragraphsIn);
}

export function paragraphsIn({ paragraphs }: Section): string[] {
  return paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' '));
}

/** The time of day a heading names (“At night”, “Before dawn”), or null when it names something else. */
export function timeOfHeading(heading: string): DayPart[] | null {
  const match =
    /^(?:(?:at|by|in|on|around|towards?|after|before|during)\s+)?(?:the\s+)?(?:early\s+|late\s+|first\s+)?(\w+?)s?$/i.exec(
      heading.trim(),
    );
  return match ? (getOwn(TIMES, (match[1] ?? '').toLowerCase()) ?? null) : null;
}

const TIMES: Record<string, DayPart[]> = {
  ...Object.fromEntries(DAY_PARTS.map((part) => [part, [part]])),
  sunrise: ['dawn'],
  midday: ['noon'],
  sunset: ['dusk'],
  midnight: ['night'],
  dark: ['evening', 'night'],
  day: ['morning', 'noon', 'afternoon'],
  daylight: ['morning', 'noon', 'afternoon'],
};

const LEANS_ON_THE_LAST =
  /^(?:It|They|He|She|This|That|These|Those|But|And|So|Then|Yet|Or|Nor|Its|His|Her|Their|Both|Neither|None|Such|Others?|The others?|Hence|Therefore|However|Instead|Otherwise|Even so|(?:One|Two|Some|Most|Many|All|Each|Half|None) of (?:it|them|these|those)|(?:In|On|At|With|Under|Behind|By|For|Of|From|Beside|Before|After|Above|Below|Over|Inside|Across|Without) (?:his|her|their|its|it|him|them|this|that|these|those))\b/;
const STANDS_ALONE =
  /^(?:It (?:is|was) (?!an?\b)[^,;]*\b(?:that|who)\b|That (?:is|was)\b|Those who\b|(?:At|By|Before|After) that (?:hour|time)\b)/;
/** More in a row is a paragraph that its author meant to be read as one. */
const MAX_SENTENCES = 6;

/** Whether a sentence is about something that only the one before it names: “It comes at night”, “In his gateway”, “This is why”. */
export function leansOnTheLast(sentence: string): boolean {
  return LEANS_ON_THE_LAST.test(sentence) && !STANDS_ALONE.test(sentence);
}

/** The pieces of a text that can be told by themselves; a paragraph that begins with “He” goes on with the one before it. */
export function piecesOf(paragraphs: readonly (readonly Passage[])[]): Passage[] {
  const joined: Passage[][] = [];
  for (const sentences of paragraphs) {
    const last = joined.at(-1);
    const [first] = sentences;
    if (last !== undefined && first !== undefined && leansOnTheLast(first.text)) last.push(...sentences);
    else joined.push([...sentences]);
  }
  return joined.flatMap(joinDependent);
}

/** Joins sentences that lean on the one before (“It comes at night.”), so that each piece can be told by itself. */
function joinDependent(sentences: readonly Passage[]): Passage[] {
  const pieces: (Passage & { length: number })[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last === undefined || !leansOnTheLast(sentence.text) || last.length >= MAX_SENTENCES) {
      pieces.push({ ...sentence, length: 1 });
      continue;
    }
    last.text += ` ${sentence.text}`;
    last.bold = [...last.bold, ...sentence.bold];
    last.links = [...last.links, ...sentence.links];
    last.length += 1;
  }
  return pieces.map(({ length: _, ...piece }) => piece);
}

/** Whether a sentence speaks of itself: then only somebody in the story can say it. What it quotes, it does not say. */
export function isSpoken(text: string): boolean {
  const itself = withoutSpeech(text).replace(INSCRIBED, ' ');
  return /\b(?:I|[Mm]y|[Mm]ine|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|[Oo]urs)\b/.test(itself);
}

/** A text without what is said in it: who is only spoken of need not be there. */
export function withoutSpeech(text: string): string {
  return text.replace(QUOTED, ' ');
}

const QUOTED = /“[^“”]*”|"[^"]*"|‘[^‘’]*’(?!\p{L})/gu;
/** I CALL THE LIVING */
const INSCRIBED = /(?<!\p{Lu})\p{Lu}+(?: \p{Lu}{2,})+(?: \p{Lu}+)*/gu;

// What opens ends the search for its end: a file of nothing but brackets would otherwise take minutes.
// Markup is swapped for private characters while sentences are cut, so that a dot in a link ends nothing.
const OPEN = '\uE000';
const CLOSE = '\uE001';

function passagesOf(markdown: string, line: number, known: Identifiers): Passage[] {
  const links: { text: string; target: string }[] = [];
  const bold: string[] = [];
  const marked = markdown
    .replace(/!\[[^[\]]*\]\([^()]*\)|!\[\[[^[\]\n]*\]\]/g, '')
    .replace(
      /\[\[([^[\]|#\n]+)(?:#[^[\]|\n]*)?(?:\|([^[\]\n]+))?\]\]/g,
      (_, target: string, text?: string) => {
        const name = text ?? known.get(target.trim().toLowerCase()) ?? target;
        links.push({ text: name, target: `[[${target.trim()}]]` });
        return `${OPEN}L${links.length - 1}${CLOSE}`;
      },
    )
    .replace(/\[([^[\]]+)\]\(([^()\s]+)(?:\s[^()]*)?\)/g, (_, text: string, target: string) => {
      links.push({ text, target });
      return `${OPEN}L${links.length - 1}${CLOSE}`;
    })
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, (_, _mark, text: string) => {
      bold.push(text);
      return `${OPEN}B${bold.length - 1}${CLOSE}`;
    });
  const passages = sentencesOf(identifiersAsWords(inlinePlain(marked), known)).map((sentence) => {
    const passage: Passage = { text: '', line, bold: [], links: [] };
    passage.text = sentence.replace(/\uE000([LB])(\d+)\uE001/g, (_, kind: string, index: string) => {
      if (kind === 'B') {
        const phrase = inlinePlain(bold[Number(index)] ?? '');
        // A whole paragraph in bold is emphasis, not the name of a thing.
        if (phrase.length <= LONGEST_NAME) passage.bold.push(phrase);
        return phrase;
      }
      const link = links[Number(index)] ?? { text: '', target: '' };
      passage.links.push(link);
      return plain(link.text);
    });
    passage.text = identifiersAsWords(passage.text, known);
    passage.bold = passage.bold.map((phrase) => identifiersAsWords(phrase, known));
    return passage;
  });
  return passages.filter(({ text }) => text !== '');
}

function plain(markdown: string): string {
  return inlinePlain(markdown.replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1').replace(/\*\*|__/g, ''));
}

/** `**told**` and `*told*` as they are told: no page shows the stars. */
export function withoutEmphasis(text: string): string {
  return withoutItalics(text.replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2'));
}

function withoutItalics(text: string): string {
  return text.replace(/(^|[^\p{L}\p{N}])[*_](?=\S)([^*_]+?)[*_](?![\p{L}\p{N}])/gu, '$1$2');
}

function inlinePlain(text: string): string {
  // Entities come after markup: what they stand for is text, whatever it looks like.
  return withoutEntities(
    withoutItalics(text.replace(/`([^`]*)`/g, '$1'))
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/\\([*_`#[\]])/g, '$1'),
  )
    .replace(/\s+/g, ' ')
    .trim();
}
