import { isChoice, isDivert, isFlow, isTag, isText, type ParsedFlow, type ParsedNode } from './parsed.ts';
import type { InkPassage } from './story.ts';

/** Text of a flow in the order in which it is read: what stands above a choice, and above each way out of the flow. */
export interface Passages {
  passages: InkPassage[];
  /** The passage that a choice stands below; null at the top of the flow. */
  above: ReadonlyMap<ParsedNode, number | null>;
  /** The passage that a divert stands below. */
  at: ReadonlyMap<ParsedNode, number | null>;
}

/** What is read one after the other, each branch by itself; where branches meet, only what all of them have read counts. */
export function passagesOf(flow: ParsedFlow): Passages {
  const passages: InkPassage[] = [];
  const above = new Map<ParsedNode, number | null>();
  const at = new Map<ParsedNode, number | null>();
  const add = (text: string, after: number | null) => {
    if (text.trim() === '') return after;
    passages.push({ text, after });
    return passages.length - 1;
  };
  const read = (nodes: readonly ParsedNode[], from: number | null): number | null => {
    let [trunk, now, isBranch, inTag] = [from, from, false, false];
    for (const node of nodes) {
      if (isFlow(node)) continue;
      if (isTag(node)) inTag = node.isStart;
      else if (inTag) continue;
      else if (isChoice(node)) {
        above.set(node, trunk);
        now = read(node.content, trunk);
        isBranch = true;
      } else if (node.typeName === 'Gather') {
        now = read(node.content, trunk);
        trunk = now;
        isBranch = false;
      } else {
        if (isDivert(node)) at.set(node, now);
        now = isText(node) ? add(node.text, now) : read(node.content, now);
        if (!isBranch) trunk = now;
      }
    }
    return now;
  };
  read(flow.content, null);
  return { passages, above, at };
}
