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
  /** What stands in place of each line where that has no room: kept before anything else. */
  least?: readonly string[];
}

/**
 * The blocks as text, in their order, with as many lines as the budget allows. Room goes to the blocks by rank, line by
 * line; a block with no line left is left out with its title.
 */
export function fitBlocks(blocks: readonly Block[], budget: number, count: CountTokens): string {
  const kept = new Map<Block, string[]>();
  const sizeOf = (line: string | undefined) => (line === undefined || line === '' ? 0 : count(line) + 1);
  const reserved = ({ title, least = [] }: Block) =>
    least.length === 0 ? 0 : sizeOf(title) + least.reduce((sum, line) => sum + sizeOf(line), 0);
  let left = budget - blocks.reduce((sum, block) => sum + reserved(block), 0);
  for (const block of blocks.toSorted((one, other) => one.rank - other.rank)) {
    const { title, least = [] } = block;
    left += reserved(block);
    const lines: string[] = [];
    let room = left - sizeOf(title);
    for (const [index, line] of block.lines.slice(0, block.most ?? block.lines.length).entries()) {
      const later = least.slice(index + 1).reduce((sum, one) => sum + sizeOf(one), 0);
      const fitting = [line, least[index] ?? ''].find((one) => one !== '' && sizeOf(one) <= room - later);
      if (fitting === undefined) continue;
      lines.push(fitting);
      room -= sizeOf(fitting);
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
