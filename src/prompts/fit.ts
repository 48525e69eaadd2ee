/** Counts the tokens of a text; models differ a little, so it is an estimate for most of them. */
export type CountTokens = (text: string) => number;

/** A titled group of lines in a prompt. */
export interface Block {
  title: string;
  lines: readonly string[];
  /** Blocks with a lower number get their share first. */
  rank: number;
  /** The most lines of it, however much room there is. */
  most?: number;
}

/**
 * The blocks as text, in their order, with as many lines as the budget allows. Room goes to the blocks by rank, line by
 * line; a block with no line left is left out with its title.
 */
export function fitBlocks(blocks: readonly Block[], budget: number, count: CountTokens): string {
  const kept = new Map<Block, string[]>();
  let left = budget;
  for (const block of blocks.toSorted((one, other) => one.rank - other.rank)) {
    const lines: string[] = [];
    let room = left - (block.title === '' ? 0 : count(block.title) + 1);
    for (const line of block.lines.slice(0, block.most ?? block.lines.length)) {
      const size = count(line) + 1;
      if (line === '' || size > room) continue;
      lines.push(line);
      room -= size;
    }
    if (lines.length === 0) continue;
    kept.set(block, lines);
    left = room;
  }
  return blocks
    .flatMap((block) => {
      const lines = kept.get(block);
      return lines === undefined ? [] : [[...(block.title === '' ? [] : [block.title]), ...lines].join('\n')];
    })
    .join('\n\n');
}

/** A text cut after the last whole sentence that fits; what has no sentence that short is cut after a word. */
export function fitText(text: string, budget: number, count: CountTokens): string {
  if (count(text) <= budget) return text;
  const pieces = text.split(/(?<=[.!?…]["”’')]?)\s+/);
  let kept = '';
  for (const piece of pieces) {
    const longer = kept === '' ? piece : `${kept} ${piece}`;
    if (count(longer) > budget) break;
    kept = longer;
  }
  if (kept !== '') return kept;
  const words = (pieces[0] ?? '').split(' ');
  while (words.length > 1 && count(`${words.join(' ')} …`) > budget) words.pop();
  return `${words.join(' ')} …`;
}
