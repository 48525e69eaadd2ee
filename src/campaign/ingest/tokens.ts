/** Counts tokens as cl100k_base has them. */
export interface TokenCounter {
  /** How many tokens, or null when there are more than `most`; it stops counting there. */
  countUpTo(text: string, most: number): number | null;
}

/** What looks like an order to a model is text here, as everything in a campaign is. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

/** Joining a run of letters into tokens takes the square of its length: a megabyte of one letter would take minutes. */
const LONG_RUN = /\p{L}{301}|\s{301}|[^\s\p{L}\p{N}]{301}/u;

let loading: Promise<TokenCounter> | null = null;

/** The tokenizer with its table of a hundred thousand tokens, which is brought in when it is first needed. */
export function loadTokenCounter(): Promise<TokenCounter> {
  loading ??= import('gpt-tokenizer/encoding/cl100k_base').then(({ isWithinTokenLimit }) => ({
    countUpTo(text, most) {
      if (LONG_RUN.test(text)) return null;
      const count = isWithinTokenLimit(text, most, AS_TEXT);
      return count === false ? null : count;
    },
  }));
  return loading;
}
