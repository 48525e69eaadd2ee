import { sentencesOf } from '../../../../src/sdk/index.ts';

/** What nobody may forget, said in so many words. */
const BINDING =
  /\b(?:promis\w*|swor[en]|swear|vow\w*|oath|owe[sd]?|owing|debts?|borrow\w*|lent|lend|repay|paid|your word|deal|bargain\w*|secret)\b/i;
/** How a deed went; the deed itself says enough once it is old. */
const BOILERPLATE = /^(?:It went (?:well|badly)(?:, at a price)?|Nothing came of it)\.$/;
/** Capitalised only because they begin a sentence. */
const COMMON = new Set(
  'You It The A An And But He She They There This That Then His Her Their In On At As For With Nobody Nothing'.split(
    ' ',
  ),
);

/** Several old events in one text. Every name, every number and every sentence that binds anyone is still in it. */
export function digest(summaries: readonly string[]): string {
  const phrases: string[] = [];
  const whole: string[] = [];
  for (const summary of summaries) {
    const [first = '', ...rest] = sentencesOf(summary);
    const deed = /^You (.+?)(?:\s\([^)]*\))?\.$/.exec(first)?.[1];
    if (deed === undefined || BINDING.test(first)) whole.push(first);
    else phrases.push(deed);
    whole.push(...rest.filter((sentence) => BINDING.test(sentence)));
  }
  const told = phrases.length === 0 ? [] : [`You ${listed(joinedByOpening(phrases), '; ')}.`];
  const text = [...told, ...new Set(whole)];
  for (const sentence of summaries.flatMap((summary) => sentencesOf(summary))) {
    if (BOILERPLATE.test(sentence)) continue;
    const sofar = text.join(' ');
    if (telling(sentence).some((word) => !telling(sofar).includes(word))) text.push(sentence);
  }
  return text.join(' ');
}

/** “asked Iz about the rope” and “asked Iz about the crane” are “asked Iz about the rope and the crane”. */
function joinedByOpening(phrases: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const phrase of new Set(phrases)) {
    const [, head = phrase, tail = ''] =
      /^(asked .+? about|looked for|examined|studied|searched|read) (.+)$/.exec(phrase) ?? [];
    groups.set(head, [...(groups.get(head) ?? []), tail]);
  }
  return [...groups].map(([head, tails]) => `${head} ${listed(tails, ', ')}`.trim());
}

function listed(parts: readonly string[], comma: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(comma)} and ${parts.at(-1)}`;
}

/** Names and numbers: what makes one event different from another in the same words. */
export function telling(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word) && !COMMON.has(word));
}
