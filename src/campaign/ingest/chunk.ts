import { splitLong } from './split.ts';
import type { TokenCounter } from './tokens.ts';

/** The most tokens of a chunk. */
export const MAX_TOKENS = 512;

/** A piece of a text, small enough to search and to put before a model. */
export interface Chunk {
  /** Its position among the chunks of the text. */
  chunkIndex: number;
  /** The paragraph it comes from, counted from 0. */
  paragraphId: number;
  content: string;
  tokenCount: number;
  /** `sentence` when the paragraph was too long for one chunk. */
  chunkMethod: 'paragraph' | 'sentence';
  /** The headings it stands under, the highest first. */
  headings: string[];
}

/** One chunk a paragraph; a paragraph of more than 512 tokens is cut after sentences. */
export function chunkText(text: string, counter: TokenCounter): Chunk[] {
  const chunks: Chunk[] = [];
  const open: { depth: number; title: string }[] = [];
  for (const [paragraphId, paragraph] of paragraphsIn(text).entries()) {
    const tokenCount = counter.countUpTo(paragraph, MAX_TOKENS);
    const chunkMethod = tokenCount === null ? 'sentence' : 'paragraph';
    const pieces =
      tokenCount === null
        ? splitLong(paragraph, MAX_TOKENS, counter)
        : [{ text: paragraph, tokenCount: tokenCount }];
    const above = open.map(({ title }) => title);
    noteHeadings(paragraph, open);
    for (const { text: content, tokenCount: tokens } of pieces) {
      const headings = headingsOnly(content) ? above : open.map(({ title }) => title);
      chunks.push({
        chunkIndex: chunks.length,
        paragraphId,
        content,
        tokenCount: tokens,
        chunkMethod,
        headings,
      });
    }
  }
  return chunks;
}

/** What stands between blank lines. */
function paragraphsIn(text: string): string[] {
  return text
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

const HEADING = /^(#{1,6})[ \t]+(.+?)[ \t]*#*$/u;

/** Whether a text is nothing but headings: it says where one is, and nothing about it. */
export function headingsOnly(text: string): boolean {
  return text.split('\n').every((line) => HEADING.test(line) || line.trim() === '');
}

/** A heading closes those of its depth and below. */
function noteHeadings(paragraph: string, open: { depth: number; title: string }[]): void {
  for (const line of paragraph.split('\n')) {
    const [, marks = '', title = ''] = HEADING.exec(line) ?? [];
    if (marks === '') continue;
    while ((open.at(-1)?.depth ?? 0) >= marks.length) open.pop();
    open.push({ depth: marks.length, title });
  }
}
