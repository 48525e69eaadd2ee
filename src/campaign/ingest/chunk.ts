import type { TokenCounter } from '../../base/tokens.ts';
import { type Heading, headingIn } from '../read/heading.ts';
import { type Piece, splitLong } from './split.ts';

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

/**
 * One chunk a paragraph; a paragraph of more than 512 tokens is cut after sentences. A heading is no paragraph: it goes
 * with those under it, and stands by itself only where nothing is under it.
 */
export function chunkText(text: string, counter: TokenCounter): Chunk[] {
  const blocks = blocksIn(text);
  const used = new Set(blocks.filter(({ isHeading }) => !isHeading).flatMap(({ under }) => under));
  const chunks: Chunk[] = [];
  for (const { paragraphId, paragraph, isHeading, opened, under } of blocks) {
    if (isHeading && opened.every((heading) => used.has(heading))) continue;
    const headings = under.filter((heading) => !opened.includes(heading)).map(({ title }) => title);
    for (const { text: content, tokenCount, chunkMethod } of piecesOf(paragraph, counter)) {
      chunks.push({ chunkIndex: chunks.length, paragraphId, content, tokenCount, chunkMethod, headings });
    }
  }
  return chunks;
}

function piecesOf(
  paragraph: string,
  counter: TokenCounter,
): (Piece & { chunkMethod: Chunk['chunkMethod'] })[] {
  const tokenCount = counter.countUpTo(paragraph, MAX_TOKENS);
  return tokenCount === null
    ? splitLong(paragraph, MAX_TOKENS, counter).map((piece) => ({ ...piece, chunkMethod: 'sentence' }))
    : [{ text: paragraph, tokenCount, chunkMethod: 'paragraph' }];
}

interface Block {
  paragraphId: number;
  paragraph: string;
  /** It is headings and nothing else. */
  isHeading: boolean;
  /** The headings in it. */
  opened: Heading[];
  /** The headings it stands under, its own included. */
  under: Heading[];
}

function blocksIn(text: string): Block[] {
  let open: Heading[] = [];
  return paragraphsIn(text).map((paragraph, paragraphId) => {
    const lines = paragraph.split('\n');
    const opened = lines.flatMap((line) => headingIn(line) ?? []);
    // A heading closes those of its depth and below.
    for (const heading of opened) open = [...open.filter(({ depth }) => depth < heading.depth), heading];
    return { paragraphId, paragraph, isHeading: opened.length === lines.length, opened, under: open };
  });
}

/** What stands between blank lines. */
function paragraphsIn(text: string): string[] {
  return text
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
