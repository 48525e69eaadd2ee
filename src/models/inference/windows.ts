/** What all-MiniLM-L6-v2 was trained to read at once, [CLS] and [SEP] included. */
const WINDOW = 256;
const CONTENT = WINDOW - 2;

interface Pieces {
  /** Word pieces with [CLS] first and [SEP] last. */
  ids: readonly number[];
  tokens: readonly string[];
}

/**
 * Cuts the word pieces of a text into as few windows as hold it, all of about the same length, and none beginning in
 * the middle of a word. Each has [CLS] and [SEP] of its own.
 */
export function cutIntoWindows({ ids, tokens }: Pieces): number[][] {
  if (ids.length <= WINDOW) return [[...ids]];
  const [start, end] = [ids[0] as number, ids.at(-1) as number];
  const last = ids.length - 1;
  const windows: number[][] = [];
  for (let from = 1; from < last; ) {
    const to = endOfWindow(tokens, from, last);
    windows.push([start, ...ids.slice(from, to), end]);
    from = to;
  }
  return windows;
}

function endOfWindow(tokens: readonly string[], from: number, last: number): number {
  const left = last - from;
  if (left <= CONTENT) return last;
  const even = from + Math.ceil(left / Math.ceil(left / CONTENT));
  let to = even;
  while (to > from + 1 && tokens[to]?.startsWith('##')) to -= 1;
  return to > from + 1 ? to : even; // a word longer than a window is cut after all
}
