import type { TokenCounter } from '../../base/tokens.ts';
import { sentencesOf } from '../../sdk/language.ts';

export interface Piece {
  text: string;
  tokenCount: number;
}

/** A word longer than this is cut: even the rarest characters take three tokens at most. */
const LONGEST_WORD = 128;

/** Cuts a text that is too long after sentences; a sentence that is too long after words; a word anywhere. */
export function splitLong(text: string, most: number, counter: TokenCounter): Piece[] {
  return packed(text, sentenceStarts(text), { most, counter, isCut: false });
}

/** Where sentences begin. Each goes on to the next, so that nothing between them is lost. */
function sentenceStarts(text: string): number[] {
  const starts = new Set<number>();
  let at = 0;
  for (const sentence of sentencesOf(text)) {
    at = text.indexOf(sentence, at);
    starts.add(at);
    at += sentence.length;
  }
  // Chinese and Japanese put no space after a sentence.
  for (const { index, 0: mark } of text.matchAll(/[。！？]+[」』）”’]*(?=\S)/gu))
    starts.add(index + mark.length);
  return [...starts].toSorted((one, other) => one - other);
}

/** Where words begin, and where a very long one is cut: between characters as people see them. */
function wordStarts(text: string): number[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ index, 0: word }) => cutsOf(word).map((cut) => index + cut));
}

function cutsOf(word: string): number[] {
  if (word.length <= LONGEST_WORD) return [0];
  const cuts = [0];
  for (const { index, segment } of new Intl.Segmenter().segment(word)) {
    if (index + segment.length - (cuts.at(-1) as number) <= LONGEST_WORD) continue;
    cuts.push(index);
    // One character may be a heap of thousands of marks; a pair of code units stays together all the same.
    for (let at = LONGEST_WORD; at < segment.length; at += LONGEST_WORD) {
      cuts.push(index + (/[\uDC00-\uDFFF]/.test(segment.charAt(at)) ? at - 1 : at));
    }
  }
  return [...new Set(cuts)];
}

interface Packing {
  most: number;
  counter: TokenCounter;
  /** The units are words already. */
  isCut: boolean;
}

/** As many whole units a piece as fit in; a unit that does not fit by itself is cut into words. */
function packed(text: string, starts: readonly number[], packing: Packing): Piece[] {
  const { most, counter, isCut } = packing;
  const pieces: Piece[] = [];
  const sliceOf = (from: number, to: number) => text.slice(starts[from], starts[to] ?? text.length).trim();
  let from = 0;
  while (from < starts.length) {
    const count = largest(starts.length - from, (units) => fits(sliceOf(from, from + units), most, counter));
    const slice = sliceOf(from, from + Math.max(count, 1));
    if (count > 0 || isCut) pieces.push({ text: slice, tokenCount: counter.countUpTo(slice, most) ?? most });
    else pieces.push(...packed(slice, wordStarts(slice), { ...packing, isCut: true }));
    from += Math.max(count, 1);
  }
  return pieces.filter((piece) => piece.text !== '');
}

function fits(text: string, most: number, counter: TokenCounter): boolean {
  return counter.countUpTo(text, most) !== null;
}

/** The largest count up to `limit` that passes, 0 when not even one does: by doubling, then by halves. */
function largest(limit: number, passes: (count: number) => boolean): number {
  if (!passes(1)) return 0;
  let good = 1;
  let bad = 2;
  while (bad <= limit && passes(bad)) {
    good = bad;
    bad *= 2;
  }
  bad = Math.min(bad, limit + 1);
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
