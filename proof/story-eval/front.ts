import type { HeardCall } from './heard.ts';

type CountTokens = (text: string) => number;

/** How many calls back a provider still has what it read. */
const KEPT = 8;

/** Tokens that a call has in common with the front of one of the calls before it, added up over all calls. */
export function sharedFront(calls: readonly Pick<HeardCall, 'messages'>[], count: CountTokens): number {
  return calls.reduce((total, call, index) => {
    const before = calls.slice(Math.max(0, index - KEPT), index);
    return total + Math.max(0, ...before.map((earlier) => commonTokens(earlier, call, count)));
  }, 0);
}

function commonTokens(
  { messages: earlier }: Pick<HeardCall, 'messages'>,
  { messages }: Pick<HeardCall, 'messages'>,
  count: CountTokens,
): number {
  let tokens = 0;
  for (const [index, { role, content }] of messages.entries()) {
    const other = earlier[index];
    if (other?.role !== role) return tokens;
    if (other.content !== content) return tokens + count(commonStart(other.content, content));
    tokens += count(content) + 4;
  }
  return tokens;
}

function commonStart(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.slice(0, at);
}
