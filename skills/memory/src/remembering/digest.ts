import { sentencesOf } from '../../../../src/sdk/index.ts';

/** A memory that is drawn together with others: what was done, and in which words it is told. */
export interface OldMemory {
  summary: string;
  /** The act, where the memory has one. */
  act: string | null;
}

/** Capitalised only because they begin a sentence. */
const COMMON = new Set(
  'You It The A An And But He She They There This That Then His Her Their In On At As For With Nobody Nothing'.split(
    ' ',
  ),
);
/** Deeds are told in one sentence when their accounts begin with so many of the same words. */
const SAME_BEGINNING = 3;

/**
 * Several old events in one text, with every name and every number. The same deed done to several is one sentence; of
 * what came of them, what names somebody or something is kept. What binds anyone has more weight and is not drawn together.
 */
export function digest(memories: readonly OldMemory[]): string {
  const told = memories.map(({ summary, act }) => {
    const [deed = '', ...more] = sentencesOf(summary);
    return { act, words: deed.split(' '), more };
  });
  const deeds = Map.groupBy(told, ({ act, words }) =>
    JSON.stringify([act, ...words.slice(0, SAME_BEGINNING)]),
  );
  const sentences = [...deeds.values()].map((same) => asOne(same.map(({ words }) => words)));
  const rest = told.flatMap(({ more }) => more.filter((sentence) => telling(sentence).length > 0));
  return [...new Set([...sentences, ...rest])].join(' ');
}

/** “You asked Iz about the rope.” and “You asked Iz about the bell.” are “You asked Iz about the rope and bell.” */
function asOne(accounts: readonly string[][]): string {
  const [first = [], ...others] = accounts.filter(
    (words, index) => accounts.findIndex((other) => other.join(' ') === words.join(' ')) === index,
  );
  if (others.length === 0) return first.join(' ');
  const all = [first, ...others];
  const shortest = Math.min(...all.map(({ length }) => length));
  const common = (at: (words: string[], index: number) => string | undefined, most: number) => {
    let count = 0;
    while (count < most && others.every((words) => at(words, count) === at(first, count))) count += 1;
    return count;
  };
  // Each must keep a word of its own.
  const start = common((words, index) => words[index], shortest - 1);
  const end = common((words, index) => words.at(-1 - index), shortest - 1 - start);
  const own = all.map((words) => words.slice(start, words.length - end).join(' '));
  if (end === 0) return all.map((words) => words.join(' ')).join(' ');
  return [...first.slice(0, start), listed(own), ...first.slice(first.length - end)].join(' ');
}

function listed(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Names and numbers: what makes one event different from another in the same words. */
export function telling(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word) && !COMMON.has(word));
}
